import type { MicroUsdt } from '@platform/rules/money';
import { GAME_TYPES } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import type { Database, Tx } from '../db/database';
import { MILLION, SELF_BONUS } from './economics';
import { remarkOf } from './remark';
import { BATCH_MEMBERS, payRun, type Batch, type DayRun } from './runs';
import { selfBonusOn } from './shares';

/**
 * Pays the Self bonus of a day to members who had locked funds all day and placed the required
 * bets. A bet counts on the UTC day of its draw, by the database's clock. Only the part at risk
 * counts; opposite bets cancel out.
 */
export const paySelfBonus = (db: Database, run: DayRun): Promise<void> =>
  payRun(db, run, 'house', (tx, after) => nextBatch(tx, run, after));

interface Player {
  member: bigint;
  locked: MicroUsdt;
  /** Number of sufficiently large bets at risk. */
  bets: number;
}

const nextPlayers = (tx: Tx, day: string, after: bigint): Promise<Player[]> =>
  tx.query<Player>(sql`
    with holder as (
      select member_id, sum(amount)::bigint as locked from fund_lock
      where locked_at <= (${day}::date)::timestamp at time zone 'UTC'
        and unlocks_at >= (${day}::date + 1)::timestamp at time zone 'UTC'
        and member_id > ${after}
      group by member_id order by member_id limit ${BATCH_MEMBERS}
    ), round as (
      select id from wingo_round
      where game = any(${GAME_TYPES}::smallint[]) and state = 'settled'
        and draws_at >= (${day}::date)::timestamp at time zone 'UTC'
        and draws_at < (${day}::date + 1)::timestamp at time zone 'UTC'
    ), played as (
      select member_id, round_id, locked, count(*) as bets
      from round join wingo_bet bet on bet.round_id = round.id join holder using (member_id)
      where bet.stake * ${MILLION}::numeric >= locked * ${SELF_BONUS.stake}::numeric
      group by member_id, round_id, locked
    )
    select holder.member_id as member, holder.locked,
      coalesce(sum(least(bets, floor(
        amount * ${MILLION}::numeric / (holder.locked * ${SELF_BONUS.stake}::numeric)))), 0)::int as bets
    from holder
    left join (played join turnover using (member_id, round_id))
      on played.member_id = holder.member_id
    group by holder.member_id, holder.locked order by holder.member_id`);

async function nextBatch(tx: Tx, { source, day }: DayRun, after: bigint): Promise<Batch> {
  const players = await nextPlayers(tx, day, after);
  const credits = players
    .filter(({ bets }) => bets >= SELF_BONUS.bets)
    .map((player) => ({
      member: player.member,
      kind: 'self' as const,
      source,
      amount: selfBonusOn(player.locked),
      remark: remarkOf('selfBonus', { day }),
    }));
  return {
    through: players.at(-1)?.member,
    credits: credits.filter(({ amount }) => amount > 0n),
  };
}
