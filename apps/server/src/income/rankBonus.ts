import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Database, Queryable, Tx } from '../db/database';
import type { Credit } from './credit';
import { RANKS } from './economics';
import { BATCH_MEMBERS, payRun, type Batch, type DayRun } from './runs';

/**
 * Pays the bonuses of ranks that were reached: looked at once a day, each paid once. A rank stays
 * when the team's funds are unlocked.
 */
export const payRankBonuses = (db: Database, run: DayRun): Promise<void> =>
  payRun(db, run, 'house', nextBatch);

interface Leader {
  member: bigint;
  /** What the members below have locked, on all levels. */
  team: MicroUsdt;
  /** The rank that the member has. */
  rank: number;
}

const nextLeaders = (tx: Tx, after: bigint): Promise<Leader[]> =>
  tx.query<Leader>(sql`
    select ancestor_id as member, sum(balance)::bigint as team,
      coalesce((
        select records from income_total
        where member_id = ancestor_id and kind = 'rank'), 0) as rank
    from account join team on team.descendant_id = account.owner
    where account.kind = 'locker' and balance > 0 and ancestor_id > ${after}
    group by ancestor_id having sum(balance) >= ${RANKS[0]?.team ?? 0n}
    order by ancestor_id limit ${BATCH_MEMBERS}`);

/** The ranks that a team of this size is good for, above the one the member has. */
const reached = ({ member, team, rank }: Leader): Credit[] =>
  RANKS.map((step, index) => ({ ...step, rank: index + 1 }))
    .filter((step) => step.rank > rank && step.team <= team)
    .map((step) => ({
      ...{ member, kind: 'rank', amount: step.bonus, source: `rank:${step.rank}` },
      remark: `Rank ${step.rank}`,
    }));

async function nextBatch(tx: Tx, after: bigint): Promise<Batch> {
  const leaders = await nextLeaders(tx, after);
  return { through: leaders.at(-1)?.member, credits: leaders.flatMap(reached) };
}

/** The rank of a member: 0 until the first is reached. */
export async function rankOf(db: Queryable, member: bigint): Promise<number> {
  const [row] = await db.query<{ rank: number }>(sql`
    select records as rank from income_total where member_id = ${member} and kind = 'rank'`);
  return row?.rank ?? 0;
}
