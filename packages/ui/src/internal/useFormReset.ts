'use client';

import { useEffect, useEffectEvent, useRef, useState, type Ref, type RefCallback } from 'react';
import { useMergedRef } from './useMergedRef';

/**
 * Restores a field after its form is reset. The browser would reset the control to its initial
 * value even if the caller controls it.
 *
 * @param given the caller's ref to the control
 * @param onReset resets the field's own state
 * @returns ref for the control
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
      // Waits, because the event precedes the reset, and another handler may still prevent the
      // reset.
      setTimeout(() => {
        if (!event.defaultPrevented) reset();
      });
    };
    document.addEventListener('reset', listen, true);
    return () => document.removeEventListener('reset', listen, true);
  }, []);
  return useMergedRef(control, given);
}
