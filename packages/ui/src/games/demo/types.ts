import type { MicroUsdt, Rational } from '@platform/rules/money';

/** A round of a demo game that has ended. */
export interface DemoRound {
  /** Counts the rounds, from 1. */
  number: number;
  /** When it ended, epoch ms. */
  at: number;
  stake: MicroUsdt;
  /** What came out, in a few words: '63.21 over 50.00'. */
  outcome: string;
  won: boolean;
  /** What was paid as a multiple of the stake; 0 when the round was lost. */
  multiplier: Rational;
  /** What came back, the stake included. */
  payout: MicroUsdt;
}

/** How a round ended, before it has a number and a time. */
export type DemoResult = Omit<DemoRound, 'number' | 'at'>;
