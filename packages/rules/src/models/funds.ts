import type { LockPlan, Network } from '../funds';
import type { MicroUsdt } from '../money';

export interface Deposit {
  /** Transaction hash. */
  readonly hash: string;
  readonly network: Network;
  readonly amount: MicroUsdt;
  /** Time of the deposit or withdrawal, epoch ms. */
  readonly madeAt: number;
}

/** Locked funds. */
export interface Lock {
  readonly amount: MicroUsdt;
  /** Lock plan; `null` if unknown. */
  readonly plan: LockPlan | null;
  /** Time of the lock, epoch ms. */
  readonly lockedAt: number;
  /** Time at which the funds are unlocked, epoch ms; `null` if unknown. */
  readonly unlocksAt: number | null;
}

export interface Withdrawal {
  readonly network: Network;
  readonly state: 'pending' | 'held' | 'review' | 'success' | 'failed';
  readonly amount: MicroUsdt;
  /** Amount paid out. */
  readonly payable: MicroUsdt;
  /** Transaction hash; `null` until the transaction is sent. */
  readonly hash: string | null;
  /** Time of the last change of state, epoch ms; `null` if unknown. */
  readonly changedAt: number | null;
}

/** Deposit address on one network. */
export interface NetworkAddress {
  readonly network: Network;
  readonly address: string;
}
