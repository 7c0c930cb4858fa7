import type { MicroUsdt } from '@platform/rules/money';
import { useSyncExternalStore } from 'react';

/** Longest time that a game may hold the balance, in ms. */
const LONGEST_HOLD = 2_000;

let requested: MicroUsdt | undefined;
let held: MicroUsdt | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(balance: MicroUsdt | undefined): void {
  held = balance;
  for (const listener of listeners) listener();
}

/**
 * Holds the balance in the header while a game reveals a result, at most 2 s. `undefined` ends the hold.
 */
export function holdBalance(balance: MicroUsdt | undefined): void {
  const begins = requested === undefined;
  requested = balance;
  if (balance === undefined) {
    clearTimeout(timer);
    change(undefined);
  } else if (begins) {
    timer = setTimeout(() => change(undefined), LONGEST_HOLD);
    change(balance);
  } else if (held !== undefined) {
    change(balance);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the balance that a game holds; `undefined` if none does. */
export const useHeldBalance = (): MicroUsdt | undefined =>
  useSyncExternalStore(subscribe, () => held);
