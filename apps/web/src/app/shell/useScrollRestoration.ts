import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { pageAt } from '../../routes';

/** How long the page rests before its position is written down, in ms: some browsers limit that. */
const REST_MS = 100;

/** An entry of the history: the router's own key, and how far down its page was. */
interface Entry {
  key?: string;
  scroll?: number;
}

const entry = () => (window.history.state ?? {}) as Entry;

/** Writes the position to the entry of this key, unless the browser has left that. */
function remember(key: string) {
  const { key: current = 'default' } = entry();
  if (current !== key) return;
  window.history.replaceState({ ...entry(), scroll: window.scrollY }, '');
}

/**
 * Another page begins at its top; going back finds the old one where it was left, and so does a
 * reload. What changes within a page, such as a tab, a list's page or a modal, leaves it as it is.
 */
export function useScrollRestoration({ pathname, key }: Location) {
  const navigation = useNavigationType();
  const page = pageAt(pathname).handle?.page;
  const shown = useRef(page);
  const follows = useRef(key);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const left = navigation === 'POP' ? entry().scroll : undefined;
    if (left !== undefined || shown.current !== page) window.scrollTo(0, left ?? 0);
    shown.current = page;
  }, [key, navigation, page]);

  useEffect(() => {
    // An entry that replaces another within the page begins where that one was. The first replaces none,
    // and to read the position would have the browser lay out the page before it paints.
    if (follows.current !== key && window.scrollY > 0) remember(key);
    follows.current = key;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => remember(key), REST_MS);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
    };
  }, [key]);
}
