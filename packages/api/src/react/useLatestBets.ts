import { myBets, type CallAnswer } from '../contract';
import { toMyBets, type GameType, type MyBet } from '../domain/wingo';
import { useMyBets } from './useMyBets';
import { useFetched } from './useQuery';

type Rows = CallAnswer<typeof myBets>['data'];

/** A round that is being settled, and the one after it. */
const ROUNDS = 2;
/** 500 bets: more than a player places in two rounds by hand. */
const MOST_PAGES = 50;

const reachesBack = (bets: readonly MyBet[]): boolean =>
  new Set(bets.map(({ roundNumber }) => roundNumber)).size > ROUNDS;

/**
 * The member's latest bets on a game, newest first: at least all those on the last two rounds with
 * bets. `undefined` while they are not known. Usually they are on the first page of `useMyBets`, which
 * is shared; only when they are not, the pages after it are fetched too, 50 at most.
 */
export function useLatestBets(gameType: GameType): readonly MyBet[] | undefined {
  const { data: first } = useMyBets(gameType, 1);
  const needsMore = first !== undefined && first.pages > 1 && !reachesBack(first.rows);
  const all = useFetched(
    myBets,
    // With another first page, the pages after it are others, too.
    needsMore ? { gametype: gameType, first: first.rows } : null,
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
  return needsMore ? all.data : first?.rows;
}
