'use client';

import { useState } from 'react';
import { myBets, type CallAnswer } from '../contract';
import type { HistoryPage } from '../domain/page';
import { toMyBets, type GameType, type MyBet } from '../domain/wingo';
import { useMyBets } from './useMyBets';
import { useFetched } from './useQuery';
import { useSession } from './useSession';

type Rows = CallAnswer<typeof myBets>['data'];

/** A round that is being settled, and the one after it. */
const ROUNDS = 2;
/** 500 bets: more than a player places in two rounds by hand. */
const MOST_PAGES = 50;

const reachesBack = (bets: readonly MyBet[]): boolean =>
  new Set(bets.map(({ roundNumber }) => roundNumber)).size > ROUNDS;

/** What was known last. */
interface Last {
  /** Of which member and game. */
  readonly of: string;
  readonly first: HistoryPage<MyBet>;
  readonly bets: readonly MyBet[];
}

/** The first page on top of what was known below it. */
function withFirst({ rows }: HistoryPage<MyBet>, bets: readonly MyBet[]): readonly MyBet[] {
  const ids = new Set(rows.map(({ id }) => id));
  return [...rows, ...bets.filter(({ id }) => !ids.has(id))];
}

/**
 * The member's latest bets on a game, newest first: at least all those on the last two rounds with
 * bets. `undefined` while they are not known. Usually they are on the first page of `useMyBets`, which
 * is shared; only when they are not, the pages after it are fetched too, 50 at most. While these are on
 * their way, what was known of them last is below the first page.
 */
export function useLatestBets(gameType: GameType): readonly MyBet[] | undefined {
  const { member } = useSession();
  const { data: first } = useMyBets(gameType, 1);
  const needsMore = first !== undefined && first.pages > 1 && !reachesBack(first.rows);
  const all = useFetched(
    myBets,
    // With a new bet, the pages after the first are others, too.
    needsMore ? { gametype: gameType, newest: first.rows[0]?.id, total: first.total } : null,
    async (client) => {
      let bets: readonly MyBet[] = [];
      const rows: Rows[number][] = [];
      for (let page = 1, pages = page; page <= Math.min(pages, MOST_PAGES); page += 1) {
        const answer = await client.call(myBets, { gametype: gameType, page });
        const known = new Set(rows.map((row) => row.order_id));
        // A bet that was placed meanwhile moves the others down by one.
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
