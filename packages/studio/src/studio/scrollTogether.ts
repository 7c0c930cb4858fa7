/**
 * Lets two windows scroll as one. Where one page is shorter than the other, it waits at its end.
 *
 * @returns takes one of the windows again, after it was loaded
 */
export function scrollTogether(): (side: 'before' | 'after', page: Window) => void {
  const pages: Partial<Record<'before' | 'after', Window>> = {};
  /** Where each was led, which it is not to lead the other back from. */
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
