// Every place where the keyboard can stop, from the top; one for a group of radio buttons.
(() => {
  const STOPS = "a[href], button, input, select, summary, [tabindex='0']";

  function shownAs(stop) {
    return stop.matches("input[type=radio]") ? stop.nextElementSibling : stop;
  }

  function named(stop) {
    const group = stop.closest("fieldset")?.querySelector("legend")?.textContent;
    return [group, stop.getAttribute("aria-label") ?? (stop.innerText || stop.tagName)].filter(Boolean).join(": ");
  }

  function isStop(stop) {
    if (stop.disabled || stop.tabIndex < 0 || !shownAs(stop).checkVisibility()) return false;
    if (!stop.matches("input[type=radio]")) return true;
    const group = [...document.getElementsByName(stop.name)];
    return stop === (group.find((each) => each.checked) ?? group[0]);
  }

  function stops() {
    return [...document.querySelectorAll(STOPS)].filter(isStop);
  }

  window.padWalk = {
    stops: () => stops().map(named),
    /** The one that has the focus: its place, or −1. */
    at: () => stops().indexOf(document.activeElement),
    isLast: () => stops().at(-1) === document.activeElement,
    /** Pairs of which the later stands above the earlier, and in no column further right. */
    backwards: () => {
      scrollTo(0, 0);
      const all = stops();
      return all
        .slice(1)
        .map((stop, before) => [all[before], stop])
        .filter((pair) => {
          const [a, b] = pair.map((each) => shownAs(each).getBoundingClientRect());
          return b.bottom <= a.top && b.left < a.right;
        })
        .map((pair) => pair.map(named).join(" > "));
    },
    /** What is wrong with how the focus is shown; "" if nothing. */
    unseen: () => {
      const at = document.activeElement;
      if (at === null || at === document.body) return "nothing has the focus";
      const shown = shownAs(at);
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) return `${named(at)}: not marked`;
      const { left, top, width, height } = shown.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const isSeen = hit !== null && (at.contains(hit) || shown.contains(hit) || hit.contains(at));
      return isSeen ? "" : `${named(at)}: out of sight`;
    },
    /** As on a page that was just opened: the next Tab goes to its first stop. */
    toTop: () => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute("tabindex");
      scrollTo(0, 0);
    },
  };
})();
