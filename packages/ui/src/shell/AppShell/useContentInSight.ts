'use client';

import { useEffect, type RefObject } from 'react';
import { observeSize } from '../../internal/browser';

/** Minimum height of the content that stays visible below the header, in px. */
const LEAST_IN_SIGHT = 96;

/**
 * Scrolls the page to the top if its content has shrunk and is no longer in view. If the user was
 * already at the footer, the scroll position is kept.
 *
 * @param header element that covers the top of the window
 */
export function useContentInSight(
  header: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    let height = element.offsetHeight;
    return observeSize(element, () => {
      const before = height;
      height = element.offsetHeight;
      if (height >= before) return;
      const { top } = element.getBoundingClientRect();
      const edge = (header.current?.getBoundingClientRect().bottom ?? 0) + LEAST_IN_SIGHT;
      if (top + height < edge && top + before >= edge) window.scrollTo({ top: 0 });
    });
  }, [header, content]);
}
