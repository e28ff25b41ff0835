// An argument of a call from Python, under the name that the caller knows it by.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace kingclub {

// A text that can be a part of a type.
template <std::size_t Size> struct Name {
  char text[Size];
  constexpr Name(const char (&from)[Size]) { std::copy_n(from, Size, text); }
};

// Numbers that Python gives as `name`. What does not fit is refused by that name, where nanobind would list
// all that the function takes. (None it refuses itself, and tells where it stood.)
template <class T, Name name> struct Given {
  T value{};

  operator const T &() const { return value; }
};

[[noreturn]] inline void refuse_given(std::string name, nanobind::handle unfit) {
  if (nanobind::isinstance<nanobind::int_>(unfit))
    throw nanobind::value_error((name + ": out of range: " + nanobind::repr(unfit).c_str()).c_str());
  throw nanobind::type_error((name + ": this " + nanobind::inst_name(unfit).c_str() + " does not fit").c_str());
}

} // namespace kingclub

namespace nanobind::detail {

template <class T, kingclub::Name name> struct type_caster<kingclub::Given<T, name>> {
  using Value = kingclub::Given<T, name>;
  static constexpr auto Name = make_caster<T>::Name;
  template <class> using Cast = Value;
  template <class> static constexpr bool can_cast() { return true; }

  bool from_python(handle given, std::uint32_t flags, cleanup_list *cleanup) noexcept {
    given_ = given;
    fits_ = caster_.from_python(given, flags, cleanup);
    return true;
  }

  explicit operator Value() {
    if (!fits_) kingclub::refuse_given(name.text, given_);
    return {caster_.operator cast_t<T>()};
  }

private:
  make_caster<T> caster_;
  handle given_;
  bool fits_ = false;
};

template <class T, kingclub::Name name>
struct has_arg_defaults<kingclub::Given<std::optional<T>, name>> : std::true_type {};

} // namespace nanobind::detail
