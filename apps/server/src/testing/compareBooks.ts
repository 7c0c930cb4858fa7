import { WITHDRAWAL_FEE } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { payout, type BetType, type Digit, type VoidReason } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import type { Queryable } from '../db/database';
import { balancesOf } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { LEDGER_CHECKS } from '../ledger/books/check';
import type { Act } from './acts';
import type { Arena } from './arena';

interface BetRow {
  key: string;
  member: bigint;
  type: BetType;
  value: string;
  stake: bigint;
  digit: Digit | null;
  voidReason: VoidReason | null;
  paid: bigint;
}

/** Compares the books with the responses to the members, after the servers have stopped. */
export async function compareBooks(
  { database: { db }, members, allPlayers }: Arena,
  start: MicroUsdt,
  acts: readonly Act[] = [],
): Promise<void> {
  const bets = await db.query<BetRow>(sql`
    select split_part(transfer.key, ':', 3) as key, member_id as member, bet_type as type,
      bet_value as value, stake, result as digit, void_reason as "voidReason",
      coalesce(amount, 0) as paid
    from wingo_bet bet
    join transfer on transfer.id = bet.id
    join wingo_round round on round.id = bet.round_id
    left join wingo_payout payout on payout.bet_id = bet.id`);
  const intents = allPlayers.flatMap((player) => player.intents);
  const accepted = intents.filter((intent) => intent.accepted);

  // Accepted requests and bets correspond one to one.
  expect(bets.map(({ key }) => key).sort()).toEqual(accepted.map(({ key }) => key).sort());
  const asked = new Map(accepted.map((intent) => [intent.key, intent]));
  const owned = new Map(members.map((member) => [member, start]));
  for (const { key, member, type, value, stake, digit, voidReason, paid } of bets) {
    const intent = asked.get(key);
    // A fault at the close of betting voids the round.
    const isVoid = digit === null && voidReason === 'no-root';
    if (intent === undefined || (digit === null && !isVoid)) {
      throw new Error(`The bet ${key} is not settled.`);
    }
    expect([type, value]).toEqual([intent.bet.betType, String(intent.bet.betValue)]);
    expect([member, stake]).toEqual([intent.member, intent.stake]);
    expect(paid).toBe(digit === null ? stake : payout(intent.bet, stake, digit));
    owned.set(member, (owned.get(member) ?? 0n) - stake + paid);
  }
  const lockers = await compareActs(db, acts, owned);
  for (const [member, main] of owned) {
    expect(await balancesOf(db, member)).toEqual({ main, locker: lockers.get(member) ?? 0n });
  }
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  const escrows = await db.query(
    sql`select id from account where kind = 'escrow' and balance <> 0`,
  );
  expect(escrows).toEqual([]);
  // The servers have compared the books since then, and found no difference.
  const checks = await db.query<{ name: string; differs: boolean }>(sql`
    select name, differs_since is not null as differs from reconciliation`);
  expect(checks.filter(({ differs }) => differs)).toEqual([]);
  expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining([...LEDGER_CHECKS]));

  // The test was effective: many bets were placed, and some requests were repeated.
  expect(bets.length).toBeGreaterThan(members.length);
  expect(intents.some(({ attempts }) => attempts > 1)).toBe(true);
}

/**
 * Compares locks, withdrawals and deposits with the responses, and applies them to the expected
 * balances.
 *
 * @returns the locked amount of each member
 */
async function compareActs(
  db: Queryable,
  acts: readonly Act[],
  owned: Map<bigint, MicroUsdt>,
): Promise<Map<bigint, MicroUsdt>> {
  const rows = await db.query<{ name: string }>(sql`
    select 'lock ' || key as name from fund_lock
    union all select 'withdrawal ' || key || case state when 'success' then '' else state end
      from withdrawal
    union all select 'deposit ' || transaction_hash from deposit`);
  const done = acts.filter((act) => act.done);
  expect(rows.map(({ name }) => name).sort()).toEqual(
    done.map(({ kind, key }) => `${kind} ${key}`).sort(),
  );
  const lockers = new Map<bigint, MicroUsdt>();
  const book = (book: Map<bigint, MicroUsdt>, member: bigint, amount: MicroUsdt) =>
    book.set(member, (book.get(member) ?? 0n) + amount);
  for (const { kind, member, amount } of done) {
    if (kind === 'deposit') book(owned, member, amount);
    else book(owned, member, kind === 'lock' ? -amount : -(amount + WITHDRAWAL_FEE));
    if (kind === 'lock') book(lockers, member, amount);
  }
  const income = await db.query<{ member: bigint; amount: MicroUsdt }>(sql`
    select member_id as member, sum(amount)::bigint as amount from income group by member_id`);
  for (const { member, amount } of income) book(owned, member, amount);
  return lockers;
}
