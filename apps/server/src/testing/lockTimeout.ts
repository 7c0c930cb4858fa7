/** Reports whether a transaction failed because another one held a lock for too long. */
export const isLockTimeout = (error: unknown): boolean => String(error).includes('lock timeout');

/**
 * Runs a transaction again as long as it fails by a lock timeout, as a client does. Parallel
 * transactions of a test can hold a lock for longer than the timeout on a slow machine.
 */
export async function retryLockTimeouts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
    }
  }
}
