import { multiply, reduce, USDT, type MicroUsdt, type Rational } from '../money';
import { pickBelow, type Random } from '../random';

/** Multiplier in hundredths: 102 is 1.02. */
export type Hundredths = number;

/** Initial multiplier of a round: 1.00. Source: the specification. */
export const START: Hundredths = 100;

/** Increase of the multiplier per step: 0.02. Source: the specification. */
export const STEP: Hundredths = 2;

/** Duration of a step, in ms. Source: the specification. */
export const STEP_DURATION = 200;

/** Time between a crash and the next round, in ms. Source: the specification. */
export const RESTART_DELAY = 5_000;

/** Bounds of the crash point, both inclusive: 1.10 and 6.10. Source: the specification. */
export const LOWEST_CRASH_POINT: Hundredths = 110;
export const HIGHEST_CRASH_POINT: Hundredths = 610;

/** Initial demo balance: 1000 USDT. Source: the specification. */
export const DEMO_BALANCE: MicroUsdt = 1_000n * USDT;

const POINTS = (HIGHEST_CRASH_POINT - LOWEST_CRASH_POINT) / STEP + 1;

/**
 * Draws the crash point of a round: one of 251 equally likely steps from 1.10 to 6.10.
 *
 * Do not use it for real money: it favours the player, who can triple the stake in 6 of 10 rounds.
 */
export const crashPointOf = (random: Random): Hundredths =>
  LOWEST_CRASH_POINT + STEP * pickBelow(POINTS, random);

/** Returns the probability that a player can cash out at this multiplier. */
export const chanceToPass = (multiplier: Hundredths): Rational => {
  const beyond = Math.floor((HIGHEST_CRASH_POINT - multiplier) / STEP);
  return reduce({
    numerator: BigInt(Math.min(Math.max(beyond, 0), POINTS)),
    denominator: BigInt(POINTS),
  });
};

/** Returns the multiplier `elapsed` ms after the start of a round, ignoring the crash. */
export const multiplierAt = (elapsed: number): Hundredths =>
  START + STEP * Math.max(0, Math.floor(elapsed / STEP_DURATION));

/** Returns the time a round takes to reach this multiplier, in ms. */
export const timeOf = (multiplier: Hundredths): number =>
  ((multiplier - START) / STEP) * STEP_DURATION;

/** Returns the multiplier as an exact fraction. */
export const multiplierOf = (multiplier: Hundredths): Rational => ({
  numerator: BigInt(multiplier),
  denominator: 100n,
});

/** Returns the payout of a cash-out, rounded down to micro-USDT. */
export const payout = (stake: MicroUsdt, multiplier: Hundredths): MicroUsdt =>
  multiply(stake, multiplierOf(multiplier), 'down');
