import { getEventListeners } from 'node:events';

/** Symbol under which Node stores the signals that `AbortSignal.any` derived from a signal. */
const DEPENDANTS = 'kDependantSignals';

/**
 * Returns the number of abort listeners on a signal, plus the number of signals that depend on it.
 */
export function heldBy(signal: AbortSignal): number {
  const place = Object.getOwnPropertySymbols(signal).find(
    ({ description }) => description === DEPENDANTS,
  );
  const made = place && (signal as unknown as Record<symbol, ReadonlySet<unknown>>)[place];
  return getEventListeners(signal, 'abort').length + (made?.size ?? 0);
}

/** Records the signals that are created from now on, oldest first. */
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
