import type { MineCount } from '@platform/rules/mines';
import {
  hundredthsText,
  mineCells,
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
  /**
   * Kind of the request: `pairs`, `rotate`, `reveal`, `cashout` or a game. A web server of a later
   * release may know more kinds.
   */
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
  // The opening of a game draws nothing: its mines follow from the seeds at any later time.
  mines: () => '',
  // The path on a smaller board is the beginning of the path on the largest board.
  plinko: (numbers) => pathText(pathOf(MOST_ROWS, numbers)),
};

/** Open game of Mines, and the cell that a request opens. */
interface Turn {
  request: bigint;
  clientSeed: string;
  nonce: bigint;
  mines: MineCount;
  mostReveals: number;
  /** Number of open cells. */
  opened: number;
  /** Cell to open; null for a cash-out. */
  cell: number | null;
  /** True if the game ends without its member. */
  expired: boolean;
}

/** Open game of Mines that ends without its member. */
interface AbsentGame extends Pick<Request, 'hash' | 'sealed' | 'keyVersion'> {
  game: bigint;
  pair: bigint;
  clientSeed: string;
  nonce: bigint;
  mines: MineCount;
}

/** Returns the mines of a game in ascending order. */
const minesOf = (
  serverSeed: string,
  { clientSeed, nonce, mines }: Pick<Turn, 'clientSeed' | 'nonce' | 'mines'>,
): number[] =>
  mineCells(mines, numbersOf({ serverSeed, clientSeed, nonce: Number(nonce) })).toSorted(
    (a, b) => a - b,
  );

const isGame = (kind: string): kind is OriginalGame => Object.hasOwn(RESULTS, kind);

const arrayOf = (numbers: readonly (bigint | null)[]): string => `{${numbers.join()}}`;

/**
 * Executes requests from web servers: creates and rotates seed pairs, draws the outcomes of bets,
 * and plays games of Mines. The draw knows the server seeds, but neither stakes nor the settings of Dice and Plinko. The
 * database applies its results.
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
    const turns: Request[] = [];
    for (const request of requests) {
      if (request.pair === null || request.kind === 'pairs') await this.#makePairs(db, request);
      else if (request.kind === 'rotate') waiting += (await this.#rotate(db, request)) ? 0 : 1;
      else if (request.kind === 'reveal' || request.kind === 'cashout') turns.push(request);
      else if (isGame(request.kind)) drawn.push(...(await this.#draw(db, request, request.kind)));
      else {
        this.#parts.onError(new Error(`The draw does not know ${request.kind}.`));
        await this.#fail(db, request);
      }
    }
    if (drawn.length > 0) waiting += await place(db, drawn);
    if (turns.length > 0) waiting += await this.#play(db, turns);
    return waiting === requests.length ? 'busy' : 'answered';
  }

  /**
   * Ends the oldest games of Mines whose members are absent.
   *
   * @returns the number of ended games
   */
  async endAbsent(db: Queryable): Promise<number> {
    const games = await db.query<AbsentGame>(
      sql`
        select game, pair, server_seed_hash as hash, sealed, key_version as "keyVersion",
          client_seed as "clientSeed", nonce, mines
        from absent_mines(${LARGEST_BATCH})`,
      'absent_mines',
    );
    const ended = games.flatMap((game) => {
      const seed = this.#seedOf(game);
      return seed === undefined ? [] : [{ game: game.game, mines: minesOf(seed, game).join() }];
    });
    if (ended.length === 0) return 0;
    const rows = await db.query<{ count: number }>(sql`
      select end_absent_mines(${arrayOf(ended.map(({ game }) => game))},
        ${ended.map(({ mines }) => mines)}) as count`);
    return one(rows).count;
  }

  /** Plays games of Mines. Returns the number of requests that remain undecided. */
  async #play(db: Queryable, requests: readonly Request[]): Promise<number> {
    const ids = requests.map(({ request }) => request);
    const turns = await db.query<Turn>(
      sql`
        select request, client_seed as "clientSeed", nonce, mines, most_reveals as "mostReveals",
          opened, cell, expired
        from mines_turns(${arrayOf(ids)})`,
      'mines_turns',
    );
    if (turns.some(({ expired }) => expired)) await this.endAbsent(db);
    const played: { request: bigint; opened: number | null; mines: string | null }[] = [];
    for (const request of requests) {
      const turn = turns.find((each) => each.request === request.request);
      if (turn === undefined) {
        played.push({ request: request.request, opened: null, mines: null });
        continue;
      }
      // The pair of an open game is the current one, because the game blocks a rotation.
      const seed = this.#seedOf(request);
      if (seed === undefined) await this.#fail(db, request);
      else played.push({ request: request.request, ...resultOf(seed, turn) });
    }
    if (played.length === 0) return 0;
    const rows = await db.query<{ open: number }>(
      sql`
        select play_mines(${arrayOf(played.map(({ request }) => request))},
          ${played.map(({ opened }) => opened)}::int[], ${played.map(({ mines }) => mines)}) as open`,
      'play_mines',
    );
    return one(rows).open;
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
    const seed = this.#seedOf(request);
    if (seed === undefined) {
      await this.#fail(db, request);
      return true;
    }
    const { hash, sealed, keyVersion } = newPair(random, keyring);
    const rows = await db.query<{ decided: boolean }>(sql`
      select rotate_seed_pair(${request.request}, ${request.pair}, ${seed}, ${hash}, ${sealed},
        ${keyVersion}) as decided`);
    return one(rows).decided;
  }

  async #draw(db: Queryable, request: Request, kind: OriginalGame): Promise<Drawn[]> {
    const serverSeed = this.#seedOf(request);
    if (serverSeed === undefined) {
      await this.#fail(db, request);
      return [];
    }
    const { clientSeed, nonce } = request;
    // The database refuses a bet after the last nonce.
    const numbers = numbersOf({ serverSeed, clientSeed, nonce: Number(nonce) % 2 ** 31 });
    return [{ ...request, result: RESULTS[kind](numbers) }];
  }

  /** Returns a server seed. Reports an error and returns undefined if it cannot be decrypted. */
  #seedOf(sealed: Pick<Request, 'pair' | 'hash' | 'sealed' | 'keyVersion'>): string | undefined {
    const pair = sealed.pair ?? 0n;
    const known = this.#open.get(pair);
    if (known !== undefined) return known;
    try {
      const seed = openPair(this.#parts.keyring, sealed.hash, sealed);
      this.#open.set(pair, seed);
      const [oldest] = this.#open.keys();
      if (this.#open.size > MOST_OPEN && oldest !== undefined) this.#open.delete(oldest);
      return seed;
    } catch (error) {
      this.#parts.onError(error);
      return undefined;
    }
  }

  /** Ends a request without changing a stake, pair or nonce. */
  async #fail(db: Queryable, { request }: Request): Promise<void> {
    await db.query(sql`select fail_draw(${request})`);
  }
}

/**
 * Returns the result of a turn. The result names the mines only if the turn ends the game, so that
 * only the draw knows the mines of an open game.
 */
function resultOf(seed: string, turn: Turn): { opened: number; mines: string | null } {
  const { cell, opened, mostReveals } = turn;
  const mines = minesOf(seed, turn);
  const ends = cell === null || mines.includes(cell) || opened + 1 === mostReveals;
  return { opened, mines: ends ? mines.join() : null };
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
