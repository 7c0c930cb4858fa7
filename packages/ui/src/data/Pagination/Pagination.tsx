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

export interface PaginationSlots {
  /** Button that opens the previous page. */
  previous?: SlotProps<'button'> | undefined;
  /** Button that opens the next page. */
  next?: SlotProps<'button'> | undefined;
  /** Position: current page and number of pages. */
  position?: SlotProps<'span'> | undefined;
}

/** Maximum number of rows without page controls, as specified. */
const MOST_ROWS_WITHOUT_CONTROLS = 5;

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Controlled current page, from 1. */
  current?: number | undefined;
  /**
   * Initial page.
   * @default 1
   */
  defaultCurrent?: number;
  /** Number of pages. */
  pages: number;
  /** Total number of rows. With 5 rows or fewer, there are no controls. */
  total: number;
  /** Called when the user requests another page, e.g. to set `page` in the query string. */
  onPageChange?: ((page: number) => void) | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof pagination>>;
  /**
   * Props for the parts, such as `{ next: { autoFocus: true } }`.
   * @default {}
   */
  slotProps?: PaginationSlots | undefined;
}

/**
 * Page controls for a list.
 *
 * **When not to use it:** below a `HistoryTable`, which has its own page controls.
 *
 * **Do:** Show the number of pages, so that users know how long the list is.
 *
 * **Don't:** Offer only "Load more": users cannot bookmark an endless list.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | goes to the previous or next page, if any |
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
    // Not `disabled`, which would remove the focus when the user reaches the last page.
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
