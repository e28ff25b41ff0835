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
  const before = last.places.get(tapped);
  const there = placeOf(tapped);
  return before === undefined || Math.hypot(there.x - before.x, there.y - before.y) > STILL;
}

function placesNow(): ReadonlyMap<Element, DOMRect> {
  return new Map([...document.querySelectorAll(TARGETS)].map((each) => [each, placeOf(each)]));
}

/** On the page: to scroll moves nothing. */
function placeOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x + scrollX, y + scrollY, width, height);
}
