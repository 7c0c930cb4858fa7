import type { MicroUsdt } from '@platform/rules/money';
import { useSyncExternalStore } from 'react';

let held: MicroUsdt | undefined;
const listeners = new Set<() => void>();

/**
 * Keeps the earlier balance in the header while a game reveals a result, until the game passes
 * `undefined`.
 */
export function holdBalance(balance: MicroUsdt | undefined): void {
  held = balance;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHeldBalance = (): MicroUsdt | undefined =>
  useSyncExternalStore(subscribe, () => held);
