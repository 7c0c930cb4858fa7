'use client';

import { useState } from 'react';

/**
 * A value that the caller holds, or that the component holds itself while `given` is `undefined`.
 *
 * @returns the value, and what changes it and tells the caller
 */
export function useControlled<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(first);
  const change = (value: Value) => {
    setOwn(() => value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, change];
}
