/**
 * True if the proof `clocks` replaces the clock of all processes. PostgreSQL's own timers then never
 * fire: waits for locks do not time out, and lost connections keep their locks.
 */
export const TIMERS_STOPPED = process.env['TIMERS_STOPPED'] !== undefined;
