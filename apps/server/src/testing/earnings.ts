import type { MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import { one, type Database } from '../db/database';
import { lockFunds } from '../wallet/locks';
import type { StakedBet } from '../income/atRisk';
import type { IncomeKind } from '@platform/rules/funds';
import { incomePage, incomeTotals } from '../income/history';
import { payIncome } from '../jobs/payIncome';
import { auditLedger } from '../ledger/audit';
import { placeBets } from '../wingo/bets';
import { closeRounds } from '../wingo/rounds';
import { settleRound, unsettledRounds } from '../wingo/settlement';
import { testDatabase, type TestDatabase } from './database';
import { drawRounds } from './draws';
import { openRound, reachDraw, rewrite } from './rounds';

const NO_LIMIT = 10n ** 15n;

export type Play = StakedBet & { member: bigint };

export class Earnings {
  readonly #databases: TestDatabase[] = [];
  readonly #errors: unknown[] = [];
  /** Pool of a second server, opened on first use. */
  #other: Database | undefined;
  #keys = 0;

  async begin(): Promise<void> {
    this.#databases.push(await testDatabase(inject('postgresUrl')));
  }

  get db(): Database {
    return one(this.#databases).db;
  }

  /** Returns the pool of a second server. */
  another(): Database {
    return (this.#other ??= one(this.#databases).another());
  }

  nextKey(): string {
    return `intent-${(this.#keys += 1)}`;
  }

  /** Pays the due income as two concurrent servers do, then pays once more. */
  async pay(): Promise<void> {
    const collect = (error: unknown) => this.#errors.push(error);
    await Promise.all([payIncome(this.db, collect), payIncome(this.another(), collect)]);
    await payIncome(this.db, collect);
  }

  /** Pays the due income as one server does, step by step in order. */
  payOnce(): Promise<void> {
    return payIncome(this.db, (error) => this.#errors.push(error));
  }

  async place(plays: readonly Play[]): Promise<bigint> {
    const round = await openRound(this.db, 1);
    for (const { member, bet, stake } of plays) {
      const bid = { member, bet, stake, key: this.nextKey() };
      const [placed] = await placeBets(this.db, 1, [bid], NO_LIMIT);
      expect(placed).toMatchObject({ outcome: 'accepted' });
    }
    return round;
  }

  async finish(round: bigint): Promise<void> {
    await reachDraw(this.db, round);
    await this.finishDue();
  }

  async finishDue(): Promise<void> {
    await closeRounds(this.db);
    await drawRounds(this.db);
    await this.settle();
  }

  async settle(): Promise<void> {
    for (const unsettled of await unsettledRounds(this.db)) await settleRound(this.db, unsettled);
  }

  /** @returns the UTC day of the draw, in the database's format */
  async play(plays: readonly Play[], daysAgo = 0): Promise<string> {
    const round = await this.place(plays);
    await this.finish(round);
    const moved = sql`
      update wingo_round set opens_at = opens_at - shift, closes_at = closes_at - shift,
        draws_at = draws_at - shift, ends_at = ends_at - shift
      from make_interval(days => ${daysAgo}) as shift where id = ${round}
      returning (draws_at at time zone 'UTC')::date::text as day`;
    return one(await rewrite<{ day: string }>(this.db, moved)).day;
  }

  async lock(member: bigint, amount: MicroUsdt, plan: 1 | 2 | 3 | 4 | 5 = 1): Promise<void> {
    const request = { member, amount, plan, key: this.nextKey() };
    expect(await this.db.transaction((tx) => lockFunds(tx, request))).toBe('locked');
  }

  async lockedAgo(member: bigint, ago: { months?: number; days?: number }): Promise<void> {
    await this.db.query(sql`
      with shift (by) as (
        values (make_interval(months => ${ago.months ?? 0}, days => ${ago.days ?? 0}))),
      moved as (
        update fund_lock set locked_at = locked_at - by, unlocks_at = unlocks_at - by from shift
        where member_id = ${member} returning id),
      profits as (
        update lock_income set due_at = due_at - by from shift, moved
        where lock_id = moved.id and due_at <> 'infinity')
      update lock_bonus set due_at = due_at - by from shift, moved
      where lock_id = moved.id and due_at <> 'infinity'`);
  }

  /**
   * Moves the rounds back by a day, and pays the income of that day again.
   *
   * @returns the new day of the last round, in the database's format; not yesterday if midnight UTC
   * has passed
   */
  async dayPasses(): Promise<string> {
    const moved = sql`
      update wingo_round set opens_at = opens_at - interval '1 day',
        closes_at = closes_at - interval '1 day', draws_at = draws_at - interval '1 day',
        ends_at = ends_at - interval '1 day'`;
    await rewrite(this.db, moved);
    const rows = await this.db.query<{ day: string }>(sql`
      insert into income_run (source, kind, day)
      select kind || ':' || ${this.nextKey()}::text, kind, max((draws_at at time zone 'UTC')::date)
      from wingo_round, unnest(array['rebate', 'self']) as kind group by kind
      returning day::text as day`);
    return one(rows.slice(0, 1)).day;
  }

  async earned(member: bigint, kind: IncomeKind): Promise<MicroUsdt> {
    return (await incomeTotals(this.db, member)).get(kind) ?? 0n;
  }

  async remarks(member: bigint, kind: IncomeKind): Promise<string[]> {
    const { rows } = await incomePage(this.db, member, kind, { page: 1, size: 50 });
    return rows.map(({ remark }) => remark);
  }

  /** Fails if the books do not balance or a job threw an error. */
  async end(): Promise<void> {
    const audit = await auditLedger(this.db);
    await one(this.#databases.splice(0)).drop();
    this.#other = undefined;
    expect(audit).toEqual({ sum: 0n, astray: [], unbalanced: [] });
    expect(this.#errors.splice(0)).toEqual([]);
  }
}

export function useEarnings(): Earnings {
  const earnings = new Earnings();
  beforeEach(() => earnings.begin());
  afterEach(() => earnings.end());
  return earnings;
}
