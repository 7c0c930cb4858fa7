/** This machine's time. Rounds and money follow the database's clock instead, see `db/clock`. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** Time that only ever goes forward, however this machine's clock is set: for how old something is. */
export interface SteadyClock {
  /** Milliseconds since the start of this process, with fractions. */
  now(): number;
}

export const steadyClock: SteadyClock = { now: () => performance.now() };

/** Starts measuring; what it returns measures the milliseconds since then, with fractions. */
export function stopwatch(): () => number {
  const started = performance.now();
  return () => performance.now() - started;
}
