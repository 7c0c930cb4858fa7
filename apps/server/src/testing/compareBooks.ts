import type { MicroUsdt } from '@platform/rules/money';
import { payout, type BetType, type Digit } from '@platform/rules/wingo';
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import { balancesOf } from '../ledger/accounts';
import { auditLedger } from '../ledger/audit';
import { LEDGER_CHECKS } from '../ledger/books/check';
import type { Arena } from './arena';

interface BetRow {
  key: string;
  member: bigint;
  type: BetType;
  value: string;
  stake: bigint;
  digit: Digit | null;
  paid: bigint;
}

/**
 * Compares the books with what the crowd was answered, once the servers have stopped.
 *
 * @param start what each member began with
 */
export async function compareBooks(
  { database: { db }, members, allPlayers }: Arena,
  start: MicroUsdt,
): Promise<void> {
  const bets = await db.query<BetRow>(sql`
    select split_part(transfer.key, ':', 3) as key, member_id as member, bet_type as type,
      bet_value as value, stake, result as digit, coalesce(amount, 0) as paid
    from wingo_bet bet
    join transfer on transfer.id = bet.id
    join wingo_round round on round.id = bet.round_id
    left join wingo_payout payout on payout.bet_id = bet.id`);
  const intents = allPlayers.flatMap((player) => player.intents);
  const accepted = intents.filter((intent) => intent.accepted);

  // Nothing lost: every yes is a bet. Nothing twice: every bet is one yes.
  expect(bets.map(({ key }) => key).sort()).toEqual(accepted.map(({ key }) => key).sort());
  const asked = new Map(accepted.map((intent) => [intent.key, intent]));
  const owned = new Map(members.map((member) => [member, start]));
  for (const { key, member, type, value, stake, digit, paid } of bets) {
    const intent = asked.get(key);
    if (intent === undefined || digit === null) throw new Error(`The bet ${key} is not settled.`);
    expect([type, value]).toEqual([intent.bet.betType, String(intent.bet.betValue)]);
    expect([member, stake]).toEqual([intent.member, intent.stake]);
    expect(paid).toBe(payout(intent.bet, stake, digit));
    owned.set(member, (owned.get(member) ?? 0n) - stake + paid);
  }
  for (const [member, main] of owned) {
    expect(await balancesOf(db, member)).toEqual({ main, locker: 0n });
  }
  expect(await auditLedger(db)).toEqual({ sum: 0n, astray: [], unbalanced: [] });
  const escrows = await db.query(
    sql`select id from account where kind = 'escrow' and balance <> 0`,
  );
  expect(escrows).toEqual([]);
  // The servers compared the books meanwhile, and found them right.
  const checks = await db.query<{ name: string; differs: boolean }>(sql`
    select name, differs_since is not null as differs from reconciliation`);
  expect(checks.filter(({ differs }) => differs)).toEqual([]);
  expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining([...LEDGER_CHECKS]));

  // The proof was worth something: there were many bets, and some had to be asked again.
  expect(bets.length).toBeGreaterThan(members.length);
  expect(intents.some(({ attempts }) => attempts > 1)).toBe(true);
}
