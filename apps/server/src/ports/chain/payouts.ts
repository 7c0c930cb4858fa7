import type { MicroUsdt } from '@platform/rules/money';

export interface SignedTransaction {
  hash: string;
  /** Raw transaction; empty if it was not stored. */
  signed: string;
}

export interface SignedPayment extends SignedTransaction {
  /** Paying wallet, in lower case. */
  wallet: string;
  nonce: bigint;
}

export interface PaymentOrder {
  address: string;
  amount: MicroUsdt;
  lastNonce: bigint | undefined;
}

export interface Payment {
  wallet: string;
  nonce: bigint;
  address: string;
  amount: MicroUsdt;
  /** Transactions of the payment, only one of which can be mined. */
  attempts: readonly SignedTransaction[];
}

/**
 * - `unknown`: the chain knows no transaction of the payment, so the newest one can be sent (again)
 * - `waiting`: the chain knows this transaction, but no block contains it yet
 * - `pending`: not certain yet, or the node may lag
 * - `paid`: final; the wallet's owner may have signed the transaction elsewhere
 * - `failed`: final; this transaction has the nonce and pays nothing to the address
 * - `review`: the chain's responses contradict each other, so an operator must decide
 */
export type PaymentState =
  | { state: 'unknown' | 'pending' }
  | { state: 'waiting' | 'paid' | 'failed'; hash: string }
  | { state: 'review'; reason: string };

export interface Claimed {
  /**
   * Claim of an operator. `paid`: this transaction made the payment. `returned`: this transaction
   * spent the nonce without paying.
   */
  found: 'paid' | 'returned';
  hash: string;
}

export interface Holdings {
  token: MicroUsdt;
  /** Balance of the chain's own coin, which pays fees, in its smallest unit. */
  coin: bigint;
}

/** Sends signed payments and reads their outcomes. Needs no key. */
export interface Payouts {
  /** Sends a signed payment. Sending the same payment again has no effect. */
  send(payment: Payment, transaction: SignedTransaction): Promise<void>;
  state(payment: Payment): Promise<PaymentState>;
  /**
   * @returns the reason against the claim; undefined if the claim is final
   * @throws if a node does not respond
   */
  objection(payment: Payment, claimed: Claimed): Promise<string | undefined>;
  /** @param wallet address in lower case */
  holdings(wallet: string): Promise<Holdings>;
}

/** Signs payments with the key of the platform's own wallet, without sending them. */
export interface PaymentSigner extends Pick<Payouts, 'state'> {
  /** Current wallet, in lower case. Payments from earlier wallets are still tracked. */
  readonly wallet: string;
  /** Signs a new payment. A discarded signed payment has no effect. */
  sign(order: PaymentOrder): Promise<SignedPayment>;
  /** Returns the number of mined transactions of the wallet, and the newest block at that time. */
  mined(): Promise<{ count: bigint; block: bigint }>;
  /**
   * Signs the newest transaction of a payment again, with higher fees only.
   *
   * @throws unless this wallet has signed that transaction
   */
  raise(payment: Payment): Promise<SignedTransaction>;
}
