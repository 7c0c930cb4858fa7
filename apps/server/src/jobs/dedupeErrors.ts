import { ChainUnreachable } from '../ports/chain/chain';
import type { SteadyClock } from '../ports/clock';

/** How long the same error is not logged again. */
const SILENCE_MS = 600_000;
/** More different errors than this are not remembered. */
const MOST_REMEMBERED = 1_000;

/**
 * Logs errors of loops: the same error once in ten minutes, and a node whose calls pause not at all,
 * because its port has logged that.
 */
export function dedupeErrors(log: (error: unknown) => void, clock: SteadyClock) {
  const logged = new Map<string, number>();
  return (error: unknown): void => {
    if (error instanceof ChainUnreachable) return;
    const text = String(error);
    const now = clock.now();
    if (now < (logged.get(text) ?? -Infinity) + SILENCE_MS) return;
    if (logged.size >= MOST_REMEMBERED) logged.clear();
    logged.set(text, now);
    log(error);
  };
}
