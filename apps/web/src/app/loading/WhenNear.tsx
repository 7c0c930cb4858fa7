import { Stack } from '@platform/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the window counts as near, as a part of its height. */
const MARGIN = '25%';

/**
 * Shows what is below the window once the reader comes near it: who does not get there fetches neither its
 * code nor its data.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const look = (entries: readonly IntersectionObserverEntry[]) =>
      setNear(entries.some(({ isIntersecting }) => isIntersecting));
    const observer = new IntersectionObserver(look, { rootMargin: `0px 0px ${MARGIN}` });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return near ? children : <Stack ref={place} />;
}
