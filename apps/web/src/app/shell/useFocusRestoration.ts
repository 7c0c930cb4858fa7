import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { pageAt } from '../../routes';

/** Elements that keep the focus: on the new page, such as a tab, or in a dialog. */
const KEEPS_FOCUS = '#main, [role="dialog"], [role="alertdialog"]';

const takerIn = (main: HTMLElement | null) =>
  main?.querySelector<HTMLElement>('[data-takes-focus]');

/**
 * Restores the focus after a navigation. A link moves the focus to the start of the page or the
 * element with `TAKES_FOCUS`. Back returns the focus to the followed link. A new document keeps the
 * focus.
 */
export function useFocusRestoration({ pathname, key }: Location) {
  const navigation = useNavigationType();
  const links = useRef(new Map<string, string>());

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const href =
        target instanceof Element ? target.closest('#main a')?.getAttribute('href') : null;
      if (href) links.current.set(key, href);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [key]);

  // Calling `focus` earlier would force a layout within the render task.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const main = document.getElementById('main');
      if (document.activeElement === document.body) takerIn(main)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const page = pageAt(pathname).handle?.page;
  const shown = useRef<{ page: typeof page }>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page };
    if (!before || before.page === page) return;
    const main = document.getElementById('main');
    const active = document.activeElement;
    if (active !== main && active?.closest(KEEPS_FOCUS)) return;
    const left = navigation === 'POP' ? links.current.get(key) : undefined;
    const link = left && main?.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`);
    (link || takerIn(main) || main)?.focus({ preventScroll: true });
  }, [page, key, navigation]);
}
