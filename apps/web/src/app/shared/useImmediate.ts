import { startTransition, useOptimistic } from 'react';

/**
 * Shows the new value of a control at once. The router updates URLs in a transition, during which
 * React would reset the control.
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
