import type { MicroUsdt } from '../money';

/** A settled bet on any game. */
export interface SettledBet {
  readonly id: string;
  /** The name of the game. */
  readonly game: string;
  /** Epoch ms. */
  readonly settledAt: number;
  /** The stake, before the fee. */
  readonly amount: MicroUsdt;
  /** What was bet on. */
  readonly position: string;
  /** The payout; 0 for a bet that lost. */
  readonly winning: MicroUsdt;
  /** What of it the member received. */
  readonly received: MicroUsdt;
}

/** The bet that an income comes from. */
export type IncomeBet = Omit<SettledBet, 'settledAt' | 'received'>;

/** An income of the member. */
export interface IncomeEntry {
  /** What the member received. */
  readonly amount: MicroUsdt;
  readonly remark: string;
  /** Epoch ms. */
  readonly receivedAt: number;
  /** `null` when it comes from no bet. */
  readonly bet: IncomeBet | null;
}

/** A bonus of the dashboard. */
export type BonusType = 'direct' | 'level' | 'self' | 'rebate' | 'rank' | 'betStatus';
