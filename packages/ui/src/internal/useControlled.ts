'use client';

import { useState } from 'react';

/**
 * A value that the caller holds, or that the component holds itself while `given` is `undefined`.
 *
 * @returns the value, what changes it and tells the caller, and what brings the component's own back to
 * the first one
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
