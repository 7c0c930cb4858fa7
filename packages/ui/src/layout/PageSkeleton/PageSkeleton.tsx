'use client';

import { pageSkeleton } from '@platform/messages/pageSkeleton';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts } from '../../theme/Messages';
import { Page, type PageProps } from '../Page/Page';
import './PageSkeleton.css';

export type PageShape = 'board' | 'cards' | 'table' | 'card';

export interface PageSkeletonProps extends Omit<PageProps, 'children' | 'gap'> {
  /**
   * Shape of the loading page.
   * @default 'card'
   */
  shape?: PageShape | undefined;
  /**
   * Text for screen readers.
   * @default 'Loading'
   */
  label?: string;
}

const parts = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => <div key={index} data-frame={name} />);

const SHAPES: Readonly<Record<PageShape, ReactNode>> = {
  board: (
    <>
      <div data-frame="bar" />
      <div data-frame="columns">{parts('half', 2)}</div>
    </>
  ),
  cards: (
    <>
      <div data-frame="title" />
      <div data-frame="panel" />
      <div data-frame="tiles">{parts('tile', 4)}</div>
      <div data-frame="panel" />
    </>
  ),
  table: (
    <>
      <div data-frame="title" />
      <div data-frame="table">{parts('row', 9)}</div>
    </>
  ),
  card: <div data-frame="card" />,
};

/**
 * Placeholder for a `Page` while its code loads. A site's initial HTML contains the `card` shape.
 *
 * **When not to use it:** while only the page's data loads.
 *
 * **Do:** Choose the shape that matches the page.
 *
 * **Don't:** Show `card` for a page with a long table.
 */
export function PageSkeleton({ shape = 'card', label, ...rest }: PageSkeletonProps) {
  const text = useTexts(pageSkeleton);
  return (
    <Page {...rest} data-frame="page" data-shape={shape}>
      <VisuallyHidden role="status">{label ?? text.loading}</VisuallyHidden>
      {SHAPES[shape]}
    </Page>
  );
}
