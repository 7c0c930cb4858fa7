'use client';

import {
  Fragment,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
} from 'react';
import { observeSize } from '../../internal/browser';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';

/** Number of options above which a list renders only options near the visible ones. */
const MANY = 200;
/** Number of options that a list with more than `MANY` options renders. */
const RENDERED = 40;
/** Number of options rendered before the first visible one, after the rendered range has moved. */
const BEFORE = 16;
/**
 * Number of options from the first visible one that must be rendered: visible ones and a margin.
 */
const AFTER = 14;
/** Number of options before the first visible one that must be rendered. */
const RESERVE = 6;
/** Assumed height of an option before the first measurement, in px. */
const HEIGHT = 44;

export interface ComboboxListProps {
  count: number;
  /** Index of the active option, which is always rendered; -1 for none. */
  active: number;
  /** Renders an option. `position` is set if only some options are rendered. */
  option: (index: number, position?: SlotProps<'button'>) => ReactElement;
  box: HTMLElement | null;
  list: ComponentProps<'div'>;
}

export function ComboboxList({ list, ...options }: ComboboxListProps) {
  const { count, option } = options;
  return (
    <div {...mergeProps({ role: 'listbox' }, list)}>
      {count > MANY ? (
        <SomeOptions {...options} />
      ) : (
        Array.from({ length: count }, (_, index) => option(index))
      )}
    </div>
  );
}

/** Visible options, their neighbours and the active option, with space for all other options. */
function SomeOptions({ count, active, option, box }: Omit<ComboboxListProps, 'list'>) {
  const [start, setStart] = useState(0);
  const [shown, setShown] = useState(-1);
  /** Minimum height of an option, in px. */
  const [height, setHeight] = useState(HEIGHT);
  /** Visible option that stays in place while the rendered range moves. */
  const anchor = useRef<{ index: number; top: number }>(undefined);

  const clamp = (index: number) => Math.max(0, Math.min(index, count - RENDERED));
  const first = clamp(start);
  // Renders the neighbours of an option that becomes active.
  if (active !== shown) {
    setShown(active);
    if (active >= 0 && (active < first || active >= first + RENDERED)) setStart(active - BEFORE);
  }

  useEffect(() => {
    if (!box) return undefined;
    return observeSize(box, () => {
      const heights = [...box.querySelectorAll<HTMLElement>('[data-index]')]
        .map(({ offsetHeight }) => offsetHeight)
        .filter(Boolean);
      if (heights.length > 0) setHeight(Math.min(...heights));
    });
  }, [box]);

  useLayoutEffect(() => {
    if (!box || !anchor.current) return;
    const { index, top } = anchor.current;
    anchor.current = undefined;
    const moved = box.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect().top ?? top;
    // Options with wrapped labels are taller than assumed.
    if (moved !== top) box.scrollBy({ top: moved - top, behavior: 'instant' });
  }, [box, first]);

  useEffect(() => {
    if (!box) return;
    const move = () => {
      const { top } = box.getBoundingClientRect();
      const visible = [...box.querySelectorAll<HTMLElement>('[data-index]')].find((row) => {
        const index = Number(row.dataset.index);
        const isInRange = index >= first && index < first + RENDERED;
        return isInRange && row.getBoundingClientRect().bottom > top;
      });
      const isAbove = visible?.dataset.index === `${first}` && first > 0;
      const isExact = visible && !isAbove;
      const index = isExact ? Number(visible.dataset.index) : Math.floor(box.scrollTop / height);
      const lacks =
        (index < first + RESERVE && first > 0) ||
        (index + AFTER > first + RENDERED && first + RENDERED < count);
      if (!lacks) return;
      if (isExact) anchor.current = { index, top: visible.getBoundingClientRect().top };
      setStart(index - BEFORE);
    };
    box.addEventListener('scroll', move);
    return () => box.removeEventListener('scroll', move);
  });

  const drawn = Array.from({ length: RENDERED }, (_, index) => first + index);
  if (active >= 0 && active < first) drawn.unshift(active);
  if (active >= first + RENDERED) drawn.push(active);
  let next = 0;
  const room = (until: number) => (
    <div aria-hidden style={{ blockSize: (until - next) * height, overflowAnchor: 'none' }} />
  );
  const rows = drawn.map((index) => {
    const before = index > next && room(index);
    next = index + 1;
    const element = option(index, {
      'data-index': index,
      'aria-setsize': count,
      'aria-posinset': index + 1,
      style: { overflowAnchor: 'none' },
    });
    return (
      <Fragment key={element.key}>
        {before}
        {element}
      </Fragment>
    );
  });
  return (
    <>
      {rows}
      {next < count && room(count)}
    </>
  );
}
