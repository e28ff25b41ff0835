"""The compiled kernel of kingclub. `kingclub.kernel` is its face; import that one."""

from kingclub_kernel._ext import *  # noqa: F403
