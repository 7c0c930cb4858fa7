import { AMOUNT_CHOICES, type Stake, type WingoBet } from '@platform/rules/wingo';
import type { MicroUsdt } from '@platform/rules/money';

/** A bet that is not placed yet. */
export interface SlipBet extends Stake {
  /** `ready` to be placed, `sending` until the server has answered, or `refused` by it. */
  readonly state: 'ready' | 'sending' | 'refused';
  /** Why it was refused. */
  readonly problem?: string | undefined;
}

/** What a bet is on, as one text: the same for two bets on the same. */
export const selectionOf = ({ betType, betValue }: WingoBet): string => `${betType}:${betValue}`;

/** Says whether two bets are on the same. */
export const sameSelection = (one: WingoBet, other: WingoBet): boolean =>
  selectionOf(one) === selectionOf(other);

/** Stakes with those on the same bet added up, in the order in which each came first. */
export function addedUp(stakes: readonly Stake[]): Stake[] {
  const sums = new Map<string, Stake>();
  for (const { bet, amount } of stakes) {
    const selection = selectionOf(bet);
    sums.set(selection, { bet, amount: amount + (sums.get(selection)?.amount ?? 0n) });
  }
  return [...sums.values()];
}

/**
 * A slip with more staked. A bet that is on its way stays as it is; a refused one is ready again.
 */
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

/** The slip with every stake twice as high. */
export const doubled = (slip: readonly SlipBet[]): SlipBet[] => withStakes(slip, slip);

/** The bets that have been sent and are not answered yet. */
export const onTheirWay = (slip: readonly SlipBet[]): SlipBet[] =>
  slip.filter(({ state }) => state === 'sending');

/** The bets that the player can still place. */
export const waiting = (slip: readonly SlipBet[]): SlipBet[] =>
  slip.filter(({ state }) => state !== 'sending');

/** The next larger of the amounts to choose from; the largest stays. */
export const stakeAbove = (stake: MicroUsdt): MicroUsdt =>
  AMOUNT_CHOICES.find((choice) => choice > stake) ?? stake;

/** The next smaller of the amounts to choose from; the smallest stays. */
export const stakeBelow = (stake: MicroUsdt): MicroUsdt =>
  AMOUNT_CHOICES.findLast((choice) => choice < stake) ?? stake;
