import type { MicroUsdt } from '@platform/rules/money';
import { GAME_TYPES } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Database, Tx } from '../db/database';
import type { Credit } from './credit';
import { MILLION, TURNOVER } from './economics';
import { remarkOf } from './remark';
import { BATCH_MEMBERS, payRun, type Batch, type DayRun } from './runs';

/** Pays all players the rebate on their amounts at risk in the rounds drawn on a day. */
export const payRebates = (db: Database, run: DayRun): Promise<void> =>
  payRun(db, run, 'fees', (tx, after) => nextBatch(tx, run, after));

interface Player {
  member: bigint;
  amount: MicroUsdt;
}

const nextPlayers = (tx: Tx, day: string, after: bigint): Promise<Player[]> =>
  tx.query<Player>(sql`
    select member_id as member, sum(amount * ${TURNOVER.rebate} / ${MILLION})::bigint as amount
    from wingo_round join turnover on turnover.round_id = wingo_round.id
    where game = any(${GAME_TYPES}::smallint[])
      and draws_at >= (${day}::date)::timestamp at time zone 'UTC'
      and draws_at < (${day}::date + 1)::timestamp at time zone 'UTC'
      and member_id > ${after}
    group by member_id order by member_id limit ${BATCH_MEMBERS}`);

async function nextBatch(tx: Tx, { source, day }: DayRun, after: bigint): Promise<Batch> {
  const players = await nextPlayers(tx, day, after);
  const remark = remarkOf('bets', { day });
  const credits = players
    .filter(({ amount }) => amount > 0n)
    .map((player): Credit => ({ ...player, source, kind: 'rebate', remark }));
  return { through: players.at(-1)?.member, credits };
}
