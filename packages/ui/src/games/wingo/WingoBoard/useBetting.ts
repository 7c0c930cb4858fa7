'use client';

import type { wingoBoard } from '@platform/messages/wingoBoard';
import type { BetIntent, WingoRound } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import { stakeProblem, type Stake, type WingoBet } from '@platform/rules/wingo';
import { useRef, useState, type RefObject } from 'react';
import type { TextsOf } from '../../../theme/Messages';
import { HALF, restOf, scaleStake, TWICE, waiting } from '../BetSlip/slip';
import { useBetSlip, type BetSlipControl } from '../BetSlip/useBetSlip';
import { useNextRound, type NextRound } from '../BetSlip/useNextRound';
import type { BettingCommand } from './boardKeys';

export interface BettingOptions {
  round: WingoRound | undefined;
  /** True while betting is open and the balance includes the payouts of the last round. */
  isOpen: boolean;
  balance: MicroUsdt | undefined;
  stake: MicroUsdt;
  setStake: (stake: MicroUsdt) => void;
  /** Stakes that the player can repeat. */
  previousStakes: readonly Stake[] | undefined;
  onPlaceBet: (intent: BetIntent) => Promise<unknown>;
  text: TextsOf<typeof wingoBoard>;
}

export interface Betting extends BettingOptions {
  readonly slip: BetSlipControl;
  /** Undefined while the round loads. */
  readonly nextRound: NextRound | undefined;
  /** True if a press on a field places the bet at once. */
  readonly oneTap: boolean;
  readonly setOneTap: (oneTap: boolean) => void;
  /** Adds a bet with the current stake to the slip, or places it at once. */
  readonly pick: (bet: WingoBet) => void;
  readonly commands: Readonly<Record<BettingCommand, () => void>>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly stakeField: RefObject<HTMLInputElement | null>;
}

/** Slip of the board, and the actions of its fields and keys. */
export function useBetting(options: BettingOptions): Betting {
  const { round, balance, stake, setStake, previousStakes, text } = options;
  const [oneTap, setOneTap] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const stakeField = useRef<HTMLInputElement>(null);

  const send = async (chosen: Stake) => {
    if (!round) throw new Error(text.noRound);
    await options.onPlaceBet({ ...chosen, roundNumber: round.roundNumber });
  };
  const slip = useBetSlip(send, text.failed, round?.roundNumber);
  const nextRound = useNextRound(slip, options);

  const pick = (bet: WingoBet) => {
    const tooMuch = oneTap && balance !== undefined && stake > balance;
    if (tooMuch || stakeProblem(stake)) {
      // The slip shows the stake's error.
      stakeField.current?.select();
      stakeField.current?.focus();
      return;
    }
    const bets = [{ bet, amount: stake }];
    if (oneTap) void slip.place(bets);
    else slip.add(bets);
  };

  const most = balance === undefined ? undefined : restOf(balance, waiting(slip.bets));
  const commands = {
    more: () => setStake(scaleStake(stake, TWICE, most)),
    less: () => setStake(scaleStake(stake, HALF)),
    place: () => form.current?.requestSubmit(),
    clear: slip.clear,
    again: () => {
      if (!oneTap && previousStakes) slip.add(previousStakes);
    },
    double: slip.double,
    undo: slip.undo,
  };
  return {
    ...options,
    slip,
    nextRound: round && nextRound,
    oneTap,
    setOneTap,
    pick,
    commands,
    form,
    stakeField,
  };
}
