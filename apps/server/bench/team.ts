import sql from 'sql-template-tag';
import { levelsOf, teamPage } from '../src/team/team';
import { treeOf } from '../src/team/tree';
import { compete } from './measure';
import type { Workshop } from './workshop';

const MEMBERS = 100_000;
/** How many members each of them has referred: the team is about 10 levels deep. */
const REFERRED = 3;

/** Makes a team of so many members below one, and answers that one. */
async function plant({ db }: Workshop): Promise<bigint> {
  const rows = await db.query<{ id: bigint }>(sql`
    insert into member (code, email, name, phone, password_hash)
    values ('BENCHTOP', 'top@bench.localhost', 'Top', '', '') returning id`);
  const [{ id: top } = { id: 0n }] = rows;
  // Level by level, for a sponsor is there before those they refer.
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

/** A team of 100,000, against walking down from sponsor to sponsor. */
export async function benchTeam(workshop: Workshop): Promise<void> {
  const { db } = workshop;
  const top = await plant(workshop);
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
  for (const [question, ask] of Object.entries(questions)) {
    await compete({
      name: `${question} of a team of ${MEMBERS}`,
      against: 'walking down it once',
      runs: 7,
      ours: async () => void (await ask()),
      theirs: async () => void (await walk()),
    });
  }
}
