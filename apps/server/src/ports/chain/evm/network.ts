import type { MicroUsdt } from '@platform/rules/money';
import { createPublicClient, erc20Abi, http, type Address, type PublicClient } from 'viem';

/** What it takes to use the token on one network. */
export interface EvmNetwork {
  /** The address of a node's JSON-RPC. */
  rpcUrl: string;
  /** The token's contract. */
  token: Address;
  /** How many blocks, its own included, make a transaction final. At least 1. */
  confirmations: number;
}

const TIMEOUT_MS = 10_000;
const LEDGER_DECIMALS = 6;

/** A network that answers, with the token's own unit. */
export class Node {
  readonly client: PublicClient;
  readonly token: Address;
  readonly #confirmations: bigint;
  #decimals: Promise<number> | undefined;

  constructor({ rpcUrl, token, confirmations }: EvmNetwork) {
    this.client = createPublicClient({ transport: http(rpcUrl, { timeout: TIMEOUT_MS }) });
    this.token = token;
    this.#confirmations = BigInt(confirmations);
  }

  /** The newest block that is final; negative while the chain is younger than that. */
  async finalBlock(depth = 1n): Promise<bigint> {
    const head = await this.client.getBlockNumber({ cacheTime: 0 });
    return head - this.#confirmations * depth + 1n;
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
