import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { pageAt } from '../routes';

/** What has a focus of its own to keep: something on the new page, such as a tab, or a dialog. */
const KEEPS_FOCUS = '#main, [role="dialog"], [role="alertdialog"]';

/**
 * Leads the focus along with the page, as a browser does that loads documents: forward to the start
 * of the new page, back to the link that the reader left the old one by.
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

  const page = pageAt(pathname).handle?.page;
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const main = document.getElementById('main');
    const active = document.activeElement;
    if (active !== main && active?.closest(KEEPS_FOCUS)) return;
    const left = navigation === 'POP' ? links.current.get(key) : undefined;
    const link = left && main?.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`);
    (link || main)?.focus({ preventScroll: true });
  }, [page, key, navigation]);
}
