import type { LockPlan, Network } from '../funds';
import type { MicroUsdt } from '../money';

/** Deposit of the member. */
export interface Deposit {
  /** Hash of the transaction on the chain. */
  readonly hash: string;
  readonly network: Network;
  readonly amount: MicroUsdt;
  /** Epoch ms. */
  readonly madeAt: number;
}

/** Funds that the member has locked. */
export interface Lock {
  readonly amount: MicroUsdt;
  /** `null` if unknown. */
  readonly plan: LockPlan | null;
  /** Epoch ms. */
  readonly lockedAt: number;
  /** Epoch ms; `null` if unknown. */
  readonly unlocksAt: number | null;
}

/** Withdrawal of the member. */
export interface Withdrawal {
  /** Network of the payment. */
  readonly network: Network;
  readonly state: 'pending' | 'held' | 'review' | 'success' | 'failed';
  readonly amount: MicroUsdt;
  /** Amount paid out. */
  readonly payable: MicroUsdt;
  /** Hash of the transaction on the chain; `null` until it is sent. */
  readonly hash: string | null;
  /** Time of the last change of state, epoch ms; `null` if unknown. */
  readonly changedAt: number | null;
}

/** Deposit address of the member on one network. */
export interface NetworkAddress {
  readonly network: Network;
  readonly address: string;
}
