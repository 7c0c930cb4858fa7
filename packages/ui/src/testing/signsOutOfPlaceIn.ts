/**
 * Finds numbers whose sign is not on the left. In right-to-left text, the sign changes sides unless the
 * number is isolated.
 *
 * Only the source of this function is sent to a page, so all helpers are inside the function.
 *
 * @param selector the areas to search, such as matrix cells
 * @returns one line for each finding
 */
export function signsOutOfPlaceIn(selector: string): string[] {
  const found = new Set<string>();
  const leftOf = (node: Node, index: number) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect().left;
  };
  for (const area of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      const text = node.textContent ?? '';
      for (const { 0: number, index } of text.matchAll(/(?<![\w)-])[+−-]\d[\d.,]*/g)) {
        if (leftOf(node, index) > leftOf(node, index + 1)) {
          found.add(`The sign of ${number} is at its right in "${text.trim()}"`);
        }
      }
    }
  }
  return [...found];
}
