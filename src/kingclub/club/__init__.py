"""The club: tables as event logs. Pure: no I/O, no clock, no framework."""
