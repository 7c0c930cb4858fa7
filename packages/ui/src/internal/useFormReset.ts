'use client';

import { useEffect, useEffectEvent, useRef, useState, type Ref, type RefCallback } from 'react';
import { useMergedRef } from './useMergedRef';

/**
 * Renders a field again after its form was reset, by the reader or by React after an action. The
 * browser resets the control to its initial value, even if the caller controls another one.
 *
 * @param given ref of the caller to the control
 * @param onReset resets the field's own state
 * @returns ref of the control
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
      // The event precedes the reset, which the page may prevent.
      setTimeout(() => {
        if (!event.defaultPrevented) reset();
      });
    };
    document.addEventListener('reset', listen, true);
    return () => document.removeEventListener('reset', listen, true);
  }, []);
  return useMergedRef(control, given);
}
