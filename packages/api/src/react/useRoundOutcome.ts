'use client';

import { useCallback, useState } from 'react';
import { isGain, type MyBet, type RoundOutcome } from '../domain/wingo';

interface Watch {
  readonly seen: readonly MyBet[] | undefined;
  /** Rounds that had unsettled bets at the last render. */
  readonly open: ReadonlySet<string>;
  /** Rounds settled since then, oldest first, without dismissed ones. */
  readonly settled: readonly RoundOutcome[];
}

const isOpen = ({ state }: MyBet) => state === 'open' || state === null;

function outcomeOf(roundNumber: string, bets: readonly MyBet[]): RoundOutcome | undefined {
  const own = bets.filter((bet) => bet.roundNumber === roundNumber && !isOpen(bet)).reverse();
  return own.length === 0
    ? undefined
    : { roundNumber, result: own.find(({ result }) => result)?.result ?? null, bets: own };
}

function updateWatch(watch: Watch, bets: readonly MyBet[]): Watch {
  const over = new Set(bets.filter((bet) => !isOpen(bet)).map(({ roundNumber }) => roundNumber));
  // If the server omits bet states, a settled bet proves that its round is over.
  const isWaiting = ({ state, roundNumber }: MyBet) =>
    state === 'open' || (state === null && !over.has(roundNumber));
  const open = new Set(bets.filter(isWaiting).map(({ roundNumber }) => roundNumber));
  const news = [...watch.open]
    .filter((roundNumber) => !open.has(roundNumber))
    .flatMap((roundNumber) => outcomeOf(roundNumber, bets) ?? []);
  return {
    seen: bets,
    open,
    // A new outcome replaces undismissed losses.
    settled: news.length === 0 ? watch.settled : [...watch.settled.filter(isGain), ...news],
  };
}

/**
 * Returns the round whose outcome should be shown: its bets were open on this screen and are now
 * settled. The oldest gain comes first, otherwise the latest round. `dismiss` moves on to the next.
 * Rounds settled before the screen opened are ignored.
 *
 * @param bets the player's bets, newest first, complete for each round; `undefined` while loading
 */
export function useRoundOutcome(bets: readonly MyBet[] | undefined): {
  readonly outcome: RoundOutcome | undefined;
  readonly dismiss: () => void;
} {
  const [watch, setWatch] = useState<Watch>({ seen: undefined, open: new Set(), settled: [] });
  if (bets && bets !== watch.seen) setWatch(updateWatch(watch, bets));
  const outcome = watch.settled.find(isGain) ?? watch.settled.at(-1);
  const dismiss = useCallback(
    () =>
      setWatch((current) => ({
        ...current,
        settled: current.settled.filter((other) => other !== outcome),
      })),
    [outcome],
  );
  return { outcome, dismiss };
}
