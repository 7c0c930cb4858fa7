import { USDT } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { openRound, reachDraw } from '../src/testing/rounds';
import { placeBets } from '../src/wingo/bets';
import { drawRounds } from '../src/wingo/draw';
import { closeRounds } from '../src/wingo/rounds';
import { settleRound, unsettledRounds } from '../src/wingo/settlement';
import { compete } from './measure';
import type { Workshop } from './workshop';

const BETS_EACH = 100;
const NO_LIMIT = 1_000_000_000n * USDT;
/** Half of these win, whatever is drawn. */
const SIDES = [parseBet('high', ''), parseBet('low', '')] as const;

/** Settling a round of which half the bets win, against updating as many rows once. */
export async function benchSettlement({ db, members }: Workshop): Promise<void> {
  const bets = BETS_EACH * members.length;
  await db.query(sql`create table bare_update (id bigint primary key, amount bigint not null)`);
  await db.query(sql`insert into bare_update select n, 0 from generate_series(1, ${bets}) n`);
  let run = 0;

  async function drawnRound(): Promise<void> {
    run += 1;
    const round = await openRound(db, 2);
    for (let n = 0; n < BETS_EACH; n += 1) {
      const bids = members.map((member, index) => ({
        ...{ member, key: `settle-${run}-${n}`, stake: USDT },
        bet: SIDES[index % 2] ?? SIDES[0],
      }));
      await placeBets(db, 2, bids, NO_LIMIT);
    }
    await reachDraw(db, round);
    await closeRounds(db);
    await drawRounds(db);
  }

  await compete({
    name: `settling ${bets} bets, half of them winning`,
    against: 'a bare update of as many rows',
    runs: 3,
    prepare: drawnRound,
    ours: async () => {
      for (const round of await unsettledRounds(db)) await settleRound(db, round);
    },
    theirs: async () => void (await db.query(sql`update bare_update set amount = amount + 1`)),
  });
}
