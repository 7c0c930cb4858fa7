'use client';

import type { Stake, WingoBet } from '@platform/rules/wingo';
import { useState } from 'react';
import {
  doubled,
  onTheirWay,
  sameSelection,
  waiting,
  withoutBet,
  withStake,
  withStakes,
  type SlipBet,
} from './slip';

/** Number of bets sent together, and the number of these that were placed. */
export interface Placed {
  readonly placed: number;
  readonly count: number;
}

interface Confirmation extends Placed {
  readonly round: string | undefined;
}

interface State {
  readonly bets: readonly SlipBet[];
  /** Undo history: the bets before each change since the last send, oldest first. */
  readonly past: readonly (readonly SlipBet[])[];
  readonly confirmed: Confirmation | undefined;
}

export interface BetSlipControl extends Pick<State, 'bets'> {
  /** Confirmation of the last bets, until the slip or the round changes. */
  readonly confirmed: Placed | undefined;
  readonly canUndo: boolean;
  readonly add: (stakes: readonly Stake[]) => void;
  /** Replaces the stake of a bet in the slip. */
  readonly setStake: (stake: Stake) => void;
  readonly remove: (bet: WingoBet) => void;
  readonly double: () => void;
  readonly clear: () => void;
  /** Undoes the last change. Sent bets cannot be undone. */
  readonly undo: () => void;
  /** Sends each bet in its own request. Refused bets stay in the slip with their reason. */
  readonly place: (stakes: readonly Stake[]) => Promise<void>;
}

const without = (bets: readonly SlipBet[], bet: WingoBet) =>
  bets.filter((item) => !sameSelection(item.bet, bet));

const isOnItsWay = (bets: readonly SlipBet[], bet: WingoBet) =>
  onTheirWay(bets).some((item) => sameSelection(item.bet, bet));

/**
 * Bet slip state.
 *
 * @param send places a bet; rejects with an `Error` whose message gives the reason
 * @param failed reason shown for a rejection without a message
 * @param round number of the round for the bets
 */
export function useBetSlip(
  send: (stake: Stake) => Promise<unknown>,
  failed: string,
  round?: string,
): BetSlipControl {
  const [{ bets, past, confirmed }, setState] = useState<State>({
    bets: [],
    past: [],
    confirmed: undefined,
  });

  const change = (next: (bets: readonly SlipBet[]) => readonly SlipBet[]) =>
    setState((state) => ({
      bets: next(state.bets),
      past: [...state.past, state.bets],
      confirmed: undefined,
    }));

  const settle = (bet: WingoBet, refused: SlipBet | undefined) =>
    setState((state) => ({
      ...state,
      bets: refused
        ? state.bets.map((item) => (sameSelection(item.bet, bet) ? refused : item))
        : without(state.bets, bet),
    }));

  /**
   * Sends each bet in its own request. If any bet is refused, rejects once all responses have
   * arrived.
   */
  const deliver = async (stakes: readonly Stake[]) => {
    // Uses the updater form: another response may have arrived since the last render.
    setState((state) => ({
      bets: [
        ...stakes.reduce((rest, { bet }) => without(rest, bet), state.bets),
        ...stakes.map(({ bet, amount }): SlipBet => ({ bet, amount, state: 'sending' })),
      ],
      past: [],
      confirmed: undefined,
    }));
    const answers = stakes.map(async ({ bet, amount }) => {
      try {
        await send({ bet, amount });
        settle(bet, undefined);
      } catch (error) {
        const problem = (error instanceof Error && error.message) || failed;
        settle(bet, { bet, amount, state: 'refused', problem });
        throw error;
      }
    });
    const outcomes = await Promise.allSettled(answers);
    const placed = outcomes.filter(({ status }) => status === 'fulfilled').length;
    setState((state) => ({ ...state, confirmed: { placed, count: stakes.length, round } }));
    await Promise.all(answers);
  };

  const place = async (stakes: readonly Stake[]) => {
    // Skips pending bets, because two equal bets in flight would share a key.
    const wanted = stakes.filter(({ bet }) => !isOnItsWay(bets, bet));
    // Refused bets stay in the slip with their reason.
    if (wanted.length > 0) await deliver(wanted).catch(() => undefined);
  };

  return {
    bets,
    confirmed: confirmed?.round === round ? confirmed : undefined,
    canUndo: past.length > 0,
    add: (stakes) => change((item) => withStakes(item, stakes)),
    setStake: (stake) => change((item) => withStake(item, stake)),
    remove: (bet) => change((item) => withoutBet(item, bet)),
    double: () => change(doubled),
    clear: () => change(onTheirWay),
    undo: () =>
      setState((state) => {
        const before = state.past.at(-1) ?? state.bets;
        // Undo keeps pending and refused bets that were sent in the meantime.
        const sent = state.bets.filter(
          (item) =>
            item.state === 'sending' || (item.state === 'refused' && isOnItsWay(before, item.bet)),
        );
        return {
          bets: [...sent, ...waiting(before)],
          past: state.past.slice(0, -1),
          confirmed: undefined,
        };
      }),
    place,
  };
}
