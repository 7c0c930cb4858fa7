import { useEffect } from 'react';
import { gameInfo, lastWinningNumbers, myBets, userBalances, winningNumbers } from '../contract';
import { liveDelayOf, refreshDelayOf, toWingoRound, type WingoRound } from '../domain/round';
import type { GameType } from '../domain/wingo';
import { useClient } from './ApiProvider';
import { useLive } from './useLive';
import { useQuery, type Query } from './useQuery';
import { useRefresh } from './useRefresh';

const BOARD = [gameInfo, lastWinningNumbers, winningNumbers, myBets, userBalances];

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
  const live = useLive();

  useEffect(() => {
    if (!round) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const schedule = () => {
      const delayOf = live ? liveDelayOf : refreshDelayOf;
      timer = setTimeout(() => void turn(), delayOf(round, client.now()));
    };
    // A server that is late answers with the same round: then it is asked again.
    const turn = async () => {
      await refresh(BOARD);
      if (!stopped) schedule();
    };
    schedule();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [round, live, client, refresh]);

  return query;
}
