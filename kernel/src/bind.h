// What the parts of the Python module share. Only the bind files know nanobind.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <utility>
#include <vector>

#include "caller.h"
#include "given.h"

namespace kingclub {

namespace nb = nanobind;
using namespace nb::literals;

void bind_spec(nb::module_ &m);
void bind_position(nb::module_ &m);
void bind_playouts(nb::module_ &m);
void bind_solvers(nb::module_ &m);
void bind_belief(nb::module_ &m);

// Works without the interpreter's lock. On the main thread Python is asked now and then whether a signal came:
// Ctrl-C ends the work with KeyboardInterrupt. Other threads get no signals, and do not wait for the lock.
class Released {
public:
  Released();
  ~Released();
  Released(const Released &) = delete;

private:
  AskCaller asked_before_ = ask_caller; // a handler of signals may itself come in here
  PyThreadState *thread_;
};

// Hands a vector over to NumPy without copying it.
template <class T, class... Size> auto array_of(std::vector<T> &&values, Size... shape) {
  auto *kept = new std::vector<T>(std::move(values));
  nb::capsule owner(kept, [](void *p) noexcept { delete static_cast<std::vector<T> *>(p); });
  return nb::ndarray<nb::numpy, T>(kept->data(), {static_cast<std::size_t>(shape)...}, owner);
}

// An `__init__` by a function. (`nb::new_` would leave objects of `object.__new__` to abort the process.)
template <class Owner, class... Args> auto init_by(Owner (*make)(Args...)) {
  return [make](Owner *self, Args... args) { new (self) Owner(make(std::forward<Args>(args)...)); };
}

// Equal where `content` is equal. What can be changed is no key of a dictionary: no hash.
template <class Owner, class Content> void def_equal(nb::class_<Owner> &bound, Content content) {
  bound.def(
      "__eq__", [content](const Owner &a, const Owner &b) { return content(a) == content(b); },
      nb::is_operator(), nb::sig("def __eq__(self, other: object, /) -> bool"));
  bound.attr("__hash__") = nb::none();
}

// Numbers as a tuple: a list would let itself be changed and the change be lost.
using Numbers = nb::typed<nb::tuple, int, nb::ellipsis>;

template <class T, std::size_t Size> Numbers numbers_of(const std::array<T, Size> &values) {
  nb::list found;
  for (const T value : values) found.append(static_cast<int>(value));
  return Numbers(nb::tuple(found));
}

// The setter is told the member's name: it stands in the error where a value does not fit.
template <class Class, class Owner, class T>
void def_field(Class &bound, const char *name, T Owner::*member) {
  bound.def_rw(name, member, nb::for_setter(nb::name(name)));
}

// A member that is an array: read as a tuple, set from any sequence.
template <class Class, class Owner, class Array>
void def_numbers(Class &bound, const char *name, Array Owner::*member) {
  bound.def_prop_rw(
      name, [member](const Owner &owner) { return numbers_of(owner.*member); },
      [member](Owner &owner, const Array &values) { owner.*member = values; }, nb::for_setter(nb::name(name)));
}

} // namespace kingclub
