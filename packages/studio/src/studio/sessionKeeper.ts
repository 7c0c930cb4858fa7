import type { Keeper } from './kept';

/** The storage of this window, where there is one that may be used. */
export function sessionKeeper(): Keeper | undefined {
  try {
    return sessionStorage;
  } catch {
    // A page without an origin, or a reader who forbids it: nothing is kept.
    return undefined;
  }
}
