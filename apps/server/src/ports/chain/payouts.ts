import type { MicroUsdt } from '@platform/rules/money';

/** A transaction that pays, signed. */
export interface SignedTransaction {
  hash: string;
  /** As it is sent; empty where it was not kept. */
  signed: string;
}

/** A payment that is signed and not sent. */
export interface SignedPayment extends SignedTransaction {
  /** The wallet that pays, in lower case. */
  wallet: string;
  /** The number of the transaction within that wallet. */
  nonce: bigint;
}

/** What is to be paid, and to whom. */
export interface PaymentOrder {
  address: string;
  amount: MicroUsdt;
  /** The nonce of the last payment that was signed by this wallet, if there was one. */
  lastNonce: bigint | undefined;
}

/** A payment as it is written down. */
export interface Payment {
  wallet: string;
  nonce: bigint;
  address: string;
  amount: MicroUsdt;
  /** Every transaction that was ever signed for it, the newest last. One of them can be mined. */
  attempts: readonly SignedTransaction[];
}

/**
 * - `unknown`: the chain has seen none of its transactions: send the newest, again if need be
 * - `waiting`: seen, and in no block yet
 * - `pending`: not certain yet, or not known yet: the node may be behind
 * - `paid`: for good, by this transaction, which may be one that the wallet's owner signed elsewhere
 * - `failed`: for good: this final transaction has its nonce and pays nothing to the address
 * - `review`: the chain's answers contradict each other; an operator has to look
 */
export type PaymentState =
  | { state: 'unknown' | 'waiting' | 'pending' }
  | { state: 'paid'; hash: string }
  | { state: 'failed'; hash: string }
  | { state: 'review'; reason: string };

/** What an operator says of a payment. */
export interface Claimed {
  /** `paid`: this transaction made the payment. `returned`: it has the payment's nonce and did not. */
  found: 'paid' | 'returned';
  hash: string;
}

/** What the wallet that pays withdrawals holds. */
export interface Holdings {
  token: MicroUsdt;
  /** The chain's own coin, which pays fees, in its smallest unit. */
  coin: bigint;
}

/** Pays withdrawals from the platform's own wallet. */
export interface Payouts {
  /** The wallet that signs now, in lower case. Payments of earlier ones are followed all the same. */
  readonly wallet: string;
  /** Signs a payment; sends nothing. A signed payment that is thrown away leaves no trace. */
  sign(order: PaymentOrder): Promise<SignedPayment>;
  /** How many transactions of the wallet are mined, and by which block, the newest. */
  mined(): Promise<{ count: bigint; block: bigint }>;
  /**
   * Signs the same payment with higher fees; sends nothing.
   *
   * @throws for a payment of another wallet
   */
  raise(payment: Payment): Promise<SignedTransaction>;
  /** Sends what is signed. Sending it again changes nothing. */
  send(payment: Payment, transaction: SignedTransaction): Promise<void>;
  state(payment: Payment): Promise<PaymentState>;
  /**
   * Reads the transaction that an operator names for a payment, from every node of the network.
   *
   * @returns why the chain does not show what they say; undefined when it does, for good
   * @throws when a node does not answer
   */
  objection(payment: Payment, claimed: Claimed): Promise<string | undefined>;
  /** Which wallet signed a transaction, in lower case. */
  signerOf(signed: string): Promise<string>;
  holdings(): Promise<Holdings>;
}
