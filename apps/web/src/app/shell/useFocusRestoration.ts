import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { pageAt } from '../../routes';

/** What has a focus of its own to keep: something on the new page, such as a tab, or a dialog. */
const KEEPS_FOCUS = '#main, [role="dialog"], [role="alertdialog"]';

const takerIn = (main: HTMLElement | null) =>
  main?.querySelector<HTMLElement>('[data-takes-focus]');

/**
 * Leads the focus along with the page, as a browser does that loads documents: forward to the start
 * of the new page, or to what is marked there with `TAKES_FOCUS`, back to the link that the reader left
 * the old one by. In a document that has just been loaded it leaves the focus that there is.
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

  // With the first frame, which lays out the page: the focus before it would have that done in one long
  // task with what has drawn it.
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
