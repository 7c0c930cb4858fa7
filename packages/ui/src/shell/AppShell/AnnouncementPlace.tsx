'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { observeSize } from '../../internal/browser';
import { ANNOUNCEMENT_HEIGHT } from '../../internal/announcementHeight';

/** Place above the header. Publishes its height, because the header begins below it. */
export function AnnouncementPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const stop = observeSize(element, () =>
      style.setProperty(ANNOUNCEMENT_HEIGHT, `${element.getBoundingClientRect().height}px`),
    );
    return () => {
      stop();
      style.removeProperty(ANNOUNCEMENT_HEIGHT);
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
