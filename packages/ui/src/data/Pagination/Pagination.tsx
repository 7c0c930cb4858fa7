'use client';

import { pagination } from '@platform/messages/pagination';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { Button } from '../../primitives/Button/Button';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './Pagination.css';

/** Props for the parts of a `Pagination`, merged with its own. */
export interface PaginationSlots {
  /** The button to the page before. */
  previous?: SlotProps<'button'> | undefined;
  /** The button to the page after. */
  next?: SlotProps<'button'> | undefined;
  /** Which page is on show. */
  position?: SlotProps<'span'> | undefined;
}

/** The specification: page controls show only for more rows than this. */
const MOST_ROWS_WITHOUT_CONTROLS = 5;

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /**
   * The page on show, from 1, when the caller holds it. Beyond the last one, as of an old address,
   * Previous leads to that.
   */
  current?: number | undefined;
  /**
   * The page on show at first.
   * @default 1
   */
  defaultCurrent?: number;
  /** How many pages there are. */
  pages: number;
  /** How many rows there are on all pages. With 5 or fewer nothing is shown. */
  total: number;
  /** Asks for another page, e.g. by the query string's `page`. */
  onPageChange?: ((page: number) => void) | undefined;
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof pagination>>;
  /**
   * Props for its parts: `{ next: { autoFocus: true } }`.
   * @default {}
   */
  slotProps?: PaginationSlots | undefined;
}

/**
 * Goes through the pages of a list.
 *
 * **When not to use it:** under a `HistoryTable`, which brings its own.
 *
 * **Do:** Show the number of pages, so that readers know what to expect.
 *
 * **Don't:** Replace it with "Load more": an endless list cannot be bookmarked, and its footer
 * cannot be reached.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | goes to the previous or next page; at the ends nothing, and the focus stays |
 */
export function Pagination({
  current: given,
  defaultCurrent = 1,
  pages,
  total,
  onPageChange,
  texts,
  slotProps,
  className,
  ...rest
}: PaginationProps) {
  const text = useTexts(pagination, texts);
  const [current, change] = useControlled(given, defaultCurrent, onPageChange);
  if (total <= MOST_ROWS_WITHOUT_CONTROLS) return null;
  const step = (page: number) => ({
    className: styles.step,
    // Not `disabled`, which would drop the focus of a reader who just reached the last page.
    'aria-disabled': page < 1 || page > pages,
    onClick: () => {
      if (page >= 1 && page <= pages) change(page);
    },
  });
  return (
    <nav aria-label={text.label} {...rest} className={classNames(styles.root, className)}>
      <Button
        tone="neutral"
        {...mergeProps(step(Math.min(current - 1, pages)), slotProps?.previous)}
      >
        <ChevronLeft aria-hidden className={styles.icon} />
        {text.previous}
      </Button>
      <span
        {...mergeProps({ 'aria-live': 'polite', className: styles.position }, slotProps?.position)}
      >
        {`${current} / ${Math.max(pages, 1)}`}
      </span>
      <Button tone="neutral" {...mergeProps(step(current + 1), slotProps?.next)}>
        {text.next}
        <ChevronRight aria-hidden className={styles.icon} />
      </Button>
    </nav>
  );
}
