'use client';

import { useCallback, useState } from 'react';

/** Member action, as opposed to a query. */
export interface Action<Input extends readonly unknown[], Result> {
  /** Runs the action. Rejects with the `ApiError`, for the caller to show. */
  readonly run: (...input: Input) => Promise<Result>;
  readonly isPending: boolean;
}

export function useAction<Input extends readonly unknown[], Result>(
  act: (...input: Input) => Promise<Result>,
): Action<Input, Result> {
  const [underWay, setUnderWay] = useState(0);
  const run = useCallback(
    async (...input: Input) => {
      setUnderWay((count) => count + 1);
      try {
        return await act(...input);
      } finally {
        setUnderWay((count) => count - 1);
      }
    },
    [act],
  );
  return { run, isPending: underWay > 0 };
}
