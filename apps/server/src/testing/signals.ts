import { getEventListeners } from 'node:events';

/** Where Node keeps the signals that `AbortSignal.any` made of another. */
const DEPENDANTS = 'kDependantSignals';

/** How much hangs on a signal: listeners to its abort, and signals that were made of it. */
export function heldBy(signal: AbortSignal): number {
  const place = Object.getOwnPropertySymbols(signal).find(
    ({ description }) => description === DEPENDANTS,
  );
  const made = place && (signal as unknown as Record<symbol, ReadonlySet<unknown>>)[place];
  return getEventListeners(signal, 'abort').length + (made?.size ?? 0);
}

/**
 * Remembers the signals that are made from now on, the first one first.
 *
 * @returns the signals, and what ends this
 */
export function watchSignals(): { signals: readonly AbortSignal[]; restore: () => void } {
  const Real = globalThis.AbortController;
  const signals: AbortSignal[] = [];
  globalThis.AbortController = class extends Real {
    constructor() {
      super();
      signals.push(this.signal);
    }
  };
  return { signals, restore: () => void (globalThis.AbortController = Real) };
}
