'use client';

import { pageSkeleton } from '@platform/messages/pageSkeleton';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts } from '../../theme/Messages';
import { Page, type PageProps } from '../Page/Page';
import './PageSkeleton.css';

/** What most of a page is: a game's board and its history, cards and tiles, a table, or one card. */
export type PageShape = 'board' | 'cards' | 'table' | 'card';

export interface PageSkeletonProps extends Omit<PageProps, 'children' | 'gap'> {
  /**
   * What the page looks like that is on its way.
   * @default 'card'
   */
  shape?: PageShape | undefined;
  /** @default 'Loading' */
  label?: string;
}

/** Equal parts beside or below each other. */
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
 * Stands for a `Page` of which no more than its shape is known yet, as its code is on its way. The first
 * HTML of a site draws the shape `card` by itself: elements with `data-frame`.
 *
 * **When not to use it:** once the page is there and its data are on their way; its components have
 * skeletons of their own.
 *
 * **Do:** Give it the shape of the page, so that nothing moves on arrival.
 *
 * **Don't:** Show a card before a long table: it announces another page.
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
