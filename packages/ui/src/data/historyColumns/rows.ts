import type { LockPlan } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';

/** A deposit. */
export interface DepositRow {
  /** The hash of the transaction on the chain. */
  readonly hash: string;
  /** Such as `USDT-BEP20`. */
  readonly network: string;
  readonly amount: MicroUsdt;
  /** Epoch ms. */
  readonly madeAt: number;
}

/** Funds that were locked. */
export interface ActivationRow {
  readonly amount: MicroUsdt;
  /** `null` when it is not known. */
  readonly plan: LockPlan | null;
  /** Epoch ms. */
  readonly lockedAt: number;
  /** Epoch ms; `null` when it is not known. */
  readonly unlocksAt: number | null;
}

/** A withdrawal, wherever it stands. */
export interface WithdrawalRow {
  readonly state: 'pending' | 'held' | 'review' | 'success' | 'failed';
  readonly amount: MicroUsdt;
  /** What is paid out. */
  readonly payable: MicroUsdt;
  /** The hash of the transaction on the chain; `null` until it is sent. */
  readonly hash: string | null;
  /** When the state last changed, epoch ms; `null` when that is not known. */
  readonly changedAt: number | null;
}

/** A bet on any game that is settled. */
export interface SettledBetRow {
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

/** An income, and the bet it comes from. */
export interface IncomeRow {
  /** What the member received. */
  readonly amount: MicroUsdt;
  readonly remark: string;
  /** Epoch ms. */
  readonly receivedAt: number;
  /** `null` when it comes from no bet. */
  readonly bet: Pick<SettledBetRow, 'id' | 'game' | 'amount' | 'position' | 'winning'> | null;
}
