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

/** Number of rounds that always exist: the current one and the next two. */
const ROUNDS_AHEAD = 3;

export interface RoundParts {
  random: Random;
  keyring: Keyring;
  /** Beacon that determines the results. */
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
 * Creates the missing rounds, each with a sealed seed, a public commitment and a fixed beacon
 * round.
 *
 * @returns the numbers of the rounds that this call created
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

/** Creates rounds ahead of time, so that each has its seed before its first bet. */
export class RoundMaker {
  readonly #parts: RoundParts;
  readonly #schedules: Schedules;
  /** End of the newest known round. Only later rounds need a query. */
  readonly #newest = new Map<GameType, number>();

  constructor(parts: RoundParts, schedules: Schedules) {
    this.#parts = parts;
    this.#schedules = schedules;
  }

  /** Creates the missing rounds by the database's clock, unless another server has created them. */
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
