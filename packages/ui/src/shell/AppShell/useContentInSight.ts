'use client';

import { useEffect, type RefObject } from 'react';
import { observeSize } from '../../internal/browser';

/** With less of it below the header, the content counts as out of sight, in px. */
const LEAST_IN_SIGHT = 96;

/**
 * Keeps the content of a page in sight. Where a long content gives way to a short one, such as the
 * last page of a list, the window would be left beyond its end: then the page begins at its top again.
 * A reader who had gone on to the footer stays there.
 *
 * @param header what covers the top of the window
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
