'use client';

import { pageSkeleton } from '@platform/messages/pageSkeleton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import './PageSkeleton.css';
import { useTexts } from '../../theme/Messages';

export interface PageSkeletonProps {
  /** @default 'Loading' */
  label?: string;
}

/**
 * Stands for a `Page` of which nothing is known yet, as its code is on its way. The first HTML of a
 * site draws the same by itself: elements with `data-frame`.
 *
 * **When not to use it:** once the page is there and its data are on their way; its components have
 * skeletons of their own.
 */
export function PageSkeleton({ label }: PageSkeletonProps) {
  const text = useTexts(pageSkeleton);
  return (
    <div data-frame="page">
      <VisuallyHidden role="status">{label ?? text.loading}</VisuallyHidden>
      <div data-frame="card" />
    </div>
  );
}
