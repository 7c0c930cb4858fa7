import {
  hundredthsText,
  numbersOf,
  pathOf,
  pathText,
  rollOf,
  type Numbers,
  type OriginalGame,
} from '@platform/rules/originals';
import { ROWS, type PlinkoRows } from '@platform/rules/plinko';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import type { Random } from '../ports/random';
import type { Keyring } from '../sealing/keyring';
import { firstClientSeed, newPair, openPair } from './seedPairs';

/** Rows of the largest board of Plinko. */
const MOST_ROWS = Math.max(...ROWS) as PlinkoRows;

/** Size of a batch: enough requests to share a commit, and few enough to keep the statement short. */
const LARGEST_BATCH = 200;

/** Maximum number of decrypted server seeds in memory, so that most bets need no decryption. */
const MOST_OPEN = 10_000;

export interface PairDrawParts {
  random: Random;
  keyring: Keyring;
  /** Called if a server seed cannot be decrypted. */
  onError: (error: unknown) => void;
}

interface Request {
  request: bigint;
  /** `pairs`, `rotate` or a game. A web server of a later release may know more kinds. */
  kind: string;
  /** Current pair of the member; null for a member without pairs. */
  pair: bigint | null;
  hash: Buffer;
  sealed: Buffer;
  keyVersion: number;
  clientSeed: string;
  nonce: bigint;
}

interface Drawn extends Request {
  result: string;
}

/** Results of the games for all settings: see `original_outcome`. */
const RESULTS: Readonly<Record<OriginalGame, (numbers: Numbers) => string>> = {
  dice: (numbers) => hundredthsText(rollOf(numbers)),
  // The path on a smaller board is the beginning of that on the largest one.
  plinko: (numbers) => pathText(pathOf(MOST_ROWS, numbers)),
};

const isGame = (kind: string): kind is OriginalGame => Object.hasOwn(RESULTS, kind);

const arrayOf = (numbers: readonly (bigint | null)[]): string => `{${numbers.join()}}`;

/**
 * Decides requests of web servers: creates and rotates seed pairs, and draws bets. The draw knows
 * the server seeds, but neither the stakes nor the settings of bets. The database applies its
 * results.
 */
export class PairDraw {
  readonly #parts: PairDrawParts;
  /** Decrypted server seeds by pair, oldest first. */
  readonly #open = new Map<bigint, string>();

  constructor(parts: PairDrawParts) {
    this.#parts = parts;
  }

  /**
   * Decides the oldest open requests, one per member.
   *
   * @returns `idle` if there were none, `busy` if all had to wait for another transaction
   */
  async answer(db: Queryable): Promise<'idle' | 'busy' | 'answered'> {
    const requests = await db.query<Request>(
      sql`
        select request, kind, pair, server_seed_hash as hash, sealed, key_version as "keyVersion",
          client_seed as "clientSeed", nonce
        from next_draws(${LARGEST_BATCH})`,
      'next_draws',
    );
    if (requests.length === 0) return 'idle';
    let waiting = 0;
    const drawn: Drawn[] = [];
    for (const request of requests) {
      if (request.pair === null || request.kind === 'pairs') await this.#makePairs(db, request);
      else if (request.kind === 'rotate') waiting += (await this.#rotate(db, request)) ? 0 : 1;
      else if (isGame(request.kind)) drawn.push(...(await this.#draw(db, request, request.kind)));
      else await this.#fail(db, request, new Error(`The draw does not know ${request.kind}.`));
    }
    if (drawn.length > 0) waiting += await place(db, drawn);
    return waiting === requests.length ? 'busy' : 'answered';
  }

  async #makePairs(db: Queryable, { request }: Request): Promise<void> {
    const { random, keyring } = this.#parts;
    const pairs = [newPair(random, keyring), newPair(random, keyring)];
    await db.query(sql`
      select make_seed_pairs(${request}, ${pairs.map(({ hash }) => hash)},
        ${pairs.map(({ sealed }) => sealed)}, ${keyring.newest}, ${firstClientSeed(random)})`);
  }

  async #rotate(db: Queryable, request: Request): Promise<boolean> {
    const { random, keyring } = this.#parts;
    const seed = await this.#seedOf(db, request);
    if (seed === undefined) return true;
    const { hash, sealed, keyVersion } = newPair(random, keyring);
    const rows = await db.query<{ decided: boolean }>(sql`
      select rotate_seed_pair(${request.request}, ${request.pair}, ${seed}, ${hash}, ${sealed},
        ${keyVersion}) as decided`);
    return one(rows).decided;
  }

  async #draw(db: Queryable, request: Request, kind: OriginalGame): Promise<Drawn[]> {
    const serverSeed = await this.#seedOf(db, request);
    if (serverSeed === undefined) return [];
    const { clientSeed, nonce } = request;
    // The database refuses a bet after the last nonce.
    const numbers = numbersOf({ serverSeed, clientSeed, nonce: Number(nonce) % 2 ** 31 });
    return [{ ...request, result: RESULTS[kind](numbers) }];
  }

  /** Returns a server seed. Fails the request if the seed cannot be decrypted. */
  async #seedOf(db: Queryable, request: Request): Promise<string | undefined> {
    const pair = request.pair ?? 0n;
    const known = this.#open.get(pair);
    if (known !== undefined) return known;
    try {
      const seed = openPair(this.#parts.keyring, request.hash, request);
      this.#open.set(pair, seed);
      const [oldest] = this.#open.keys();
      if (this.#open.size > MOST_OPEN && oldest !== undefined) this.#open.delete(oldest);
      return seed;
    } catch (error) {
      await this.#fail(db, request, error);
      return undefined;
    }
  }

  /** Ends a request without changing a stake, pair or nonce. */
  async #fail(db: Queryable, { request }: Request, error: unknown): Promise<void> {
    this.#parts.onError(error);
    await db.query(sql`select fail_draw(${request})`);
  }
}

/** Places drawn bets. Returns the number of bets that remain undecided. */
async function place(db: Queryable, drawn: readonly Drawn[]): Promise<number> {
  const rows = await db.query<{ open: number }>(
    sql`
      select place_original_bets(${arrayOf(drawn.map(({ request }) => request))},
        ${arrayOf(drawn.map(({ pair }) => pair))}, ${drawn.map(({ clientSeed }) => clientSeed)},
        ${arrayOf(drawn.map(({ nonce }) => nonce))}, ${drawn.map(({ result }) => result)}) as open`,
    'place_original_bets',
  );
  return one(rows).open;
}
