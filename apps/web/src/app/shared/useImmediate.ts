import { startTransition, useOptimistic } from 'react';

/**
 * Returns the displayed value and the setter of a control whose value is in the address. The router
 * changes the address in a transition. During the transition, React would reset the control to the old
 * value.
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
