# The recipes of the project. `just check` is what CI runs.
# Without `just`: the same through uv, `.tools/bin/uv run --group dev just check`.

uv := env("UV", if path_exists(justfile_directory() / ".tools/bin/uv") == "true" { justfile_directory() / ".tools/bin/uv" } else { "uv" })
run := quote(uv) + " run --quiet --group dev"

# list the recipes
default:
    @just --list --unsorted

# everything that must hold before a commit
check: format lint types layers fresh client test

# every test; arguments go to pytest
test *args="-n auto":
    {{ run }} pytest {{ args }}

# every game, with each number of players, and every state of a table, in a browser: half an hour
games:
    KINGCLUB_GAMES=all {{ run }} pytest -n 2 tests/e2e/test_presets.py tests/e2e/test_layout.py

# all checks but the tests
static: format lint types layers fresh client

# the source is formatted
format:
    {{ run }} ruff format --check --quiet

# the linter has nothing to say
lint:
    {{ run }} ruff check --quiet

# the types hold, strictly
types:
    {{ run }} basedpyright --warnings

# the layers hold
layers:
    {{ run }} lint-imports --no-logo

# what is generated is fresh
fresh:
    {{ run }} python tools/pin.py --check

# the page: its types, its linter, its tests
client:
    {{ run }} python tools/client.py check lint test

# the kernel's own tests, with sanitizers; needs CMake and a C++ compiler
kernel:
    cmake -S kernel -B kernel/build/check -DKINGCLUB_TESTS=ON -DKINGCLUB_EXTENSION=OFF -DKINGCLUB_SANITIZE=ON
    cmake --build kernel/build/check --parallel 2
    ctest --test-dir kernel/build/check --output-on-failure

# format the source and mend what the linter can mend
fmt:
    {{ run }} ruff format
    {{ run }} ruff check --fix

# pin the whole closure of dependencies; `just pin --upgrade` takes the newest
pin *args:
    {{ run }} python tools/pin.py {{ args }}

# open the club in the browser
serve *args:
    {{ quote(uv) }} run --quiet kingclub serve {{ args }}

# play a game in the terminal
play *args:
    {{ quote(uv) }} run --quiet kingclub play {{ args }}

# measure: `just bench referee`
bench *args:
    {{ quote(uv) }} run --quiet --group bench kingclub bench {{ args }}

# both README commands on ever barer machines: `just bare clean`, `just bare tools`, `just bare debian`
bare mode="clean":
    python3 tools/bare_machine.py {{ mode }}
