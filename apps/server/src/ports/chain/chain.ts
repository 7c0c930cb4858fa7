import type { Network } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import type { Payouts } from './payouts';

/** A final transfer of the token. */
export interface ChainTransfer {
  /** The hash of its transaction. */
  transaction: string;
  /** Its place among the events of that transaction, from 0. */
  logIndex: number;
  /** The block it is in, in the measure of `Scan.position`. */
  block: bigint;
  /** Who paid, in lower case. */
  from: string;
  /** Who received it, in lower case. */
  to: string;
  /** Rounded down to whole micro-USDT, where the token is finer. */
  amount: MicroUsdt;
}

/** Reads which addresses a search is for, in lower case. */
export type Watched = () => Promise<ReadonlySet<string>>;

/** What a search found. */
export interface Scan {
  transfers: ChainTransfer[];
  /** Where the next search goes on. It overlaps: a transfer may be found again. */
  position: bigint;
}

/** Which transfers to read: those that one side of is among these addresses, in lower case. */
export interface TransferQuery {
  /** The first block. */
  from: bigint;
  /** The last block. */
  through: bigint;
  side: 'from' | 'to';
  addresses: ReadonlySet<string>;
}

/** What was read, and through which block: less far than asked where the node has not got there. */
export interface TransfersRead {
  transfers: ChainTransfer[];
  through: bigint;
}

/**
 * Thrown immediately, without asking, while calls to a node pause after several failures in a row.
 * The port has reported it once; it need not be logged again.
 */
export class ChainUnreachable extends Error {
  override readonly name = 'ChainUnreachable';
}

/** What a comparison of the books with the chain reads. Where there is a second node, that is asked. */
export interface ChainReader {
  /** The newest final block, by the node that deposits are searched with. */
  head(network: Network): Promise<bigint>;
  transfers(network: Network, query: TransferQuery): Promise<TransfersRead>;
  /**
   * How much later a block was made than an earlier one, in seconds, by the node that deposits are
   * searched with: no later than its newest final block, for it may have fallen behind its own search.
   */
  secondsBetween(network: Network, earlier: bigint, later: bigint): Promise<number>;
  /** All final transfers of the token in a transaction; none when there is no such transaction. */
  transfersIn(network: Network, transaction: string): Promise<ChainTransfer[]>;
  /** The number that a transaction has within the wallet that sent it. */
  nonceOf(network: Network, transaction: string): Promise<bigint>;
}

/** The outside world of money. Its answers are final: what it calls confirmed stays so. */
export interface Chain extends ChainReader {
  /** The networks that are open for deposits, in the order they are shown. */
  readonly networks: readonly Network[];
  /** How withdrawals are paid; undefined where they are not open. */
  readonly payouts: Payouts | undefined;
  /** A member's address below the key of the settings: always the same, and no other member's. */
  addressOf(network: Network, member: bigint): string;
  /** An address as the chain writes it. */
  written(address: string): string;
  /**
   * Looks for confirmed transfers.
   *
   * @param after the position of the search before; undefined for the first one
   * @param watched asked after the newest block was read, so that no address is shown in between
   */
  scan(network: Network, after: bigint | undefined, watched: Watched): Promise<Scan>;
}
