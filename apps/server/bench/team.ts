import sql from 'sql-template-tag';
import { levelsOf, teamPage } from '../src/team/team';
import { treeOf } from '../src/team/tree';
import type { Database } from '../src/db/database';
import { testDatabase } from '../src/testing/database';
import type { Cluster } from './cluster';
import { heading } from './figures';
import { compete } from './measure';

const MEMBERS = 100_000;
/** Number of referrals per member, which makes the team about 10 levels deep. */
const REFERRED = 3;
const RUNS = 7;

async function plant(db: Database): Promise<bigint> {
  const rows = await db.query<{ id: bigint }>(sql`
    insert into member (code, email, name, phone, password_hash)
    values ('BENCHTOP', 'top@bench.localhost', 'Top', '', '') returning id`);
  const [{ id: top } = { id: 0n }] = rows;
  // Sponsors must exist before their referrals, so insert level by level.
  for (
    let first = 0, next = REFERRED;
    first < MEMBERS;
    first = next, next = next * REFERRED + REFERRED
  ) {
    await db.query(sql`
      insert into member (code, email, name, phone, password_hash, sponsor_id)
      select 'BENCH' || n, n || '@bench.localhost', 'Bench', '', '',
        coalesce(sponsor.id, ${top})
      from generate_series(${first}::int, ${Math.min(next, MEMBERS) - 1}::int) n
      left join member sponsor on sponsor.code = 'BENCH' || (n / ${REFERRED}::int - 1)`);
  }
  await db.query(sql`analyze team, member, account`);
  return top;
}

async function ask(db: Database): Promise<void> {
  const top = await plant(db);
  const walk = () =>
    db.query(sql`
      with recursive below (id, depth) as (
        select id, 1 from member where sponsor_id = ${top}
        union all
        select member.id, depth + 1 from below join member on member.sponsor_id = below.id
      )
      select depth, count(*) from below group by depth`);
  const tree = { caller: top, member: top, code: 'BENCHTOP', levels: 3, size: 1_000 };
  const questions = {
    'the levels': () => levelsOf(db, top),
    'a page of the largest level': () => teamPage(db, top, 10, { page: 100, size: 10 }),
    'the tree with team sizes': () => treeOf(db, tree),
  };
  for (const [name, ours] of Object.entries(questions)) {
    await compete({ name, runs: RUNS, ours, theirs: walk });
  }
}

export async function benchTeam(cluster: Cluster): Promise<void> {
  heading(`Speed of a team of ${MEMBERS}, against walking down from sponsor to sponsor once:`);
  const { db, drop } = await testDatabase(cluster.url);
  try {
    await ask(db);
  } finally {
    await drop();
  }
}
