import type { MicroUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Database, Queryable, Tx } from '../db/database';
import { atRisk, type StakedBet } from './atRisk';
import type { Credit } from './credit';
import { MILLION, TURNOVER } from './economics';
import { remarkOf } from './remark';
import { BATCH_MEMBERS, payRun, type Batch, type RoundRun } from './runs';

export async function payCommissions(db: Database, run: RoundRun): Promise<void> {
  await countTurnover(db, run.round);
  const { number } = await roundOf(db, run.round);
  await payRun(db, run, 'fees', (tx, after) => nextBatch(tx, run, number, after));
}

async function roundOf(db: Queryable, round: bigint): Promise<{ number: string }> {
  const [row] = await db.query<{ number: string }>(
    sql`select number from wingo_round where id = ${round}`,
  );
  if (row === undefined) throw new Error(`There is no round ${round}.`);
  return row;
}

interface BetSum {
  member: bigint;
  type: string;
  value: string;
  stake: MicroUsdt;
}

/** Stores the amounts at risk. Bets never change, so this is idempotent. */
async function countTurnover(db: Database, round: bigint): Promise<void> {
  let after: bigint | undefined = 0n;
  while (after !== undefined) {
    const sums: BetSum[] = await betSums(db, round, after);
    const turnover = turnoverOf(sums);
    await db.query(sql`
      insert into turnover (round_id, member_id, amount)
      select ${round}, * from unnest(
        ${turnover.map(({ member }) => member)}::bigint[],
        ${turnover.map(({ amount }) => amount)}::bigint[])
      on conflict do nothing`);
    after = sums.at(-1)?.member;
  }
}

const betSums = (db: Queryable, round: bigint, after: bigint): Promise<BetSum[]> =>
  db.query<BetSum>(sql`
    select member_id as member, bet_type as type, bet_value as value, sum(stake)::bigint as stake
    from wingo_bet
    where round_id = ${round} and member_id in (
      select distinct member_id from wingo_bet
      where round_id = ${round} and member_id > ${after}
      order by member_id limit ${BATCH_MEMBERS})
    group by member_id, bet_type, bet_value order by member_id`);

function turnoverOf(sums: readonly BetSum[]): { member: bigint; amount: MicroUsdt }[] {
  const bets = new Map<bigint, StakedBet[]>();
  for (const { member, type, value, stake } of sums) {
    const list = bets.get(member) ?? [];
    list.push({ bet: parseBet(type, value), stake });
    bets.set(member, list);
  }
  return [...bets]
    .map(([member, list]) => ({ member, amount: atRisk(list) }))
    .filter(({ amount }) => amount > 0n);
}

interface Earner {
  member: bigint;
  amount: MicroUsdt;
}

/** Returns the next earners. Each part is rounded down, so that the sum never exceeds the rates. */
const nextEarners = (tx: Tx, round: bigint, after: bigint): Promise<Earner[]> =>
  tx.query<Earner>(sql`
    select ancestor_id as member, sum(amount * rate / ${MILLION})::bigint as amount
    from turnover
    join unnest(${TURNOVER.levels}::bigint[]) with ordinality as level (rate, depth) on true
    join team on team.descendant_id = turnover.member_id and team.depth = level.depth
    where round_id = ${round} and ancestor_id > ${after}
    group by ancestor_id order by ancestor_id limit ${BATCH_MEMBERS}`);

async function nextBatch(
  tx: Tx,
  { source, round }: RoundRun,
  number: string,
  after: bigint,
): Promise<Batch> {
  const earners = await nextEarners(tx, round, after);
  const remark = remarkOf('teamBets', { round: number });
  const credits = earners
    .filter(({ amount }) => amount > 0n)
    .map((earner): Credit => ({ ...earner, source, kind: 'level', remark }));
  return { through: earners.at(-1)?.member, credits };
}
