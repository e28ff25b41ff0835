import { stepTo } from "./toolbar";

/** Nothing has the focus: what had it is gone. */
export function focusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Arrow keys lead through the buttons of a row or a panel. */
export function moveInRow(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const places = buttons.map((_, index) => String(index));
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = at < 0 ? null : stepTo(places, String(at), event.key);
  if (to === null) return;
  event.preventDefault();
  event.stopPropagation();
  buttons[Number(to)]?.focus({ preventScroll: true });
}
