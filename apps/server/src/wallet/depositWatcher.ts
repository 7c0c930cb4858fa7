import type { Network } from '@platform/rules/funds';
import type { Database } from '../db/database';
import { ChainUnreachable, type Chain } from '../ports/chain/chain';
import { creditDeposits } from './deposits';

/** Time that a caller waits for a search, in ms. The search continues afterwards. */
const LONGEST_WAIT_MS = 5_000;

/** Searches for deposits. Concurrent requests share one search. */
export class DepositWatcher {
  readonly #db: Database;
  readonly #chain: Chain;
  readonly #longestWaitMs: number;
  readonly #looking = new Map<Network, Promise<void>>();

  constructor(db: Database, chain: Chain, longestWaitMs = LONGEST_WAIT_MS) {
    this.#db = db;
    this.#chain = chain;
    this.#longestWaitMs = longestWaitMs;
  }

  /**
   * Credits new deposits on these networks, and resolves after the commit.
   *
   * @throws ChainUnreachable if the search takes too long
   */
  async look(networks: readonly Network[] = this.#chain.networks): Promise<void> {
    const open = networks.filter((network) => this.#chain.networks.includes(network));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      const tooLate = () => reject(new ChainUnreachable('The node takes too long.'));
      timer = setTimeout(tooLate, this.#longestWaitMs);
    });
    const all = Promise.all(open.map((network) => this.#lookOn(network)));
    await Promise.race([all, late]).finally(() => clearTimeout(timer));
  }

  #lookOn(network: Network): Promise<void> {
    const looking =
      this.#looking.get(network) ??
      creditDeposits(this.#db, this.#chain, network).finally(() => this.#looking.delete(network));
    this.#looking.set(network, looking);
    return looking;
  }
}
