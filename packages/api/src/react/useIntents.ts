import { useCallback, useRef } from 'react';
import { ApiError } from '../client/ApiError';
import { mintIdempotencyKey } from '../client/mintIdempotencyKey';

/** Runs something under the key of the member's intent. */
export type RunIntent = <Result>(
  identity: string,
  run: (idempotencyKey: string) => Promise<Result>,
) => Promise<Result>;

/**
 * Gives every intent one idempotency key. While it is uncertain whether the server did the work,
 * the same identity repeats the intent under its key, so that it is done once; after a definite
 * answer, the same identity is a new intent.
 */
export function useIntents(): RunIntent {
  /** The keys of intents without a definite answer, by their identity. */
  const keys = useRef(new Map<string, string>());

  return useCallback(async (identity, run) => {
    const idempotencyKey = keys.current.get(identity) ?? mintIdempotencyKey();
    keys.current.set(identity, idempotencyKey);
    try {
      const result = await run(idempotencyKey);
      keys.current.delete(identity);
      return result;
    } catch (error) {
      if (error instanceof ApiError && !error.isUncertain) keys.current.delete(identity);
      throw error;
    }
  }, []);
}
