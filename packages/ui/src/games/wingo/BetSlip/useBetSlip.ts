'use client';

import type { Stake, WingoBet } from '@platform/rules/wingo';
import { useState } from 'react';
import { doubled, onTheirWay, sameSelection, waiting, withStakes, type SlipBet } from './slip';

/** How many of the bets that were sent together are placed. */
export interface Placed {
  readonly placed: number;
  readonly count: number;
}

/** What is said of the bets of a round, for as long as it is on. */
interface Confirmation extends Placed {
  readonly round: string | undefined;
}

interface State {
  readonly bets: readonly SlipBet[];
  /** What the slip was before each change since bets were last sent, the latest last. */
  readonly past: readonly (readonly SlipBet[])[];
  readonly confirmed: Confirmation | undefined;
}

/** A bet slip and what can be done with it. */
export interface BetSlipControl extends Pick<State, 'bets'> {
  /** Number of the bets sent last, and of those placed, until the slip or the round changes. */
  readonly confirmed: Placed | undefined;
  readonly canUndo: boolean;
  /** Stakes more. */
  readonly add: (stakes: readonly Stake[]) => void;
  readonly double: () => void;
  readonly clear: () => void;
  /** Takes back the last change. What has been sent is placed or refused: that is not undone. */
  readonly undo: () => void;
  /** Sends these bets, each by itself. Those that are refused stay, with the reason. */
  readonly place: (stakes: readonly Stake[]) => Promise<void>;
  /** Sends one bet, which is in the slip until it is placed. Rejects when it is refused. */
  readonly placeAlone: (stake: Stake) => Promise<void>;
}

const without = (bets: readonly SlipBet[], bet: WingoBet) =>
  bets.filter((item) => !sameSelection(item.bet, bet));

const isOnItsWay = (bets: readonly SlipBet[], bet: WingoBet) =>
  onTheirWay(bets).some((item) => sameSelection(item.bet, bet));

/**
 * Holds the bets that a player puts together.
 *
 * @param send places a bet; rejects with an `Error` whose message says why not
 * @param failed what is said where there is no such message
 * @param round the number of the round that bets are sent for
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

  /** Puts the outcome of a bet in its place. */
  const settle = (bet: WingoBet, refused: SlipBet | undefined) =>
    setState((state) => ({
      ...state,
      bets: refused
        ? state.bets.map((item) => (sameSelection(item.bet, bet) ? refused : item))
        : without(state.bets, bet),
    }));

  /** Sends bets, each by itself, and rejects once all are answered when one of them is refused. */
  const deliver = async (stakes: readonly Stake[]) => {
    // An answer to another bet may have come since the last render.
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
    // Two equal bets under way at once would be one: they have one key.
    const wanted = stakes.filter(({ bet }) => !isOnItsWay(bets, bet));
    // Those that are refused are in the slip, with the reason.
    if (wanted.length > 0) await deliver(wanted).catch(() => undefined);
  };

  return {
    bets,
    confirmed: confirmed?.round === round ? confirmed : undefined,
    canUndo: past.length > 0,
    add: (stakes) => change((item) => withStakes(item, stakes)),
    double: () => change(doubled),
    clear: () => change(onTheirWay),
    undo: () =>
      setState((state) => {
        const before = state.past.at(-1) ?? state.bets;
        // What was on its way then was placed since, or is on its way still, or was refused: that stays.
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
    placeAlone: (stake) => deliver([stake]),
  };
}
