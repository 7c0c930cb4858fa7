'use client';

import { useState } from 'react';
import { myBets, type CallAnswer } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toMyBets, type GameType, type MyBet } from '../domain/wingo';
import { useMyBets } from './useMyBets';
import { useFetched } from './useQuery';
import { useSession } from './useSession';

type Rows = CallAnswer<typeof myBets>['data'];

/** Number of rounds: the one being settled, and the next one. */
const ROUNDS = 2;
/** Maximum number of pages. 500 bets are more than a player can place manually in two rounds. */
const MOST_PAGES = 50;

const reachesBack = (bets: readonly MyBet[]): boolean =>
  new Set(bets.map(({ roundNumber }) => roundNumber)).size > ROUNDS;

interface Last {
  readonly of: string;
  readonly first: HistoryPage<MyBet>;
  readonly bets: readonly MyBet[];
}

function withFirst({ rows }: HistoryPage<MyBet>, bets: readonly MyBet[]): readonly MyBet[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [...rows, ...bets.filter(({ id }) => !ids.has(id))];
}

/**
 * Returns the member's latest bets on a game, newest first: at least those on the last two rounds
 * with bets. `undefined` while they are loading.
 *
 * Shares the first page with `useMyBets`, and fetches up to 50 further pages only if necessary.
 * Until they arrive, the known bets follow the first page.
 */
export function useLatestBets(gameType: GameType): readonly MyBet[] | undefined {
  const { member } = useSession();
  const { data: first } = useMyBets(gameType, 1);
  const needsMore = first !== undefined && first.pages > 1 && !reachesBack(first.rows);
  const all = useFetched(
    myBets,
    // Includes the newest bet and the total, because a new bet also changes the later pages.
    needsMore ? { gametype: gameType, newest: first.rows[0]?.id, total: first.total } : null,
    async (client) => {
      let bets: readonly MyBet[] = [];
      const rows: Rows[number][] = [];
      for (let page = 1, pages = page; page <= Math.min(pages, MOST_PAGES); page += 1) {
        const answer = await client.call(myBets, { gametype: gameType, page });
        const known = new Set(rows.map((row) => row.order_id));
        // Skips known bets, because a new bet shifts the others down by one.
        rows.push(...answer.data.filter((row) => !row.order_id || !known.has(row.order_id)));
        bets = toMyBets({ ...answer, data: rows }).rows;
        if (reachesBack(bets)) break;
        pages = answer.pagination.totalPages;
      }
      return bets;
    },
  );
  const of = `${member?.id ?? ''} ${gameType}`;
  const [last, setLast] = useState<Last>();
  let bets = needsMore ? all.data : first?.rows;
  if (!bets && first && last?.of === of) {
    bets = first === last.first ? last.bets : withFirst(first, last.bets);
  }
  if (first && bets && bets !== last?.bets) setLast({ of, first, bets });
  return bets;
}
