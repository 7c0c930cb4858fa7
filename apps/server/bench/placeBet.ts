import sql from 'sql-template-tag';
import { openRound } from '../src/testing/rounds';
import { compete } from './measure';
import type { Workshop } from './workshop';

const BETS = 1_500;

/** Spreads work over so many clients; each starts its next piece when its last is done. */
async function byClients(clients: number, count: number, work: (n: number) => Promise<unknown>) {
  let next = 0;
  const client = async () => {
    for (let n = next++; n < count; n = next++) await work(n);
  };
  await Promise.all(Array.from({ length: clients }, client));
}

/** A bet through HTTP, checked, posted and committed, against a row that is just inserted. */
export async function benchPlaceBet({ db, members, placeBet }: Workshop): Promise<void> {
  await openRound(db, 1);
  await db.query(sql`
    create table bare_insert (
      id bigint generated always as identity primary key,
      member_id bigint not null, key text not null, amount bigint not null)`);
  let run = 0;
  for (const clients of [1, 64]) {
    const count = clients === 1 ? BETS / 5 : BETS;
    await compete({
      name: `a bet through HTTP, ${clients} at a time`,
      against: 'a bare insert',
      runs: 5,
      prepare: async () => void (run += 1),
      ours: () =>
        byClients(clients, count, (n) =>
          placeBet(n % members.length, `bench-${clients}-${run}-${n}-padded`),
        ),
      theirs: () =>
        byClients(clients, count, (n) =>
          db.query(sql`
            insert into bare_insert (member_id, key, amount)
            values (${members[n % members.length]}, ${`bench-${run}-${n}`}, 10000)`),
        ),
    });
  }
}
