import {
  beaconRoundFor,
  beaconTime,
  commitmentOf,
  type BeaconChain,
} from '@platform/rules/fairness';
import { GAME_TYPES, type GameType } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { databaseNow } from '../db/clock';
import type { Database, Tx } from '../db/database';
import type { Random } from '../ports/random';
import type { Keyring } from '../sealing/keyring';
import { roundsFrom, type RoundTimes, type Schedules } from './schedule';
import { keepSeed, newSeed } from './seeds';

/** The running round and the two after it exist at any time. */
const ROUNDS_AHEAD = 3;

/** What it takes to make rounds. */
export interface RoundParts {
  random: Random;
  keyring: Keyring;
  /** The beacon that the rounds wait for. */
  chain: BeaconChain;
}

const at = (epochMs: number) => new Date(epochMs);
const bytes = (hex: string) => Buffer.from(hex, 'hex');

async function createRound(
  tx: Tx,
  { random, keyring, chain }: RoundParts,
  game: GameType,
  { number, opensAt, closesAt, drawsAt, endsAt }: RoundTimes,
): Promise<string[]> {
  const seed = newSeed(random);
  const beaconRound = beaconRoundFor(chain, closesAt);
  const rows = await tx.query<{ id: bigint }>(sql`
    insert into wingo_round (game, number, opens_at, closes_at, draws_at, ends_at, commitment,
      beacon_source, beacon_public_key, beacon_round, beacon_at)
    values (${game}, ${number}, ${at(opensAt)}, ${at(closesAt)}, ${at(drawsAt)}, ${at(endsAt)},
      ${bytes(commitmentOf(seed))}, ${chain.source}, ${bytes(chain.publicKey)}, ${beaconRound},
      ${at(beaconTime(chain, beaconRound))})
    on conflict (game, number) do nothing
    returning id`);
  for (const { id } of rows) await keepSeed(tx, keyring, id, seed);
  return rows.map(() => number);
}

/**
 * Creates the rounds that do not exist yet, each with a sealed seed, its public commitment and the
 * beacon round that its schedule fixes.
 *
 * @returns the numbers of the rounds this call created
 */
export async function createRounds(
  tx: Tx,
  parts: RoundParts,
  game: GameType,
  rounds: readonly RoundTimes[],
): Promise<string[]> {
  const created: string[] = [];
  for (const round of rounds) created.push(...(await createRound(tx, parts, game, round)));
  return created;
}

/** Creates the rounds of all games a little ahead of time, so that each has its seed before any bet. */
export class RoundMaker {
  readonly #parts: RoundParts;
  readonly #schedules: Schedules;
  /** The end of the newest round this server knows to exist, to trouble the database only for newer. */
  readonly #newest = new Map<GameType, number>();

  constructor(parts: RoundParts, schedules: Schedules) {
    this.#parts = parts;
    this.#schedules = schedules;
  }

  /** Creates what is missing by the database's clock; another server may have created it already. */
  async createAhead(db: Database): Promise<void> {
    const now = await databaseNow(db);
    for (const game of GAME_TYPES) {
      const wanted = roundsFrom(now, game, this.#schedules[game], ROUNDS_AHEAD);
      const newest = this.#newest.get(game) ?? 0;
      const missing = wanted.filter(({ endsAt }) => endsAt > newest);
      if (missing.length === 0) continue;
      await db.transaction((tx) => createRounds(tx, this.#parts, game, missing));
      this.#newest.set(game, Math.max(...missing.map(({ endsAt }) => endsAt)));
    }
  }
}
