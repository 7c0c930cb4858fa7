import type { LockPlan, Network } from '../funds';
import type { MicroUsdt } from '../money';

/** A deposit of the member. */
export interface Deposit {
  /** The hash of the transaction on the chain. */
  readonly hash: string;
  readonly network: Network;
  readonly amount: MicroUsdt;
  /** Epoch ms. */
  readonly madeAt: number;
}

/** Funds that the member has locked. */
export interface Lock {
  readonly amount: MicroUsdt;
  /** `null` when it is not known. */
  readonly plan: LockPlan | null;
  /** Epoch ms. */
  readonly lockedAt: number;
  /** Epoch ms; `null` when it is not known. */
  readonly unlocksAt: number | null;
}

/** A withdrawal of the member. */
export interface Withdrawal {
  /** The network it is paid on. */
  readonly network: Network;
  readonly state: 'pending' | 'held' | 'review' | 'success' | 'failed';
  readonly amount: MicroUsdt;
  /** What is paid out. */
  readonly payable: MicroUsdt;
  /** The hash of the transaction on the chain; `null` until it is sent. */
  readonly hash: string | null;
  /** When the state last changed, epoch ms; `null` when that is not known. */
  readonly changedAt: number | null;
}

/** Where the member deposits to on one network. */
export interface NetworkAddress {
  readonly network: Network;
  readonly address: string;
}
