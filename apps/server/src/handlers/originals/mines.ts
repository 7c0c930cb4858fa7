import {
  cashOutMines,
  minesGame,
  minesGames,
  openMines,
  paginate,
  revealMines,
} from '@platform/api/contract';
import type { ReceiptProof } from '@platform/rules/fairness';
import { CELLS, minesMultiple, minesSettings } from '@platform/rules/mines';
import { toDecimal } from '@platform/rules/money';
import { multipleText } from '@platform/rules/originals';
import { done } from '../../http/done';
import { memberEndpoint, type Caller } from '../../http/endpoint';
import {
  endedGames,
  gameAfter,
  gameAtOpening,
  openGame,
  type GameRecord,
} from '../../originals/games';
import type { Services } from '../shared/services';
import { askBet, receiptReply } from './bet';
import { refusalOf } from './game';

interface Receipts {
  opening: ReceiptProof | undefined;
  end: ReceiptProof | undefined;
}

function gameReply(game: GameRecord, { opening, end: ofEnd }: Receipts) {
  const { id, mines, opened, end } = game;
  const multipleAt = (count: number) => multipleText(minesMultiple(mines, count));
  return {
    game: 'mines' as const,
    game_id: String(id),
    state: end?.state ?? ('open' as const),
    cause: end?.cause ?? null,
    mines,
    opened,
    amount: toDecimal(game.stake),
    payout: toDecimal(end?.payout ?? 0n),
    multiple: end?.multiple ?? (opened.length > 0 ? multipleAt(opened.length) : null),
    next_multiple: end === undefined ? multipleAt(opened.length + 1) : null,
    most_reveals: game.mostReveals,
    mine_cells: end?.mineCells ?? null,
    client_seed: game.clientSeed,
    server_seed_hash: game.serverSeedHash,
    nonce: game.nonce,
    opened_at: game.openedAt.getTime(),
    expires_at: game.expiresAt.getTime(),
    receipt: receiptReply(id, opening),
    end_receipt: end === undefined ? null : receiptReply(id, ofEnd),
  };
}

/** Formats games with the receipts of their openings and ends. */
async function gameReplies({ originals }: Services, games: readonly GameRecord[]) {
  const ended = games.flatMap(({ id, end }) => (end ? [{ id, firstBet: end.endBatch }] : []));
  const [openings, ends] = await Promise.all([
    originals.receiptsOf(games),
    originals.receiptsOf(ended),
  ]);
  return games.map((game) =>
    gameReply(game, { opening: openings.get(game.id), end: ends.get(game.id) }),
  );
}

async function replyTo(services: Services, game: GameRecord | undefined) {
  const [data] = await gameReplies(services, game ? [game] : []);
  if (data === undefined) throw new Error('The game of an executed request is missing.');
  return data;
}

export const openMinesEndpoint = (services: Services) =>
  memberEndpoint(
    openMines,
    async ({ amount: stake, mines }, caller) => {
      const asked = { game: 'mines', settings: minesSettings(mines), stake } as const;
      const id = await askBet(services, asked, caller);
      const data = await replyTo(services, await gameAtOpening(services.db, id));
      return { ...done('GAME_OPENED'), data };
    },
    { isRepeated: true },
  );

/** Asks the draw to play the caller's game, and returns the game after the action. */
async function play(
  services: Services,
  { member, idempotencyKey: key }: Caller,
  call: 'reveal' | 'cashout',
  settings: string,
) {
  const { db, draws } = services;
  const answer = await draws.ask({ member, kind: call, key, settings, stake: 0n });
  const { outcome } = answer;
  if (outcome !== 'placed' && outcome !== 'done') {
    throw await refusalOf(db, member, { ...answer, outcome }, 'play');
  }
  return replyTo(services, await gameAfter(db, { member, call, key }));
}

const GAME_ID = /^\d{1,18}$/;

/** Returns the id of a game in a request. A malformed id belongs to no game. */
const gameIn = (id: string): string => (GAME_ID.test(id) ? id : '0');

export const revealMinesEndpoint = (services: Services) =>
  memberEndpoint(revealMines, async ({ game_id: id, cell, seen }, caller) => {
    const settings = `${gameIn(id)}:${cell}:${seen === undefined ? '' : Math.min(seen, CELLS)}`;
    return { ...done('CELL_OPENED'), data: await play(services, caller, 'reveal', settings) };
  });

export const cashOutMinesEndpoint = (services: Services) =>
  memberEndpoint(cashOutMines, async ({ game_id: id }, caller) => ({
    ...done('CASHED_OUT'),
    data: await play(services, caller, 'cashout', gameIn(id)),
  }));

export const minesGameEndpoint = (services: Services) =>
  memberEndpoint(minesGame, async (_, { member }) => {
    const game = await openGame(services.db, member);
    return { data: game === undefined ? null : await replyTo(services, game) };
  });

export const minesGamesEndpoint = (services: Services) =>
  memberEndpoint(minesGames, async ({ page, size }, { member }) => {
    const { rows, total, archivedBefore } = await endedGames(services.db, member, { page, size });
    const replies = await gameReplies(services, rows);
    return {
      data: replies.map((reply, index) => ({
        ...reply,
        server_seed: rows[index]?.serverSeed ?? null,
        bets: rows[index]?.bets ?? null,
      })),
      pagination: paginate(total, page, size, archivedBefore),
    };
  });
