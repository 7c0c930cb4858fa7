import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * What an element measures, also after the toolbar has changed the page's brand or scheme, which are
 * attributes of the page.
 *
 * @param measure always the same function, or it measures at every render
 */
export function useMeasured<E extends Element, T>(
  measure: (element: E) => T,
  initial: T,
): [RefObject<E | null>, T] {
  const ref = useRef<E>(null);
  const [value, setValue] = useState(initial);
  useLayoutEffect(() => {
    const read = () => {
      if (ref.current) setValue(measure(ref.current));
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, [measure]);
  return [ref, value];
}
