'use client';

import { useEffect, useState } from 'react';
import { gameInfo, lastWinningNumbers, myBets, userBalances, winningNumbers } from '../contract';
import { liveDelayOf, refreshDelayOf, toWingoRound, type WingoRound } from '../domain/round';
import type { GameType } from '../domain/wingo';
import { liveStateOf } from '../live/liveState';
import { useClient } from './ApiProvider';
import { useQuery, type Query } from './useQuery';
import { useRefresh } from './useRefresh';

const BOARD = [gameInfo, lastWinningNumbers, winningNumbers, myBets, userBalances];

/** Within how many ms the boards of a game ask: not all in the same moment, and before the zero. */
const SPREAD_MS = 900;

/**
 * The round on the board. As soon as its result is readable, everything on the board is fetched
 * again: the next round, results, histories and balances, without a reload of the page. While the
 * live stream is open it brings all of that, and nothing is fetched unless it is late.
 */
export function useWingoRound(gameType: GameType): Query<WingoRound> {
  const client = useClient();
  const refresh = useRefresh();
  const query = useQuery(gameInfo, { gametype: gameType }, (answer, exchange) =>
    toWingoRound(gameType, answer, exchange),
  );
  const round = query.data;
  const [spread] = useState(() => client.random() * SPREAD_MS);

  useEffect(() => {
    if (!round) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    // Read here: a board has nothing to draw when the stream opens.
    const live = liveStateOf(client);
    const schedule = () => {
      clearTimeout(timer);
      const delayOf = live.get() ? liveDelayOf : refreshDelayOf;
      timer = setTimeout(() => void turn(), delayOf(round, client.now()) + spread);
    };
    // A server that is late answers with the same round: then it is asked again.
    const turn = async () => {
      await refresh(BOARD);
      if (!stopped) schedule();
    };
    schedule();
    const unsubscribe = live.subscribe(schedule);
    return () => {
      stopped = true;
      unsubscribe();
      clearTimeout(timer);
    };
  }, [round, spread, client, refresh]);

  return query;
}
