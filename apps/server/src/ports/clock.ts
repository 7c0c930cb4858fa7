/** This machine's time. Rounds and money follow the database's clock instead, see `db/clock`. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Starts measuring; what it returns measures the milliseconds since then, with fractions. */
export function stopwatch(): () => number {
  const started = performance.now();
  return () => performance.now() - started;
}
