import { AMOUNT_CHOICES, type Stake, type WingoBet } from '@platform/rules/wingo';
import type { MicroUsdt } from '@platform/rules/money';

export interface SlipBet extends Stake {
  /** `ready` to be placed, `sending` until the server responds, or `refused` by the server. */
  readonly state: 'ready' | 'sending' | 'refused';
  readonly problem?: string | undefined;
}

/** Returns a key that is equal for equal bets. */
export const selectionOf = ({ betType, betValue }: WingoBet): string => `${betType}:${betValue}`;

export const sameSelection = (one: WingoBet, other: WingoBet): boolean =>
  selectionOf(one) === selectionOf(other);

/** Merges stakes on the same bet by adding them up. */
export function addedUp(stakes: readonly Stake[]): Stake[] {
  const sums = new Map<string, Stake>();
  for (const { bet, amount } of stakes) {
    const selection = selectionOf(bet);
    sums.set(selection, { bet, amount: amount + (sums.get(selection)?.amount ?? 0n) });
  }
  return [...sums.values()];
}

/** Adds stakes to a slip. A pending bet does not change; a refused bet becomes ready again. */
export function withStakes(slip: readonly SlipBet[], stakes: readonly Stake[]): SlipBet[] {
  const free = addedUp(stakes).filter(
    ({ bet }) => !slip.some((item) => item.state === 'sending' && sameSelection(item.bet, bet)),
  );
  const touched = ({ bet }: Stake) => free.some((added) => sameSelection(added.bet, bet));
  const sums = addedUp([...slip, ...free]);
  return sums.map((sum) => {
    const item = slip.find(({ bet }) => sameSelection(bet, sum.bet));
    return item && !touched(item) ? item : { ...sum, state: 'ready' };
  });
}

export const doubled = (slip: readonly SlipBet[]): SlipBet[] => withStakes(slip, slip);

export const onTheirWay = (slip: readonly SlipBet[]): SlipBet[] =>
  slip.filter(({ state }) => state === 'sending');

export const waiting = (slip: readonly SlipBet[]): SlipBet[] =>
  slip.filter(({ state }) => state !== 'sending');

/** Returns the next larger preset amount, if any, or the stake itself. */
export const stakeAbove = (stake: MicroUsdt): MicroUsdt =>
  AMOUNT_CHOICES.find((choice) => choice > stake) ?? stake;

/** Returns the next smaller preset amount, if any, or the stake itself. */
export const stakeBelow = (stake: MicroUsdt): MicroUsdt =>
  AMOUNT_CHOICES.findLast((choice) => choice < stake) ?? stake;
