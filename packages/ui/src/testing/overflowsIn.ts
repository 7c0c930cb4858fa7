/**
 * Finds texts that do not fit: clipped by a box, outside a surrounding box, or overlapping another
 * text. Intended clipping is not reported: an ellipsis, a text for screen readers only, or a region
 * that the keyboard can scroll.
 *
 * Only the source of this function is sent to a page, so all helpers are inside the function.
 *
 * @param selector the areas to search, such as matrix cells; texts in different areas are
 *   not compared
 * @returns one line for each finding
 */
export function overflowsIn(selector: string): string[] {
  /** Tolerance in px: layout positions are fractional. */
  const TOLERANCE = 1;

  interface Text {
    element: Element;
    words: string;
    boxes: Box[];
  }

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  const found = new Set<string>();
  const nameOf = (element: Element) => {
    const role = element.getAttribute('role') ?? element.localName;
    return `${role}${element.classList.length > 0 ? `.${element.classList[0]}` : ''}`;
  };

  /**
   * Approximates the box of a line's glyphs: the line box of a font is taller than the glyphs along
   * the block axis.
   */
  const glyphBox = ({ left, right, top, bottom }: DOMRect, isVertical: boolean): Box => {
    const x = isVertical ? (right - left) / 4 : TOLERANCE;
    const y = isVertical ? TOLERANCE : (bottom - top) / 4;
    return { left: left + x, right: right - x, top: top + y, bottom: bottom - y };
  };

  const isForScreenReaders = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };

  const textsIn = (area: Element): Text[] => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = (node.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
      const shown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!element || words === '' || !shown) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isVertical = getComputedStyle(element).writingMode !== 'horizontal-tb';
      const boxes = [...range.getClientRects()]
        .filter(({ width, height }) => width > 0 && height > 0)
        .map((line) => glyphBox(line, isVertical));
      if (boxes.length > 0) texts.push({ element, words, boxes });
    }
    return texts;
  };

  const isInside = (inner: Box, outer: Box, inline = true, block = true) =>
    (!inline || (inner.left >= outer.left && inner.right <= outer.right)) &&
    (!block || (inner.top >= outer.top && inner.bottom <= outer.bottom));

  const canScroll = (element: Element) =>
    (element as HTMLElement).tabIndex >= 0 ||
    element.querySelector('a[href], button, input, select, textarea, [tabindex="0"]') !== null;

  /** Returns true for text in a wrapped line that its row hides on purpose. */
  const isInHiddenLine = (boxes: readonly Box[], { flexWrap }: CSSStyleDeclaration, row: DOMRect) =>
    flexWrap === 'wrap' && boxes.every(({ top }) => top >= row.bottom);

  /** Compares a text with the boxes around it, from the innermost to the area. */
  const compareWithBoxes = ({ element, words, boxes }: Text, area: Element) => {
    for (let box: Element | null = element; box && area.contains(box); box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'contents' || style.display === 'inline') continue;
      if (isForScreenReaders(box)) return true;
      const edges = box.getBoundingClientRect();
      const inline = boxes.every((text) => isInside(text, edges, true, false));
      const block = boxes.every((text) => isInside(text, edges, false, true));
      if (!inline || !block) {
        const overflow = [inline ? '' : style.overflowX, block ? '' : style.overflowY];
        const scrolls = overflow.some((value) => value === 'auto' || value === 'scroll');
        const clips = overflow.some((value) => value === 'hidden' || value === 'clip');
        const onPurpose =
          (scrolls && canScroll(box)) ||
          (clips && block && style.textOverflow === 'ellipsis') ||
          (clips && inline && style.webkitLineClamp !== 'none') ||
          (clips && inline && isInHiddenLine(boxes, style, edges));
        if (onPurpose) return true;
        const what = clips ? 'is cut off by' : scrolls ? 'needs a mouse to scroll in' : 'leaves';
        found.add(`"${words}" ${what} ${nameOf(box)}`);
        return true;
      }
      // A positioned box, such as a badge on the corner of an icon, may extend beyond its container.
      if (style.position === 'absolute' || style.position === 'fixed') return false;
    }
    return false;
  };

  const isLayered = (element: Element, area: Element) => {
    for (let box: Element | null = element; box && box !== area; box = box.parentElement) {
      const { position } = getComputedStyle(box);
      if (position !== 'static' && position !== 'relative') return true;
    }
    return false;
  };

  const compareWithEachOther = (texts: readonly Text[]) => {
    const placed = texts
      .flatMap(({ words, boxes }) => boxes.map((box) => ({ words, ...box })))
      .sort((one, other) => one.top - other.top);
    placed.forEach((one, index) => {
      for (const other of placed.slice(index + 1)) {
        if (other.top >= one.bottom) break;
        if (one.words === other.words || one.left >= other.right || other.left >= one.right)
          continue;
        found.add(`"${one.words}" is on top of "${other.words}"`);
      }
    });
  };

  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) {
    found.add(`The page is ${page.scrollWidth}px wide in a window of ${page.clientWidth}px`);
  }
  for (const area of document.querySelectorAll(selector)) {
    const whole = textsIn(area).filter((text) => !compareWithBoxes(text, area));
    compareWithEachOther(whole.filter(({ element }) => !isLayered(element, area)));
  }
  return [...found];
}
