import type { MicroUsdt, Rational } from '../money';

/** Finished round of a demo game, which changed no balance. */
export interface DemoRound {
  /** Sequence number, from 1. */
  readonly number: number;
  /** End of the round, epoch ms. */
  readonly at: number;
  readonly stake: MicroUsdt;
  /** Result as short text: '63.21 over 50.00'. */
  readonly outcome: string;
  readonly won: boolean;
  /** Payout as a multiple of the stake; 0 for a lost round. */
  readonly multiplier: Rational;
  /** Amount returned, including the stake. */
  readonly payout: MicroUsdt;
}

/** Result of a round that has no number or time yet. */
export type DemoResult = Omit<DemoRound, 'number' | 'at'>;
