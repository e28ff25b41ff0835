// What is wrong with the layout of the table as it now is: a list of sentences, empty where nothing is.
() => {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page scrolls sideways, by ${page.scrollWidth - innerWidth}`);
  if (page.scrollHeight > innerHeight) faults.push(`the page scrolls, by ${page.scrollHeight - innerHeight}`);

  const all = (selector) => [...document.querySelectorAll(selector)];
  const isSeen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === "visible";
  };
  const called = (element) => {
    const own = `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith("s-")).join(".")}`;
    return `${own} “${(element.dataset.card ?? element.textContent.trim().replace(/\s+/g, " ")).slice(0, 40)}”`;
  };
  const SLACK = 1;
  const isInside = (inner, outer) =>
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  // Where the letters are, and not the box around them.
  const lettersOf = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };

  const TEXTS =
    "header h1, header .costs p, .plate .marks, .badge, .said, .line .words p, .calls h2, .calls button > span, " +
    "section.over h2, section.over .kicker, section.over th, section.over td, section.over .note, section.over button, .line .end button, .banner:not(:empty), .stock, .heap p";
  const THINGS = ".seat .plate, .seat .backs i, .trick .card, .hand .card, .calls, section.over, header .tool, .line .end button";
  for (const element of [...all(TEXTS), ...all(THINGS)]) {
    if (!isSeen(element) || element.closest(".spoken") !== null) continue;
    const box = element.matches(`${THINGS}, .words p`) ? element.getBoundingClientRect() : lettersOf(element);
    if (!isInside(box, window_)) faults.push(`${called(element)} is not wholly on the page`);
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      if (!isInside(box, around.getBoundingClientRect()))
        faults.push(`${called(element)} is cut by ${called(around)}`);
    }
  }
  for (const element of all(".line .words p:not(.note)")) {
    if (element.scrollHeight > element.clientHeight + SLACK) faults.push(`${called(element)} is shortened`);
  }
  for (const element of all(".calls, section.over")) {
    if (element.scrollHeight > element.clientHeight + SLACK)
      faults.push(`${called(element)} scrolls, by ${element.scrollHeight - element.clientHeight}`);
  }

  // Nothing lies on anything else; cards of one trick do, and cards of one hand.
  const PARTS = [
    "header",
    ".banner:not(:empty)",
    ".side .plate, .side .badges, .side .said, .side .seat > .backs",
    ".trick .card",
    ".middle .calls",
    "section.over",
    ".felt > .bar",
    ".line .own .plate, .line .own .badges",
    ".line .words p:not(.note)",
    ".line .end button",
    ".hand .card:not(.picked, .sent)",
  ];
  const isApart = (one, other) =>
    one.right <= other.left + SLACK || other.right <= one.left + SLACK || one.bottom <= other.top + SLACK || other.bottom <= one.top + SLACK;
  const parts = PARTS.flatMap((selector, part) =>
    all(selector)
      .filter(isSeen)
      .map((element) => ({
        part,
        element,
        box: element.getBoundingClientRect(),
      })),
  );
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      const isOneSeat = one.part === 2 && other.part === 2 && one.element.parentElement === other.element.parentElement;
      if ((one.part === other.part && one.part !== 2) || isOneSeat || isApart(one.box, other.box)) continue;
      faults.push(`${called(one.element)} lies on ${called(other.element)}`);
    }
  }

  // What can be pressed is there to be pressed; of a card its left edge, or its right one for the left hand.
  for (const element of all(".calls button, section.over button, .line .end button, header .tool, .hand [data-card]")) {
    if (!isSeen(element)) continue;
    const box = element.getBoundingClientRect();
    const isMirrored = page.dataset.hand === "left";
    const x = !element.matches("[data-card]") ? box.left + box.width / 2 : isMirrored ? box.right - 10 : box.left + 10;
    const y = element.matches("[data-card]") ? box.top + 30 : box.top + box.height / 2;
    const found = document.elementFromPoint(x, y);
    if (found !== element && !element.contains(found)) faults.push(`${called(element)} is covered by ${found && called(found)}`);
  }
  return [...new Set(faults)];
}
