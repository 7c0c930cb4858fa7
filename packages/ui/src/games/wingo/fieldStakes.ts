import type { MicroUsdt } from '@platform/rules/money';
import { stakedOn, type Stake, type WingoBet } from '@platform/rules/wingo';
import { sameSelection } from './BetSlip/slip';

/** The player's stakes on all fields of the board. */
export interface BoardStakes {
  /** Stakes in the slip, which are not placed yet. */
  readonly staged?: readonly Stake[] | undefined;
  readonly placed?: readonly Stake[] | undefined;
}

/** Totals of a field, in micro-USDT. */
export interface FieldStakes {
  readonly staged: MicroUsdt;
  readonly placed: MicroUsdt;
}

export function stakesOnField(field: WingoBet, { staged = [], placed = [] }: BoardStakes) {
  const sum = (stakes: readonly Stake[]) =>
    stakedOn(stakes.filter(({ bet }) => sameSelection(bet, field)));
  return { staged: sum(staged), placed: sum(placed) };
}
