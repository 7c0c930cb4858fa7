'use client';

import { useEffect } from 'react';
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
import { useClient } from './ApiProvider';
import type { Action } from './useAction';
import { useMutation } from './useMutation';
import { useQuery, type Query } from './useQuery';
import { useRefresh } from './useRefresh';

/** Calls whose replies change if the game continues on another page. */
const ELSEWHERE = [userBalances, minesGame, minesGames];

/** Delay of the first request after a game's expiry, and between later ones, in ms. */
const ENDING_MS = 60_000;

/**
 * Returns the member's open game of Mines, including one that was opened on another device or
 * before a reload. Null if no game is open. Refetches after the game's expiry, at which the server
 * ends it.
 */
export function useMinesGame(): Query<MinesBet | null> {
  const client = useClient();
  const refresh = useRefresh();
  const query = useQuery(minesGame, {}, toOpenMines);
  const expiresAt = query.data?.expiresAt;
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      const wait = Math.max(expiresAt - client.now(), 0) + ENDING_MS;
      timer = setTimeout(() => {
        void refresh(ELSEWHERE);
        // Schedules another request, because the server may be late.
        schedule();
      }, wait);
    };
    schedule();
    return () => clearTimeout(timer);
  }, [expiresAt, client, refresh]);
  return query;
}

/**
 * Returns a page of the member's games of Mines that are over, newest first. Pages count from 1.
 *
 * @param page `null` sends no request
 */
export const useMinesGames = (page: number | null): Query<HistoryPage<MinesRecord>> =>
  useQuery(minesGames, page === null ? null : { page }, toMinesRecords);

/** Stores the reply of a success, which contains the open game. */
const stores = {
  query: minesGame,
  toData: (game: MinesBet): MinesBet | null => (game.state === 'open' ? game : null),
};

const changes = (game: MinesBet | undefined) => {
  // Refetches the game after a failure, because the game may have continued on another device.
  if (game === undefined) return ELSEWHERE;
  return game.state === 'open' ? [] : [userBalances, minesGames];
};

const OPEN = {
  call: openMines,
  toPayload: toOpenMinesPayload,
  toResult: toPlayedMines,
  stores,
  changes: (game: MinesBet | undefined) => (game === undefined ? ELSEWHERE : [userBalances, seeds]),
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
