import { expect, it } from "vitest";
import { ApiError } from "../src/net/api";
import { failureText, mayGoBetter } from "../src/texts/failures";
import { hasText } from "../src/texts/texts";

it("tells what the server says in the person's language, and asks to try again only where that helps", () => {
  const refused = new ApiError("bad-switch", { ru: "Условия нет", en: "No such rule" });
  expect(failureText("ru", refused)).toBe("Условия нет");
  expect(failureText("en", refused)).toBe("No such rule");
  expect(mayGoBetter(refused)).toBe(false);
});

it.each(["no-server", "not-saved", "too-many", "unexpected"])("has words of its own for %s", (code) => {
  const told = failureText("ru", new ApiError(code));
  expect(hasText("ru", told)).toBe(false);
  expect(told).not.toContain(code);
  expect(mayGoBetter(new ApiError(code))).toBe(true);
});
