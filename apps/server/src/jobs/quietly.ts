import { ChainUnreachable } from '../ports/chain/chain';
import type { Clock } from '../ports/clock';

/** How long the same error is not told again. */
const SILENCE_MS = 600_000;
/** More different errors than this are not remembered. */
const MOST_REMEMBERED = 1_000;

/**
 * Tells of what fails in loops: the same error once in ten minutes, and a node that is given a rest
 * not at all, for its port has told that.
 */
export function quietly(tell: (error: unknown) => void, clock: Clock): (error: unknown) => void {
  const told = new Map<string, number>();
  return (error) => {
    if (error instanceof ChainUnreachable) return;
    const text = String(error);
    const now = clock.now();
    if (now < (told.get(text) ?? -Infinity) + SILENCE_MS) return;
    if (told.size >= MOST_REMEMBERED) told.clear();
    told.set(text, now);
    tell(error);
  };
}
