/**
 * Finds pointer targets smaller than 24 by 24 px (WCAG 2.5.8). Links inside a sentence are not
 * reported. A small target is not reported either if a circle of 24 px around it intersects no other
 * target.
 *
 * Only the source of this function is sent to a page, so all helpers are inside the function.
 *
 * @param selector the areas to search, such as matrix cells
 * @returns one line for each finding
 */
export function smallTargetsIn(selector: string): string[] {
  const SIZE = 24;
  /** Tolerance in px: layout sizes are fractional. */
  const TOLERANCE = 0.5;
  const TARGETS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="checkbox"], [role="combobox"], [role="gridcell"][tabindex], [role="link"], [role="menuitem"], [role="option"], [role="radio"], [role="slider"], [role="switch"], [role="tab"]';

  interface Target {
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  const found = new Set<string>();

  /** Returns the box of an element, including pseudo-elements that enlarge its pointer target. */
  const boxOf = (element: Element): Target => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    let [x, y] = [0, 0];
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      if (style.position !== 'absolute' || style.content === 'none') continue;
      x = Math.max(x, (Number.parseFloat(style.width) - (right - left)) / 2 || 0);
      y = Math.max(y, (Number.parseFloat(style.height) - (bottom - top)) / 2 || 0);
    }
    return { element, left: left - x, right: right + x, top: top - y, bottom: bottom + y };
  };

  const isSmall = ({ left, right, top, bottom }: Target) =>
    right - left < SIZE - TOLERANCE || bottom - top < SIZE - TOLERANCE;

  /** Returns true for a link inside a sentence, whose height depends on the line. */
  const isInSentence = ({ element }: Target) => {
    const block = element.closest('p, li, dd, td, figcaption, legend, label');
    if (getComputedStyle(element).display !== 'inline' || !block) return false;
    return block.textContent.trim() !== element.textContent.trim();
  };

  const middleOf = ({ left, right, top, bottom }: Target) => ({
    x: (left + right) / 2,
    y: (top + bottom) / 2,
  });

  /** Returns true if a 24 px circle on one target intersects the other target or its circle. */
  const isTooNear = (one: Target, other: Target) => {
    const { x, y } = middleOf(one);
    const beside = {
      x: Math.max(other.left - x, 0, x - other.right),
      y: Math.max(other.top - y, 0, y - other.bottom),
    };
    if (Math.hypot(beside.x, beside.y) < SIZE / 2 - TOLERANCE) return true;
    const middle = middleOf(other);
    const apart = Math.hypot(middle.x - x, middle.y - y);
    return isSmall(other) && apart < SIZE - TOLERANCE;
  };

  for (const area of document.querySelectorAll(selector)) {
    const targets = [...area.querySelectorAll(TARGETS)]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      )
      // A press on a label activates its control, so the label counts as the target.
      .map((element) => boxOf((element.matches('input') && element.closest('label')) || element))
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    for (const target of targets) {
      if (!isSmall(target) || isInSentence(target)) continue;
      const near = targets.find(
        (other) =>
          other.element !== target.element &&
          !other.element.contains(target.element) &&
          !target.element.contains(other.element) &&
          isTooNear(target, other),
      );
      if (!near) continue;
      const { element, left, right, top, bottom } = target;
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      found.add(
        `"${name}" is ${Math.round(right - left)} × ${Math.round(bottom - top)} px, beside another target`,
      );
    }
  }
  return [...found];
}
