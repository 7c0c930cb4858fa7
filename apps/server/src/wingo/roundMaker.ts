import { GAME_TYPES, type GameType } from '@platform/rules/wingo';
import { databaseNow } from '../db/clock';
import type { Database } from '../db/database';
import type { Random } from '../ports/random';
import { createRounds } from './rounds';
import { roundsFrom, type Schedules } from './schedule';

/** The running round and the two after it exist at any time. */
const ROUNDS_AHEAD = 3;

/** Creates the rounds of all games a little ahead of time, so that each has its seed before any bet. */
export class RoundMaker {
  readonly #random: Random;
  readonly #schedules: Schedules;
  /** The end of the newest round this server knows to exist, to trouble the database only for newer. */
  readonly #newest = new Map<GameType, number>();

  constructor(random: Random, schedules: Schedules) {
    this.#random = random;
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
      await db.transaction((tx) => createRounds(tx, this.#random, game, missing));
      this.#newest.set(game, Math.max(...missing.map(({ endsAt }) => endsAt)));
    }
  }
}
