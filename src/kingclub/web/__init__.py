"""The server: routes, sockets, and the loop that does what is due."""
