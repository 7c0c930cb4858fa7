'use client';

import { useState } from 'react';

/**
 * Returns the caller's value, or the component's own state while `given` is `undefined`.
 *
 * @returns the value, a function that changes the value and notifies the caller, and a function
 * that resets the component's own state
 */
export function useControlled<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void, () => void] {
  const [own, setOwn] = useState(first);
  const change = (value: Value) => {
    setOwn(() => value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, change, () => setOwn(() => first)];
}
