'use client';

import { useCallback, useState } from 'react';
import { isGain, type MyBet, type RoundOutcome } from '../domain/wingo';

/** What is known of the bets on a screen. */
interface Watch {
  /** The bets as last seen. */
  readonly seen: readonly MyBet[] | undefined;
  /** The rounds with bets that were not settled then, as far as is known. */
  readonly open: ReadonlySet<string>;
  /** The rounds settled since, oldest first, and not dismissed yet. */
  readonly settled: readonly RoundOutcome[];
}

const isOpen = ({ state }: MyBet) => state === 'open' || state === null;

/** How a round came out, by its settled bets; `undefined` without any. */
function outcomeOf(roundNumber: string, bets: readonly MyBet[]): RoundOutcome | undefined {
  const own = bets.filter((bet) => bet.roundNumber === roundNumber && !isOpen(bet)).reverse();
  return own.length === 0
    ? undefined
    : { roundNumber, result: own.find(({ result }) => result)?.result ?? null, bets: own };
}

/** Compares the bets with what was known of them. */
function look(watch: Watch, bets: readonly MyBet[]): Watch {
  const over = new Set(bets.filter((bet) => !isOpen(bet)).map(({ roundNumber }) => roundNumber));
  // Where a server does not say which bets are open, a settled one says that its round is over.
  const isWaiting = ({ state, roundNumber }: MyBet) =>
    state === 'open' || (state === null && !over.has(roundNumber));
  const open = new Set(bets.filter(isWaiting).map(({ roundNumber }) => roundNumber));
  const news = [...watch.open]
    .filter((roundNumber) => !open.has(roundNumber))
    .flatMap((roundNumber) => outcomeOf(roundNumber, bets) ?? []);
  return {
    seen: bets,
    open,
    // A loss that has not been read is history once there is news.
    settled: news.length === 0 ? watch.settled : [...watch.settled.filter(isGain), ...news],
  };
}

/**
 * The round to tell the player about: one with bets that were open on this screen and are settled now.
 * The oldest gain comes first; without one it is the latest round. `dismiss` moves on to the next. What
 * was settled before the screen opened is history.
 *
 * @param bets the player's bets, newest first, all of the rounds they are on; `undefined` while they
 *   are not known
 */
export function useRoundOutcome(bets: readonly MyBet[] | undefined): {
  readonly outcome: RoundOutcome | undefined;
  readonly dismiss: () => void;
} {
  const [watch, setWatch] = useState<Watch>({ seen: undefined, open: new Set(), settled: [] });
  if (bets && bets !== watch.seen) setWatch(look(watch, bets));
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
