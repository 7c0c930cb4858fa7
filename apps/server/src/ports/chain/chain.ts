import type { MicroUsdt } from '@platform/rules/money';

/** A network of the contract, such as `USDT-BEP20`. */
export type Network = 'FUSD-FRC20' | 'USDT-BEP20' | 'USDT-POS';

/** The network that withdrawals are paid on. */
export const PAYOUT_NETWORK: Network = 'USDT-BEP20';

/** A confirmed transfer of the token to one of our addresses. */
export interface ChainTransfer {
  /** The hash of its transaction. */
  transaction: string;
  /** Its place among the events of that transaction, from 0. */
  logIndex: number;
  /** Who received it, in lower case. */
  address: string;
  /** Rounded down to whole micro-USDT, where the token is finer. */
  amount: MicroUsdt;
}

/** What a search found. */
export interface Scan {
  transfers: ChainTransfer[];
  /** Where the next search goes on. It overlaps: a transfer may be found again. */
  position: bigint;
}

/** A payment that is signed and not sent. */
export interface SignedPayment {
  /** The number of the transaction within the wallet that pays. */
  nonce: bigint;
  hash: string;
  signed: string;
}

/** What is to be paid, and to whom. */
export interface PaymentOrder {
  address: string;
  amount: MicroUsdt;
  /** The nonce of the last payment that was signed, if there was one. */
  lastNonce: bigint | undefined;
}

/**
 * - `unknown`: the chain has not seen it: send it, again if need be
 * - `pending`: seen, and not yet certain
 * - `success`, `failed`: certain, for good
 */
export type PaymentState = 'unknown' | 'pending' | 'success' | 'failed';

/** Pays withdrawals from the platform's own wallet. */
export interface Payouts {
  /** Signs a payment; sends nothing. A signed payment that is thrown away leaves no trace. */
  sign(order: PaymentOrder): Promise<SignedPayment>;
  /** Sends a signed payment. Sending it again changes nothing. */
  send(payment: SignedPayment): Promise<void>;
  state(payment: SignedPayment): Promise<PaymentState>;
}

/** The outside world of money. Its answers are final: what it calls confirmed stays so. */
export interface Chain {
  /** The networks that are open for deposits, in the order they are shown. */
  readonly networks: readonly Network[];
  /** How withdrawals are paid; undefined where they are not open. */
  readonly payouts: Payouts | undefined;
  /** Where a member deposits to: always the same, and nobody else's. */
  addressOf(network: Network, member: bigint): string;
  /**
   * Looks for confirmed transfers to these addresses, which are in lower case.
   *
   * @param after the position of the search before; undefined for the first one
   */
  scan(network: Network, after: bigint | undefined, addresses: ReadonlySet<string>): Promise<Scan>;
}
