/**
 * Finds words and numbers that break across lines because their box is too narrow. Only texts of up
 * to 14 letters or digits count: hashes, addresses and names may break.
 *
 * Only the source of this function is sent to a page, so all helpers are inside the function.
 *
 * @param selector the areas to search, such as matrix cells
 * @returns one line for each finding
 */
export function brokenWordsIn(selector: string): string[] {
  /** Words between spaces, slashes, brackets and punctuation. */
  const WORD = /(?<![^\s(/])(?:[\p{L}\p{M}]{2,14}|[-+]?\d[\d.,]{1,13})(?![^\s).,:;!?/])/gu;
  /** Tolerance in px: letters on one line may differ by fractions of a pixel. */
  const TOLERANCE = 1;

  const found = new Set<string>();

  const isForScreenReaders = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { width, height } = box.getBoundingClientRect();
      if (width <= 1 || height <= 1) return true;
    }
    return false;
  };

  const isBroken = (node: Node, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
    return Math.max(...tops) - Math.min(...tops) > TOLERANCE;
  };

  for (const area of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const shown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!element || !shown || isForScreenReaders(element)) continue;
      if (getComputedStyle(element).writingMode !== 'horizontal-tb') continue;
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(WORD)) {
        if (!isBroken(node, index, index + word.length)) continue;
        found.add(`"${word}" is broken in "${text.trim()}"`);
      }
    }
  }
  return [...found];
}
