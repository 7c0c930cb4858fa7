import { startTransition, useOptimistic } from 'react';

/**
 * What a control shows, and how it is changed, where the router keeps its value. The router changes
 * the address in a transition: until its end React would set the control back to the old value.
 */
export function useImmediate<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [shown: Value, change: (value: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const change = (next: Value) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return [shown, change];
}
