import type { Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import type { Payouts } from './payouts';

/** Final transfer of the token. */
export interface ChainTransfer {
  transaction: string;
  /** Index of the event in the transaction, from 0. */
  logIndex: number;
  /** Block of the transfer, in the unit of `Scan.position`. */
  block: bigint;
  /** Sender, in lower case. */
  from: string;
  /** Recipient, in lower case. */
  to: string;
  /** Amount, rounded down to micro-USDT if the token has more decimals. */
  amount: MicroUsdt;
}

/** Returns the addresses to search for, in lower case. */
export type Watched = () => Promise<ReadonlySet<string>>;

export interface Scan {
  transfers: ChainTransfer[];
  /** Position for the next search. Searches overlap, so a transfer may be returned twice. */
  position: bigint;
}

export interface TransferQuery {
  /** First block of the search, included. */
  from: bigint;
  /** Last block of the search, included. */
  through: bigint;
  side: 'from' | 'to';
  addresses: ReadonlySet<string>;
}

/** Transfers of one read. `through` is below the requested block if the node lags. */
export interface TransfersRead {
  transfers: ChainTransfer[];
  through: bigint;
}

/**
 * Thrown without a request while calls to a failing node are paused. The port has already reported
 * the failure, so callers need not log it.
 */
export class ChainUnreachable extends Error {
  override readonly name = 'ChainUnreachable';
}

/**
 * Reads for comparing the books with the chain, from the second node of a network if there is one.
 */
export interface ChainReader {
  /** Returns the newest final block of the node that searches for deposits. */
  head(network: Network): Promise<bigint>;
  transfers(network: Network, query: TransferQuery): Promise<TransfersRead>;
  /**
   * Returns the seconds between two blocks, from the node that searches for deposits. Limits the
   * later block to the node's newest final one, because the node may lag behind its own search.
   */
  secondsBetween(network: Network, earlier: bigint, later: bigint): Promise<number>;
  /**
   * Returns all final transfers of the token in a transaction; none if the transaction does not
   * exist.
   */
  transfersIn(network: Network, transaction: string): Promise<ChainTransfer[]>;
  nonceOf(network: Network, transaction: string): Promise<bigint>;
}

/** Networks for deposits and payments. Confirmed transfers are final. */
export interface Chain extends ChainReader {
  /** Networks that are open for deposits, in display order. */
  readonly networks: readonly Network[];
  readonly payouts: Payouts | undefined;
  /** Returns the deposit address of a member, which is stable and unique. */
  addressOf(network: Network, member: bigint): string;
  /** Formats an address in the chain's own notation. */
  written(address: string): string;
  /**
   * @param after position of the last search; undefined for the first one
   * @param watched called after the newest block is read, so that the search covers every address
   * shown before that block
   */
  scan(network: Network, after: bigint | undefined, watched: Watched): Promise<Scan>;
}
