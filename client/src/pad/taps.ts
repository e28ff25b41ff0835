/** A second tap of a finger that stays where it was, meant for what lay there: it is not heard by what came
 * under it since. Quick taps on one thing, and taps elsewhere, all count. */

/** Milliseconds in which nobody has seen what is new, and acts on it. */
const UNSEEN = 400;
/** How far a finger strays, in CSS pixels. */
const FINGER = 30;
/** What has moved less is still the same thing to the eye. */
const STILL = 8;
const TARGETS = "button, input, select, summary, a, label";

interface Tap {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** Where all that can be tapped was on the page. */
  readonly places: ReadonlyMap<Element, DOMRect>;
}

/** `lastChange`: when the page last showed something that was done. */
export function guardTaps(lastChange: () => number): void {
  let last: Tap | undefined;
  /** Who chose or typed something since has looked. */
  const forget = (event: Event): void => {
    const isTapped = event.target instanceof HTMLInputElement && /radio|checkbox/.test(event.target.type);
    if (!isTapped) last = undefined;
  };
  addEventListener("change", forget, { capture: true });
  addEventListener(
    "click",
    (event) => {
      if (event.detail === 0 || !(event.target instanceof Element)) return; // by keyboard
      const now = performance.now();
      if (last !== undefined && isMeantForAnother(last, event, event.target, now, lastChange())) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = { x: event.clientX, y: event.clientY, at: now, places: placesNow() };
    },
    { capture: true },
  );
}

function isMeantForAnother(
  last: Tap,
  event: MouseEvent,
  target: Element,
  now: number,
  shown: number,
): boolean {
  if (now - Math.max(last.at, shown) > UNSEEN) return false;
  if (Math.hypot(event.clientX - last.x, event.clientY - last.y) > FINGER) return false;
  const tapped = target.closest(TARGETS);
  if (tapped === null) return false;
  const there = placeOf(tapped);
  const strayed = (before: DOMRect): number => Math.hypot(there.x - before.x, there.y - before.y);
  return ![...last.places].some(([each, before]) =>
    each === tapped ? strayed(before) <= STILL : isSame(each, tapped) && strayed(before) <= FINGER,
  );
}

/** A button of the same name at the same place, as the way back, is the same to the finger. */
function isSame(one: Element, other: Element): boolean {
  return one.tagName === "BUTTON" && other.tagName === "BUTTON" && nameOf(one) === nameOf(other);
}

function nameOf(element: Element): string | null {
  return element.getAttribute("aria-label") ?? element.textContent;
}

function placesNow(): ReadonlyMap<Element, DOMRect> {
  return new Map([...document.querySelectorAll(TARGETS)].map((each) => [each, placeOf(each)]));
}

/** On the page: to scroll moves nothing. */
function placeOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x + scrollX, y + scrollY, width, height);
}
