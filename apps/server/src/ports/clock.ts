/** Clock of the machine. Rounds and money use the database clock instead: see `db/clock`. */
export interface Clock {
  /** Returns the time in epoch ms. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Monotonic clock for measuring ages, independent of changes to the machine's clock. */
export interface SteadyClock {
  /** Returns the time since the start of this process, in ms with fractions. */
  now(): number;
}

export const steadyClock: SteadyClock = { now: () => performance.now() };

/** Starts a stopwatch. The returned function returns the elapsed time, in ms with fractions. */
export function stopwatch(): () => number {
  const started = performance.now();
  return () => performance.now() - started;
}
