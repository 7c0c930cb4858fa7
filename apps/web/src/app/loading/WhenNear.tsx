import { Stack } from '@platform/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Margin below the viewport, relative to the viewport height. */
const MARGIN = '25%';

/**
 * Renders its children once they are near the viewport, and loads their code and data only then.
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
