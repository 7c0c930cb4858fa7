import type { MicroUsdt } from '@platform/rules/money';
import { erc20Abi, type Address, type PublicClient } from 'viem';
import type { Endpoint } from './endpoint';
import { Span } from './span';

/** What it takes to use the token on one network. */
export interface EvmNetwork {
  /** The address of a node's JSON-RPC. */
  rpcUrl: string;
  /** Another node's, which has to agree before money is given back. */
  checkRpcUrl?: string | undefined;
  /** The number of the chain; a node of another one is not used. */
  chainId: number;
  /** The token's contract. */
  token: Address;
  /** How many blocks, its own included, make a transaction final. At least 1. */
  confirmations: number;
}

const LEDGER_DECIMALS = 6;

/** A node of one network, with the token's own unit. */
export class Node {
  readonly client: PublicClient;
  readonly token: Address;
  /** How many blocks are asked for in one request. */
  readonly span = new Span();
  readonly #endpoint: Endpoint;
  readonly #name: string;
  readonly #chainId: number;
  readonly #confirmations: bigint;
  #verified: number | undefined;
  #highest = 0n;
  #decimals: Promise<number> | undefined;

  constructor(
    name: string,
    endpoint: Endpoint,
    { token, confirmations, chainId }: Pick<EvmNetwork, 'token' | 'confirmations' | 'chainId'>,
  ) {
    this.client = endpoint.client;
    this.token = token;
    this.#endpoint = endpoint;
    this.#name = name;
    this.#chainId = chainId;
    this.#confirmations = BigInt(confirmations);
  }

  /**
   * Asks the node which chain it serves.
   *
   * @returns the number of the chain
   * @throws when it is another one than the settings say
   */
  async verify(): Promise<number> {
    this.#endpoint.assertUp();
    const { connection } = this.#endpoint;
    const served = await this.client.getChainId();
    if (served !== this.#chainId) {
      throw new Error(
        `${this.#name}: the node serves chain ${served}, and the settings say ${this.#chainId}. ` +
          'Nothing is searched or paid there. Correct rpcUrl or chainId in EVM_NETWORKS.',
      );
    }
    this.#verified = connection;
    return served;
  }

  /**
   * The newest block. Before the first answer, and when the node was away, its chain is verified.
   *
   * @throws ChainUnreachable while the node rests
   */
  async head(): Promise<bigint> {
    this.#endpoint.assertUp();
    if (this.#verified !== this.#endpoint.connection) await this.verify();
    const head = await this.client.getBlockNumber({ cacheTime: 0 });
    if (head > this.#highest) this.#highest = head;
    return head;
  }

  /** Whether the node once knew a newer block than this head of its: it does not know all it knew. */
  isBehind(head: bigint): boolean {
    return head < this.#highest;
  }

  /** The newest block that is final below a head; negative while the chain is younger than that. */
  finalBelow(head: bigint, depth = 1n): bigint {
    return head - this.#confirmations * depth + 1n;
  }

  /** The newest block that is final now; negative while the chain is younger than that. */
  async finalBlock(depth = 1n): Promise<bigint> {
    return this.finalBelow(await this.head(), depth);
  }

  /** An amount of the token in micro-USDT, rounded down. */
  async toMicroUsdt(value: bigint): Promise<MicroUsdt> {
    const decimals = await this.#unit();
    return decimals >= LEDGER_DECIMALS
      ? value / 10n ** BigInt(decimals - LEDGER_DECIMALS)
      : value * 10n ** BigInt(LEDGER_DECIMALS - decimals);
  }

  /**
   * An amount in units of the token.
   *
   * @throws for an amount that the token is too coarse for
   */
  async fromMicroUsdt(amount: MicroUsdt): Promise<bigint> {
    const decimals = await this.#unit();
    if (decimals >= LEDGER_DECIMALS) return amount * 10n ** BigInt(decimals - LEDGER_DECIMALS);
    const step = 10n ** BigInt(LEDGER_DECIMALS - decimals);
    if (amount % step === 0n) return amount / step;
    throw new Error(`${amount} micro-USDT cannot be paid: the token has ${decimals} decimals.`);
  }

  /** Asked once; again after a failure. */
  #unit(): Promise<number> {
    this.#decimals ??= this.client
      .readContract({ address: this.token, abi: erc20Abi, functionName: 'decimals' })
      .catch((error: unknown) => {
        this.#decimals = undefined;
        throw error;
      });
    return this.#decimals;
  }
}
