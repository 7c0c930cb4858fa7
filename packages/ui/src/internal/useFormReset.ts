'use client';

import { useEffect, useEffectEvent, useRef, useState, type Ref, type RefCallback } from 'react';
import { useMergedRef } from './useMergedRef';

/**
 * Renders a field again when its form was reset, by the reader or by React after an action. The browser
 * brings its control back to what it was at first, also where the caller holds another value.
 *
 * @param given the ref that the caller wants to hold the control by
 * @param onReset brings the field's own state back to what it was at first
 * @returns the ref of the control
 */
export function useFormReset<Control extends { form: HTMLFormElement | null }>(
  given: Ref<Control> | undefined,
  onReset?: () => void,
): RefCallback<Control> {
  const control = useRef<Control>(null);
  const [, renderAgain] = useState({});
  const reset = useEffectEvent(() => {
    renderAgain({});
    onReset?.();
  });
  useEffect(() => {
    const listen = (event: Event) => {
      if (event.target !== control.current?.form) return;
      // The event comes first, and the page may prevent what it announces.
      setTimeout(() => {
        if (!event.defaultPrevented) reset();
      });
    };
    document.addEventListener('reset', listen, true);
    return () => document.removeEventListener('reset', listen, true);
  }, []);
  return useMergedRef(control, given);
}
