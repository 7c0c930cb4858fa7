import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** @param measure stable function: a new function causes another measurement */
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
