'use client';

import type { WingoRound } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import { secondsOf, stakedOn } from '@platform/rules/wingo';
import { useEffect, useEffectEvent, useState } from 'react';
import { waiting, type SlipBet } from './slip';
import type { BetSlipControl } from './useBetSlip';

/** Queue for a slip that the player submits while betting is closed. */
export interface NextRound {
  /** True if the slip will be sent when the next round opens. A change to the slip cancels this. */
  readonly isQueued: boolean;
  /**
   * Reason why the queued slip was not sent: the page missed the next round, or the balance is too
   * low. Kept until the slip changes or is queued again.
   */
  readonly notSent: 'missed' | 'funds' | undefined;
  readonly queue: () => void;
  readonly cancel: () => void;
}

interface Queued {
  readonly bets: readonly SlipBet[];
  /** Closed round, after which the bets are sent. */
  readonly after: WingoRound;
}

export interface NextRoundOptions {
  round: WingoRound | undefined;
  /** True while betting is open and the balance includes the payouts of the last round. */
  isOpen: boolean;
  balance: MicroUsdt | undefined;
}

/** Compares lists by the identity of their elements: an unchanged bet stays the same object. */
const isSame = (one: readonly SlipBet[] | undefined, other: readonly SlipBet[]) =>
  one?.length === other.length && one.every((item, place) => item === other[place]);

const follows = (round: WingoRound, { endsAt, gameType }: WingoRound) =>
  round.endsAt - endsAt <= secondsOf(gameType) * 1_000;

/** Sends a queued slip once, when the round after the closed one opens. */
export function useNextRound(
  slip: BetSlipControl,
  { round, isOpen, balance }: NextRoundOptions,
): NextRound {
  const [queued, setQueued] = useState<Queued>();
  const [failure, setFailure] = useState<Pick<Queued, 'bets'> & Pick<NextRound, 'notSent'>>();
  const bets = waiting(slip.bets);
  const isQueued = isSame(queued?.bets, bets);
  // Removes a changed slip from the queue, so that undoing the change does not send the bets.
  if (queued && !isQueued) setQueued(undefined);
  const isDue = isOpen && isQueued && round?.roundNumber !== queued?.after.roundNumber;

  const send = useEffectEvent(() => {
    if (!queued || !round) return;
    const isShort = balance !== undefined && stakedOn(bets) > balance;
    const notSent = follows(round, queued.after) ? isShort && 'funds' : 'missed';
    setQueued(undefined);
    if (notSent) setFailure({ bets, notSent });
    else void slip.place(bets);
  });
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the opening of a round is an external event
    if (isDue) send();
  }, [isDue]);

  return {
    isQueued,
    notSent: isSame(failure?.bets, bets) ? failure?.notSent : undefined,
    queue: () => {
      setFailure(undefined);
      if (round && bets.length > 0) setQueued({ bets, after: round });
    },
    cancel: () => setQueued(undefined),
  };
}
