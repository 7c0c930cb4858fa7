import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import './PageSkeleton.css';

export interface PageSkeletonProps {
  /** @default 'Loading' */
  label?: string;
}

/**
 * Stands for a `Page` of which nothing is known yet, as its code is on its way. The first HTML of a
 * site draws the same by itself: elements with `data-frame`.
 *
 * **When not to use it:** once the page is there and its data are on their way; its parts have
 * skeletons of their own.
 */
export function PageSkeleton({ label = 'Loading' }: PageSkeletonProps) {
  return (
    <div data-frame="page">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div data-frame="card" />
    </div>
  );
}
