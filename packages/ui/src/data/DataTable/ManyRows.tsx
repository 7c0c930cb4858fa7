'use client';

import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { observeFonts, observeSize } from '../../internal/browser';
import { mergeProps } from '../../internal/mergeProps';
import { HistoryRow } from '../HistoryTable/HistoryRow';
import type { HistoryColumn, HistoryTableSlots } from '../HistoryTable/types';

/** Estimated height of a row before the first measurement, in px. */
const ROW_HEIGHT = 50;
/** Number of rows rendered beyond each end of the visible range. */
const OUTSIDE = 8;

export interface ManyRowsProps<Row> {
  rows: readonly Row[];
  rowKey: ((row: Row) => string) | undefined;
  columns: readonly HistoryColumn<Row>[];
  slotProps: HistoryTableSlots<Row>;
  /** Scroll container of the rows. */
  box: RefObject<HTMLElement | null>;
}

// `memo` loses the component's generic type.
const Row = memo(HistoryRow) as typeof HistoryRow;

/**
 * Fixes the column widths to those of the first rows. Widths are measured again when the container
 * is resized, or when a font loads before the user scrolls.
 */
function useKeptWidths(
  box: RefObject<HTMLElement | null>,
  columns: string,
  rowsAreDrawn: boolean,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (!rowsAreDrawn || !element || !table) return;
    const headers = [...table.querySelectorAll<HTMLElement>('thead th')];
    const release = () => {
      table.style.tableLayout = '';
      for (const header of headers) header.style.width = '';
    };
    let known = 0;
    const keep = () => {
      if (element.clientWidth === known) return;
      known = element.clientWidth;
      release();
      if (getComputedStyle(table).display !== 'table') return;
      const widths = headers.map((header) => header.getBoundingClientRect().width);
      headers.forEach((header, index) => {
        header.style.width = `${widths[index]}px`;
      });
      table.style.tableLayout = 'fixed';
    };
    // Measures now, because the rows may scroll before the observer runs.
    keep();
    const endOfSizes = observeSize(element, keep);
    const keepInFont = () => {
      // Ignores fonts that load after scrolling has started, because columns must not shift.
      if (element.scrollTop > 0) return;
      known = 0;
      keep();
    };
    const endOfFonts = observeFonts(keepInFont);
    return () => {
      endOfSizes();
      endOfFonts();
      release();
    };
  }, [box, columns, rowsAreDrawn]);
}

interface Sizes {
  /** Mean height of the rendered rows, in px. */
  height: number;
  /** Gap between rows, in px. Only cards have a gap. */
  gap: number;
}

/** Returns the row height and the gap. Both change when rows become cards. */
function useSizes(box: RefObject<HTMLElement | null>): Sizes {
  const [sizes, setSizes] = useState<Sizes>({ height: ROW_HEIGHT, gap: 0 });
  useLayoutEffect(() => {
    const body = box.current?.querySelector('tbody');
    if (!body) return undefined;
    let known = '';
    return observeSize(body, () => {
      const { display, rowGap } = getComputedStyle(body);
      if (display === known) return;
      known = display;
      const rows = [...body.querySelectorAll('tr[data-index]')];
      const height = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
      setSizes({
        height: rows.length > 0 ? height / rows.length : ROW_HEIGHT,
        gap: parseFloat(rowGap) || 0,
      });
    });
  }, [box]);
  return sizes;
}

/** Returns the index of the focused row. This row stays rendered to keep the focus. */
function useFocusedRow(box: RefObject<HTMLElement | null>): number {
  const [focused, setFocused] = useState(-1);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const enter = ({ target }: FocusEvent) => {
      const row = (target as Element).closest<HTMLElement>('tr[data-index]');
      setFocused(row ? Number(row.dataset.index) : -1);
    };
    const leave = () => setFocused(-1);
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [box]);
  return focused;
}

export function ManyRows<Item>({ rows, rowKey, columns, slotProps, box }: ManyRowsProps<Item>) {
  const focused = useFocusedRow(box);
  const { height, gap } = useSizes(box);
  // eslint-disable-next-line react-hooks/incompatible-library -- for React's compiler, which is not used
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: OUTSIDE,
    gap,
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      if (focused < 0 || focused >= rows.length || drawn.includes(focused)) return drawn;
      return [...drawn, focused].toSorted((a, b) => a - b);
    },
  });

  const items = virtual.getVirtualItems();
  useKeptWidths(box, columns.map(({ id }) => id).join(), items.length > 0);

  // Measures again when rows become cards, because the cached heights are then wrong.
  useLayoutEffect(() => virtual.measure(), [virtual, height]);

  const slots = useMemo<HistoryTableSlots<Item>>(
    () => ({
      ...slotProps,
      row: (row, index) =>
        mergeProps(
          { 'data-index': index, ref: virtual.measureElement },
          slotProps.row?.(row, index),
        ),
    }),
    [slotProps, virtual.measureElement],
  );

  const drawn = [];
  let end = 0;
  let next = 0;
  const addRoom = (until: number, index: number, last: boolean) => {
    if (index === next) return;
    const height = until - end - gap * (Number(next > 0) + Number(!last));
    const key = next === 0 ? 'before' : last ? 'after' : 'between';
    drawn.push(<tr key={`room ${key}`} aria-hidden style={{ height }} />);
  };
  for (const item of items) {
    const row = rows[item.index] as Item;
    addRoom(item.start, item.index, false);
    drawn.push(
      <Row
        key={rowKey ? rowKey(row) : item.index}
        row={row}
        index={item.index}
        columns={columns}
        slotProps={slots}
      />,
    );
    end = item.end;
    next = item.index + 1;
  }
  addRoom(virtual.getTotalSize(), rows.length, true);
  return drawn;
}
