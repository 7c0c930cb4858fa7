import type { Database } from '../db/database';
import type { Chain, Network } from '../ports/chain/chain';
import { creditDeposits } from './deposits';

/** Looks for deposits when somebody asks; those who ask while it looks share what it finds. */
export class DepositWatcher {
  readonly #db: Database;
  readonly #chain: Chain;
  readonly #looking = new Map<Network, Promise<void>>();

  constructor(db: Database, chain: Chain) {
    this.#db = db;
    this.#chain = chain;
  }

  /** Credits what has come in on these networks; resolves when it is committed. */
  async look(networks: readonly Network[] = this.#chain.networks): Promise<void> {
    const open = networks.filter((network) => this.#chain.networks.includes(network));
    await Promise.all(open.map((network) => this.#lookOn(network)));
  }

  #lookOn(network: Network): Promise<void> {
    const looking =
      this.#looking.get(network) ??
      creditDeposits(this.#db, this.#chain, network).finally(() => this.#looking.delete(network));
    this.#looking.set(network, looking);
    return looking;
  }
}
