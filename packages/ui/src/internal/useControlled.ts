'use client';

import { useState } from 'react';

/**
 * Returns the caller's value or, while `given` is `undefined`, the component's own.
 *
 * @returns the value, a function that changes it and calls the caller, and a function that resets
 * the
 *   component's own value
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
