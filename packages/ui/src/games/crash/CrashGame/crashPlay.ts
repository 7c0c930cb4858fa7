import type { DemoResult } from '@platform/rules/models';
import {
  crashPointOf,
  multiplierAt,
  multiplierOf,
  payout,
  RESTART_DELAY,
  START,
  timeOf,
  type Hundredths,
} from '@platform/rules/crash';
import type { MicroUsdt } from '@platform/rules/money';
import type { Random } from '../../../internal/seams';
import type { CrashPhase } from '../CrashBoard/CrashBoard';

/** Bet that is pending, in the running round, or cashed out. */
export type CrashBet =
  | { state: 'placed' | 'riding'; stake: MicroUsdt }
  | { state: 'out'; stake: MicroUsdt; at: Hundredths };

/** State of the game at a point in time, never modified by the functions below. */
export interface CrashPlay {
  phase: CrashPhase;
  /** Start of the phase, in epoch ms. */
  since: number;
  /** Elapsed time of the phase at the last tick, in ms. */
  elapsed: number;
  multiplier: Hundredths;
  crashPoint: Hundredths;
  balance: MicroUsdt;
  bet: CrashBet | undefined;
}

/** Next state, with the bet that was settled, if any. */
export interface CrashStep {
  play: CrashPlay;
  settled?: DemoResult;
}

export const openTable = (now: number, balance: MicroUsdt): CrashPlay => ({
  phase: 'waiting',
  since: now,
  elapsed: 0,
  multiplier: START,
  crashPoint: START,
  balance,
  bet: undefined,
});

const settle = (stake: MicroUsdt, at: Hundredths, won: boolean, outcome: string): DemoResult => ({
  stake,
  outcome,
  won,
  multiplier: won ? multiplierOf(at) : { numerator: 0n, denominator: 1n },
  payout: won ? payout(stake, at) : 0n,
});

export interface CrashWords {
  crashedAt: (multiplier: Hundredths) => string;
  cashedOutAt: (multiplier: Hundredths) => string;
}

/** Applies the elapsed time: raises the multiplier, crashes the round, or starts the next round. */
export function advance(
  play: CrashPlay,
  now: number,
  random: Random,
  words: CrashWords,
): CrashStep {
  const elapsed = now - play.since;
  if (play.phase !== 'rising') {
    if (elapsed < RESTART_DELAY) return { play: { ...play, elapsed } };
    const bet: CrashBet | undefined =
      play.bet?.state === 'placed' ? { ...play.bet, state: 'riding' } : undefined;
    const crashPoint = crashPointOf(random);
    const round = { since: now, elapsed: 0, multiplier: START, crashPoint };
    return { play: { ...play, ...round, phase: 'rising', bet } };
  }
  const multiplier = multiplierAt(elapsed);
  if (multiplier < play.crashPoint) return { play: { ...play, elapsed, multiplier } };
  // Uses the time of the crash instead of the tick: the tick may be late in a suspended tab.
  const since = Math.max(play.since + timeOf(play.crashPoint), now - RESTART_DELAY);
  const crashed: CrashPlay = {
    ...play,
    phase: 'crashed',
    since,
    elapsed: now - since,
    multiplier: play.crashPoint,
    bet: play.bet?.state === 'placed' ? play.bet : undefined,
  };
  if (play.bet?.state !== 'riding') return { play: crashed };
  const { stake } = play.bet;
  const outcome = words.crashedAt(play.crashPoint);
  return { play: crashed, settled: settle(stake, play.crashPoint, false, outcome) };
}

/** Bets on the next round. Does nothing if the balance is too small or a bet is already placed. */
export function placeBet(play: CrashPlay, stake: MicroUsdt): CrashPlay {
  const free = play.bet === undefined || play.bet.state === 'out';
  if (!free || stake > play.balance) return play;
  return { ...play, balance: play.balance - stake, bet: { state: 'placed', stake } };
}

export function takeBack(play: CrashPlay): CrashPlay {
  if (play.bet?.state !== 'placed') return play;
  return { ...play, balance: play.balance + play.bet.stake, bet: undefined };
}

export const refill = (play: CrashPlay, balance: MicroUsdt): CrashPlay => ({ ...play, balance });

/** Cashes out at the displayed multiplier, unless the round has crashed. */
export function cashOut(play: CrashPlay, now: number, words: CrashWords): CrashStep {
  const crashed = multiplierAt(now - play.since) >= play.crashPoint;
  if (play.phase !== 'rising' || play.bet?.state !== 'riding' || crashed) return { play };
  const { stake } = play.bet;
  const at = play.multiplier;
  const settled = settle(stake, at, true, words.cashedOutAt(at));
  const balance = play.balance + settled.payout;
  return { play: { ...play, balance, bet: { state: 'out', stake, at } }, settled };
}
