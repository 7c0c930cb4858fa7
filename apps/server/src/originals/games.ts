import type { MineCount } from '@platform/rules/mines';
import type { MicroUsdt } from '@platform/rules/money';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { readLongPage, type Page, type PageRequest } from '../db/page';
import { archivedBefore } from './bets';

interface GameEnd {
  state: 'lost' | 'cashed_out' | 'returned';
  cause: 'mine' | 'player' | 'cleared' | 'limit' | 'absence';
  /** Mines in ascending order. */
  mineCells: number[];
  multiple: string;
  payout: MicroUsdt;
  endedAt: Date;
  /** Batch with the receipt of the end. */
  endBatch: bigint;
}

interface Terms {
  id: bigint;
  /** First bet of the batch with the receipt of the opening. */
  firstBet: bigint;
  /** Commitment of the pair, in hex. */
  serverSeedHash: string;
  /** Null until the member rotates the pair. */
  serverSeed: string | null;
  /** Number of bets on the pair; null until the member rotates the pair. */
  bets: number | null;
  clientSeed: string;
  nonce: number;
  mines: MineCount;
  stake: MicroUsdt;
  mostReveals: number;
  openedAt: Date;
}

/** State of a Mines game: current, or after an earlier action. */
export interface GameRecord extends Terms {
  /** Cells in the order of their opening. */
  opened: number[];
  expiresAt: Date;
  /** Undefined while the game is open. */
  end: GameEnd | undefined;
}

type Row = Terms & Pick<GameRecord, 'opened' | 'expiresAt'> & (GameEnd | { state: 'open' });

const RECORD = sql`
  select game.id, game.first_bet as "firstBet",
    encode(pair.server_seed_hash, 'hex') as "serverSeedHash", pair.server_seed as "serverSeed",
    case pair.state when 'past' then pair.nonce end::float8 as bets,
    game.client_seed as "clientSeed", game.nonce::float8 as nonce, game.mines, game.stake,
    game.most_reveals as "mostReveals", game.opened, game.state, game.cause,
    game.mine_cells as "mineCells", game.multiple, game.payout, game.opened_at as "openedAt",
    game.expires_at as "expiresAt", game.ended_at as "endedAt", game.end_batch as "endBatch"
  from mines_game game join seed_pair pair on pair.id = game.pair_id`;

const recordOf = (row: Row): GameRecord => ({
  ...row,
  end: row.state === 'open' ? undefined : row,
});

async function firstGame(db: Queryable, statement: Sql): Promise<GameRecord | undefined> {
  const [row] = await db.query<Row>(statement);
  return row && recordOf(row);
}

export const openGame = (db: Queryable, member: bigint): Promise<GameRecord | undefined> =>
  firstGame(db, sql`${RECORD} where game.member_id = ${member} and game.state = 'open'`);

const LIFETIME_MS = 24 * 60 * 60 * 1_000;

/** Returns a game as it was after an action that did not end it. */
const asOf = (game: GameRecord, opened: number, at: Date): GameRecord => ({
  ...game,
  opened: game.opened.slice(0, opened),
  expiresAt: new Date(at.getTime() + LIFETIME_MS),
  end: undefined,
});

/** Returns a game as it was when it was opened. */
export async function gameAtOpening(db: Queryable, id: bigint): Promise<GameRecord | undefined> {
  const game = await firstGame(db, sql`${RECORD} where game.id = ${id}`);
  return game && asOf(game, 0, game.openedAt);
}

interface Action {
  member: bigint;
  call: 'reveal' | 'cashout';
  key: string;
}

/** Returns a game as it was after a reveal or cash-out. */
export async function gameAfter(
  db: Queryable,
  { member, call, key }: Action,
): Promise<GameRecord | undefined> {
  const [action] = await db.query<{ game: bigint; opened: number; at: Date }>(sql`
    select game_id as game, opened, acted_at as at from mines_action
    where member_id = ${member} and call = ${call} and key = ${key}`);
  if (action === undefined) return undefined;
  const game = await firstGame(db, sql`${RECORD} where game.id = ${action.game}`);
  const { opened, at } = action;
  const isLast = call === 'cashout' || (game?.opened.length === opened && endsByReveal(game));
  return game === undefined || isLast ? game : asOf(game, opened, at);
}

const endsByReveal = ({ end }: GameRecord): boolean =>
  end !== undefined && ['mine', 'cleared', 'limit'].includes(end.cause);

/** Returns a page of a member's games that are over, newest first. */
export async function endedGames(
  db: Queryable,
  member: bigint,
  request: PageRequest,
): Promise<Page<GameRecord>> {
  const page = await readLongPage<Row>(
    db,
    // The receipts of earlier games are archived.
    sql`
      select id from mines_game
      where member_id = ${member} and state <> 'open' and id >= first_kept_id()`,
    (keys) => sql`${RECORD} where game.id in (${keys})`,
    sql`id desc`,
    request,
  );
  return {
    rows: page.rows.map(recordOf),
    total: page.total,
    archivedBefore: await archivedBefore(db),
  };
}
