'use client';

import { useCallback, useState } from 'react';

/** Something that the member does, as opposed to data that is shown. */
export interface Action<Input extends readonly unknown[], Result> {
  /** Does it. Rejects with the `ApiError`, for the caller to show. */
  readonly run: (...input: Input) => Promise<Result>;
  /** Whether it is under way. */
  readonly isPending: boolean;
}

/** Turns an async function into an action that knows whether it is under way. */
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
