"""For every test: Hypothesis judges what is found, not how long a busy machine takes to find it."""

from hypothesis import settings

settings.register_profile("kingclub", deadline=None)
settings.load_profile("kingclub")
