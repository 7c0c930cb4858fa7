'use client';

import { useEffect, useState } from 'react';
import type { Client } from '../client/createClient';
import { gameInfo, lastWinningNumbers, myBets, userBalances, winningNumbers } from '../contract';
import { liveDelayOf, refreshDelayOf, toWingoRound, type WingoRound } from '../domain/round';
import type { GameType } from '../domain/wingo';
import { liveStateOf } from '../live/liveState';
import { useClient } from './ApiProvider';
import { useQuery, type Query } from './useQuery';
import { useRefresh } from './useRefresh';

const BOARD = [gameInfo, lastWinningNumbers, winningNumbers, myBets, userBalances];

/** Stores a root. The code loads on first use; if loading fails, the root is not stored. */
const keepLater = ({ session }: Client, { gameType, roundNumber }: WingoRound, root: string) =>
  import('../session/keepRoot').then(
    ({ keepRoot }) => keepRoot(session, gameType, roundNumber, root),
    () => undefined,
  );

/** Time before zero over which a game's boards spread their requests, in ms. */
const SPREAD_MS = 900;

/**
 * Returns the board's round. Once its result is available, refetches the next round, results,
 * histories and balances. While the live stream is open, the board refetches only if the stream is
 * late. Keeps a round's root once betting has closed.
 */
export function useWingoRound(gameType: GameType): Query<WingoRound> {
  const client = useClient();
  const refresh = useRefresh();
  const query = useQuery(gameInfo, { gametype: gameType }, (answer, exchange) =>
    toWingoRound(gameType, answer, exchange),
  );
  const round = query.data;
  useEffect(() => {
    if (round?.root) void keepLater(client, round, round.root);
  }, [round, client]);

  const [spread] = useState(() => client.random() * SPREAD_MS);

  useEffect(() => {
    if (!round) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    // Reads the state directly instead of with a hook, so that the board does not re-render when
    // the stream opens.
    const live = liveStateOf(client);
    const schedule = () => {
      clearTimeout(timer);
      const delayOf = live.get() ? liveDelayOf : refreshDelayOf;
      timer = setTimeout(() => void turn(), delayOf(round, client.now()) + spread);
    };
    // Schedules another request, because a late server returns the same round.
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
