'use client';

import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import {
  attentionClock,
  newClock,
  nextOverIn,
  overIn,
  type AttentionClock,
  type ClockEvent,
} from './attentionClock';
import { systemClock } from './seams';

/** Maximum delay supported by `setTimeout`, in ms. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

type Input = ClockEvent extends infer Event
  ? Event extends ClockEvent
    ? Omit<Event, 'at'>
    : never
  : never;

/**
 * Closes items once the user has had time to read them. The clock stops while the pointer or the
 * focus is on an item, and while the window or the tab is in the background.
 * @param items lifetime of each open item, in ms, by id; `Infinity` never expires
 * @param onOver called once for each item that expires
 * @returns event handlers for an item's element, by id
 */
export function useAttentionClock(
  items: ReadonlyMap<string, number>,
  onOver: (id: string) => void,
) {
  const clock = useRef<AttentionClock>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef(onOver);

  const send = useCallback(function send(input: Input) {
    const at = systemClock();
    const before = clock.current ?? newClock(at, document.hidden);
    clock.current = attentionClock(before, { ...input, at } as ClockEvent);
    clearTimeout(timer.current);
    const wait = nextOverIn(clock.current);
    if (wait !== Infinity) {
      timer.current = setTimeout(() => send({ type: 'tick' }), Math.min(wait, LONGEST_TIMEOUT));
    }
    const known = overIn(before);
    for (const id of overIn(clock.current)) if (!known.includes(id)) over.current(id);
  }, []);

  useEffect(() => {
    over.current = onOver;
    send({ type: 'open', items });
  });

  useEffect(() => {
    const onBlur = () => {
      // Clicking an iframe inside the page also blurs the window, but the document keeps the focus.
      if (!document.hasFocus()) send({ type: 'windowBlur' });
    };
    const onFocus = () => send({ type: 'windowFocus' });
    const onVisibility = () => send({ type: document.hidden ? 'tabHide' : 'tabShow' });
    window.addEventListener('blur', onBlur);
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('blur', onBlur);
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer.current);
    };
  }, [send]);

  return useCallback(
    (id: string) => ({
      // `onPointerEnter` also fires when an item appears below a resting pointer.
      onPointerMove: () => send({ type: 'hover', id }),
      onPointerLeave: () => send({ type: 'leave', id }),
      onFocus: () => send({ type: 'focus', id }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) send({ type: 'blur', id });
      },
    }),
    [send],
  );
}
