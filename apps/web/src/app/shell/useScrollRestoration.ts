import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { pageAt } from '../../routes';

/** Delay before the scroll position is saved, in ms, because some browsers limit history writes. */
const REST_MS = 100;

interface Entry {
  key?: string;
  scroll?: number;
}

const entry = () => (window.history.state ?? {}) as Entry;

function remember(key: string) {
  const { key: current = 'default' } = entry();
  if (current !== key) return;
  window.history.replaceState({ ...entry(), scroll: window.scrollY }, '');
}

/**
 * Scrolls new pages to the top, and restores the saved position after Back or a reload. Changes
 * within a page, such as a tab or a modal, keep the position.
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
    // Saves the position if a replaced entry stays on the same page. Skips the first entry, because
    // reading the position would force a layout before the first paint.
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
