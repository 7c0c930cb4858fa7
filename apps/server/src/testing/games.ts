import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import { pairDraw } from './pairs';

/** Request to the draw that a web server would send. */
export interface SentRequest {
  member: bigint;
  kind: 'rotate' | 'dice' | 'plinko' | 'mines' | 'reveal' | 'cashout';
  key: string;
  settings: string;
  stake?: MicroUsdt;
}

/** Sends a request to the draw, and returns its id. */
export async function askDraw(app: Queryable, sent: SentRequest): Promise<bigint> {
  const { member, kind, key, settings, stake = 0n } = sent;
  const rows = await app.query<{ ids: string[] }>(sql`
    select ask_draw(array[${member}]::bigint[], array[${kind}], array[${key}], array[${settings}],
      array[${stake}]::bigint[])::text[] as ids`);
  return BigInt(one(rows).ids[0] ?? '');
}

export interface Decision {
  outcome: string;
  betId: bigint | null;
}

/** Returns the decision of the draw; undefined before it. */
export const decisionOn = async (app: Queryable, id: bigint): Promise<Decision | undefined> =>
  (
    await app.query<Decision>(sql`
      select outcome, bet_id as "betId" from take_draw_answers(array[${id}]::bigint[])`)
  )[0];

/** Runs a new draw, like a process that has just started, until it is idle. */
export async function drawOn(db: Queryable): Promise<void> {
  const draw = pairDraw((error) => {
    throw error;
  });
  while ((await draw.answer(db)) !== 'idle');
}

/** Ends the games whose members are absent, by a new draw. Returns their number. */
export const endAbsentOn = (db: Queryable): Promise<number> =>
  pairDraw((error) => {
    throw error;
  }).endAbsent(db);

/** Error that simulates the crash of a process at a statement. */
export class Killed extends Error {}

/**
 * Returns a database that simulates a crash of its caller at a statement.
 *
 * @param at number of the statement, from 0
 * @param isSent true to crash after the database has executed the statement
 */
export function dyingAt(db: Queryable, at: number, isSent: boolean): Queryable {
  let sent = 0;
  return {
    query: async (statement, name) => {
      const dies = sent === at;
      sent += 1;
      if (dies && !isSent) throw new Killed();
      const rows = await db.query<never>(statement, name);
      if (dies) throw new Killed();
      return rows;
    },
  };
}
