import { CELLS, MINE_COUNTS } from '@platform/rules/mines';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { count, instant, page, size } from './fields';
import { keptPair, originalReceipt, seededFields, stake } from './originalFields';
import { pageReply, reply } from './reply';

/** States of a game of Mines. A returned game had no open cell. */
export const MINES_STATES = ['open', 'lost', 'cashed_out', 'returned'] as const;

/**
 * Causes of the end of a game of Mines.
 *
 * - `player`, `cleared`, `limit`: the player cashed out, opened the last safe cell, or reached
 *   `most_reveals`
 * - `absence`: the player was absent for 24 hours or is excluded from play
 */
export const MINES_CAUSES = ['mine', 'player', 'cleared', 'limit', 'absence'] as const;

/** Cell of the board, from 0, row by row. */
const cell = v.pipe(count, v.maxValue(CELLS - 1, `A cell is from 0 to ${CELLS - 1}.`));

const gameFields = {
  ...seededFields,
  game_id: v.string(),
  game: v.literal('mines'),
  state: v.picklist(MINES_STATES),
  /** Null while the game is open. */
  cause: v.nullable(v.picklist(MINES_CAUSES)),
  /** Number of mines. */
  mines: v.picklist(MINE_COUNTS),
  /** Opened cells in order. In a lost game, the last one is a mine. */
  opened: v.array(cell),
  /** Multiple with four decimals; null before the first reveal, `0.0000` if lost. */
  multiple: v.nullable(v.string()),
  /** Multiple after one more safe cell; null when the game is over. */
  next_multiple: v.nullable(v.string()),
  /** Number of open cells at which the game cashes out. */
  most_reveals: count,
  /** Mines in ascending order; null while the game is open. */
  mine_cells: v.nullable(v.array(cell)),
  opened_at: instant,
  /** Time at which an absent player's game ends, 24 hours after the last action. */
  expires_at: instant,
  /** Receipt of the end; null while the game is open. */
  end_receipt: v.nullable(originalReceipt),
};

const game = v.object(gameFields);

/** Takes the stake, and opens a game of Mines. A member has one open game at most. */
export const openMines = defineCall({
  name: 'openMines',
  method: 'POST',
  path: '/api/game/mines/open',
  auth: 'member',
  idempotent: true,
  request: v.object({ amount: stake, mines: v.picklist(MINE_COUNTS) }),
  response: reply({ message: v.string(), data: game }),
});

/** Opens a cell of the caller's game. A mine, the last safe cell and the limit end the game. */
export const revealMines = defineCall({
  name: 'revealMines',
  method: 'POST',
  path: '/api/game/mines/reveal',
  auth: 'member',
  idempotent: true,
  request: v.object({
    game_id: v.string(),
    cell,
    /**
     * Number of open cells on the screen. If the game has another number, the call fails with
     * `STALE`.
     */
    seen: v.optional(count),
  }),
  response: reply({ message: v.string(), data: game }),
});

/** Ends the caller's game, and pays its current multiple. */
export const cashOutMines = defineCall({
  name: 'cashOutMines',
  method: 'POST',
  path: '/api/game/mines/cashout',
  auth: 'member',
  idempotent: true,
  request: v.object({ game_id: v.string() }),
  response: reply({ message: v.string(), data: game }),
});

/** Returns the caller's open game of Mines, or null. */
export const minesGame = defineCall({
  name: 'minesGame',
  method: 'GET',
  path: '/api/game/mines/game',
  auth: 'member',
  request: v.object({}),
  response: reply({ data: v.nullable(game) }),
});

/** Lists the caller's games of Mines that are over, newest first. */
export const minesGames = defineCall({
  name: 'minesGames',
  method: 'GET',
  path: '/api/game/mines/games',
  auth: 'member',
  request: v.object({ page, size }),
  response: pageReply(v.object({ ...gameFields, ...keptPair })),
});
