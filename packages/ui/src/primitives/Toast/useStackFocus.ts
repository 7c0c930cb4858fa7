'use client';

import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Returns the focus to the page when a focused toast closes. Keyboard focus moves to another toast
 * first. Focus caused by a mouse press returns immediately.
 *
 * @returns `region`, the ref of the element around the toasts, and its handlers
 */
export function useStackFocus() {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const focused = useRef<{ toast: HTMLElement; byKeyboard: boolean }>(undefined);

  useLayoutEffect(() => {
    if (!region.current || !focused.current) return;
    const { toast, byKeyboard } = focused.current;
    if (toast.isConnected && toast.dataset['state'] === 'open') return;
    focused.current = undefined;
    const other = byKeyboard
      ? region.current.querySelector<HTMLElement>('li[data-state="open"] button')
      : null;
    const next = other ?? cameFrom.current;
    if (next?.isConnected) next.focus();
    else toast.querySelector<HTMLElement>(':focus')?.blur();
  });

  return {
    region,
    onFocus: ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) {
        cameFrom.current = relatedTarget as HTMLElement | null;
      }
      const toast = target.closest('li');
      focused.current = toast ? { toast, byKeyboard: target.matches(':focus-visible') } : undefined;
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
