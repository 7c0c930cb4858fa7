import type { MicroUsdt } from '@platform/rules/money';
import { erc20Abi, type Address, type PublicClient } from 'viem';
import type { Endpoint } from './endpoint';
import { Span } from './span';

export interface EvmNetwork {
  rpcUrl: string;
  /** JSON-RPC URL of a second node, which must agree before money is returned. */
  checkRpcUrl?: string | undefined;
  /** Nodes of other chains are rejected. */
  chainId: number;
  token: Address;
  /** Number of blocks that make a transaction final, including its own. At least 1. */
  confirmations: number;
}

const LEDGER_DECIMALS = 6;

export class Node {
  readonly client: PublicClient;
  readonly token: Address;
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

  /** Checks that the node serves the configured chain. */
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

  /** Verifies the chain before the first call and after each outage. */
  async head(): Promise<bigint> {
    this.#endpoint.assertUp();
    if (this.#verified !== this.#endpoint.connection) await this.verify();
    const head = await this.client.getBlockNumber({ cacheTime: 0 });
    if (head > this.#highest) this.#highest = head;
    return head;
  }

  /**
   * Returns true if a head is below an earlier one. Other responses of the node may then also be
   * outdated.
   */
  isBehind(head: bigint): boolean {
    return head < this.#highest;
  }

  /** Returns the newest final block below a head; negative while the chain is too short. */
  finalBelow(head: bigint, depth = 1n): bigint {
    return head - this.#confirmations * depth + 1n;
  }

  async finalBlock(depth = 1n): Promise<bigint> {
    return this.finalBelow(await this.head(), depth);
  }

  /** Converts units of the token to micro-USDT, rounded down. */
  async toMicroUsdt(value: bigint): Promise<MicroUsdt> {
    const decimals = await this.#unit();
    return decimals >= LEDGER_DECIMALS
      ? value / 10n ** BigInt(decimals - LEDGER_DECIMALS)
      : value * 10n ** BigInt(LEDGER_DECIMALS - decimals);
  }

  /** @throws if the token has too few decimals for the amount */
  async fromMicroUsdt(amount: MicroUsdt): Promise<bigint> {
    const decimals = await this.#unit();
    if (decimals >= LEDGER_DECIMALS) return amount * 10n ** BigInt(decimals - LEDGER_DECIMALS);
    const step = 10n ** BigInt(LEDGER_DECIMALS - decimals);
    if (amount % step === 0n) return amount / step;
    throw new Error(`${amount} micro-USDT cannot be paid: the token has ${decimals} decimals.`);
  }

  /** Returns the decimals of the token. A failure is not cached. */
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
