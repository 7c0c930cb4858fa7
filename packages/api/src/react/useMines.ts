import {
  cashOutMines,
  minesGame,
  minesGames,
  openMines,
  revealMines,
  seeds,
  userBalances,
} from '../contract';
import {
  toCashOutMinesPayload,
  toMinesRecords,
  toOpenMines,
  toOpenMinesPayload,
  toPlayedMines,
  toRevealMinesPayload,
  type MinesBet,
  type MinesIntent,
  type MinesRecord,
  type MinesReveal,
} from '../domain/mines';
import type { HistoryPage } from '../domain/page';
import type { Action } from './useAction';
import { useMutation } from './useMutation';
import { useQuery, type Query } from './useQuery';

/**
 * Returns the member's open game of Mines, also one from another device or from before a reload. Null
 * if no game is open.
 */
export const useMinesGame = (): Query<MinesBet | null> => useQuery(minesGame, {}, toOpenMines);

/**
 * Returns a page of the member's games of Mines that are over, newest first. Pages count from 1.
 *
 * @param page `null` sends no request
 */
export const useMinesGames = (page: number | null): Query<HistoryPage<MinesRecord>> =>
  useQuery(minesGames, page === null ? null : { page }, toMinesRecords);

/** The reply holds the open game, so a success stores it. */
const stores = {
  query: minesGame,
  toData: (game: MinesBet): MinesBet | null => (game.state === 'open' ? game : null),
};

/** A failure can mean that the game went on elsewhere. */
const FAILED = [userBalances, minesGame, minesGames];

const changes = (game: MinesBet | undefined) => {
  if (game === undefined) return FAILED;
  return game.state === 'open' ? [] : [userBalances, minesGames];
};

const OPEN = {
  call: openMines,
  toPayload: toOpenMinesPayload,
  toResult: toPlayedMines,
  stores,
  changes: (game: MinesBet | undefined) => (game === undefined ? FAILED : [userBalances, seeds]),
};

/** Opens a game of Mines once per member intent. */
export const useOpenMines = (): Action<[MinesIntent], MinesBet> => useMutation(OPEN);

const REVEAL = {
  call: revealMines,
  toPayload: toRevealMinesPayload,
  toResult: toPlayedMines,
  stores,
  changes,
};

/** Opens a cell once per member intent. */
export const useRevealMines = (): Action<[MinesReveal], MinesBet> => useMutation(REVEAL);

const CASH_OUT = {
  call: cashOutMines,
  toPayload: toCashOutMinesPayload,
  toResult: toPlayedMines,
  stores,
  changes,
};

/** Ends the game once per member intent, and pays its multiple. */
export const useCashOutMines = (): Action<[gameId: string], MinesBet> => useMutation(CASH_OUT);
