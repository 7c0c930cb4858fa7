import { multiply, reduce, USDT, type MicroUsdt, type Rational } from '../money';
import { pickBelow, type Random } from '../random';

/** A multiplier in hundredths: 102 is 1.02. */
export type Hundredths = number;

/** Where the multiplier starts (the specification): 1.00. */
export const START: Hundredths = 100;

/** By how much it rises at a time (the specification): 0.02. */
export const STEP: Hundredths = 2;

/** How long a step takes, in ms (the specification). */
export const STEP_DURATION = 200;

/** How long the crash stays on show before the next round, in ms (the specification). */
export const RESTART_DELAY = 5_000;

/** The crash point lies between these two, both included (the specification): 1.1 and 6.1. */
export const LOWEST_CRASH_POINT: Hundredths = 110;
export const HIGHEST_CRASH_POINT: Hundredths = 610;

/** What a demo starts with (the specification): 1000 USDT. */
export const DEMO_BALANCE: MicroUsdt = 1_000n * USDT;

const POINTS = (HIGHEST_CRASH_POINT - LOWEST_CRASH_POINT) / STEP + 1;

/**
 * Draws where a round crashes: one of the 251 steps from 1.10 to 6.10, each equally likely.
 *
 * The specification's demo. It favours the player, who cashes out 3 times the stake in 6 rounds of
 * 10: never put money behind it.
 */
export const crashPointOf = (random: Random): Hundredths =>
  LOWEST_CRASH_POINT + STEP * pickBelow(POINTS, random);

/** The chance that a round passes this multiplier, so that it can be cashed out. */
export const chanceToPass = (multiplier: Hundredths): Rational => {
  const beyond = Math.floor((HIGHEST_CRASH_POINT - multiplier) / STEP);
  return reduce({
    numerator: BigInt(Math.min(Math.max(beyond, 0), POINTS)),
    denominator: BigInt(POINTS),
  });
};

/** The multiplier this many ms after the start of a round, before any crash. */
export const multiplierAt = (elapsed: number): Hundredths =>
  START + STEP * Math.max(0, Math.floor(elapsed / STEP_DURATION));

/** How long a round takes to reach this multiplier, in ms. */
export const timeOf = (multiplier: Hundredths): number =>
  ((multiplier - START) / STEP) * STEP_DURATION;

/** The multiplier as an exact fraction. */
export const multiplierOf = (multiplier: Hundredths): Rational => ({
  numerator: BigInt(multiplier),
  denominator: 100n,
});

/** What cashing out brings back. Parts of a micro-USDT are dropped. */
export const payout = (stake: MicroUsdt, multiplier: Hundredths): MicroUsdt =>
  multiply(stake, multiplierOf(multiplier), 'down');
