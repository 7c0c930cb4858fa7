import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Measures an element when it mounts, and whenever the toolbar changes the brand or scheme of the
 * page.
 *
 * @param measure function with a stable identity; a new function measures again in every render
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
