import type { MicroUsdt, Rational } from '../money';

/** A round of a demo game that has ended. It moved no balance. */
export interface DemoRound {
  /** Counts the rounds, from 1. */
  readonly number: number;
  /** When it ended, epoch ms. */
  readonly at: number;
  readonly stake: MicroUsdt;
  /** The result as short text: '63.21 over 50.00'. */
  readonly outcome: string;
  readonly won: boolean;
  /** What was paid as a multiple of the stake; 0 when the round was lost. */
  readonly multiplier: Rational;
  /** What came back, the stake included. */
  readonly payout: MicroUsdt;
}

/** How a round ended, before it has a number and a time. */
export type DemoResult = Omit<DemoRound, 'number' | 'at'>;
