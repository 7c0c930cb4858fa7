'use client';

import { useLayoutEffect, useRef, type Ref, type RefCallback } from 'react';
import { useMergedRef } from './useMergedRef';

/**
 * Makes a control invalid while there is a message, so that its form is not submitted.
 *
 * @param given the caller's ref to the control
 * @param message shown by the browser
 * @returns ref for the control
 */
export function useValidity(
  given: Ref<HTMLInputElement> | undefined,
  message: string | undefined,
): RefCallback<HTMLInputElement> {
  const control = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => control.current?.setCustomValidity(message ?? ''), [message]);
  return useMergedRef(control, given);
}
