import { USDT_DECIMALS, type MicroUsdt, type Rational } from '@platform/rules/money';
import { MINIMUM_STAKE, stakedOn, type Stake, type WingoBet } from '@platform/rules/wingo';
import { scaleAmount } from '../../../primitives/AmountField/amountText';

export interface SlipBet extends Stake {
  /** `ready` to be placed, `sending` until the server responds, or `refused` by the server. */
  readonly state: 'ready' | 'sending' | 'refused';
  readonly problem?: string | undefined;
}

/** Returns a key that is equal for equal bets. */
export const selectionOf = ({ betType, betValue }: WingoBet): string => `${betType}:${betValue}`;

export const sameSelection = (one: WingoBet, other: WingoBet): boolean =>
  selectionOf(one) === selectionOf(other);

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

/**
 * Replaces the stake of a bet in a slip. A pending bet does not change; a refused bet becomes ready
 * again.
 */
export const withStake = (slip: readonly SlipBet[], { bet, amount }: Stake): SlipBet[] =>
  slip.map((item) =>
    item.state !== 'sending' && sameSelection(item.bet, bet)
      ? { bet, amount, state: 'ready' }
      : item,
  );

/** Removes a bet from a slip, unless it is pending. */
export const withoutBet = (slip: readonly SlipBet[], bet: WingoBet): SlipBet[] =>
  slip.filter((item) => item.state === 'sending' || !sameSelection(item.bet, bet));

export const doubled = (slip: readonly SlipBet[]): SlipBet[] => withStakes(slip, slip);

export const onTheirWay = (slip: readonly SlipBet[]): SlipBet[] =>
  slip.filter(({ state }) => state === 'sending');

export const waiting = (slip: readonly SlipBet[]): SlipBet[] =>
  slip.filter(({ state }) => state !== 'sending');

const STAKE = { currency: 'USDT', scale: USDT_DECIMALS, decimals: 2 };

export const HALF: Rational = { numerator: 1n, denominator: 2n };
export const TWICE: Rational = { numerator: 2n, denominator: 1n };

/**
 * Multiplies a stake, rounded half up to cents.
 *
 * @param most upper limit, if known
 */
export const scaleStake = (stake: MicroUsdt, factor: Rational, most?: MicroUsdt): MicroUsdt =>
  scaleAmount(stake, factor, STAKE, most);

/** Returns the balance that the bets in a slip leave for another stake, in whole cents. */
export function restOf(balance: MicroUsdt, bets: readonly Stake[]): MicroUsdt {
  const rest = balance - stakedOn(bets);
  return rest > 0n ? rest - (rest % MINIMUM_STAKE) : 0n;
}
