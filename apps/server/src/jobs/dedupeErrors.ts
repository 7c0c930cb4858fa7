import { ChainUnreachable } from '../ports/chain/chain';
import type { SteadyClock } from '../ports/clock';

const SILENCE_MS = 600_000;
const MOST_REMEMBERED = 1_000;

/** Ignores errors of unreachable chains, which the chain port logs. */
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
