/** Returns a function that synchronizes two windows. The shorter page stops at its end. */
export function scrollTogether(): (side: 'before' | 'after', page: Window) => void {
  const pages: Partial<Record<'before' | 'after', Window>> = {};
  /** Position that this function last set in each window, whose scroll event is ignored. */
  const led = new Map<Window, number>();
  return (side, page) => {
    pages[side] = page;
    page.addEventListener('scroll', () => {
      const other = pages[side === 'before' ? 'after' : 'before'];
      if (!other || led.get(page) === page.scrollY) return;
      led.delete(page);
      other.scrollTo({ top: page.scrollY, behavior: 'instant' });
      led.set(other, other.scrollY);
    });
  };
}
