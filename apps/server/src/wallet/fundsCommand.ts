import { parseUsdt, toDecimal, type MicroUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { changeFund, fundBalances, FUNDS, type Fund } from '../ledger/funds';
import { payoutBlock, type PayoutBlock } from './payoutBlock';

export const USAGE = `Usage: npm run funds -- list
       npm run funds -- raise bankroll|bonuses <USDT> <reason> [--as <your name>]
       npm run funds -- lower bankroll|bonuses <USDT> <reason> [--as <your name>]
       npm run funds -- waiting
       npm run funds -- request <withdrawal> <reason> [--as <your name>]
       npm run funds -- approve <withdrawal> <reason> [--as <your name>]`;

/** Thrown for a command that the caller can correct. */
export class FundsRefused extends Error {
  override readonly name = 'FundsRefused';
}

const inUsdt = (amount: MicroUsdt | null): string =>
  amount === null ? 'no limit yet' : `${toDecimal(amount)} USDT`;

const CHANGES = 20;

async function list(db: Queryable): Promise<string> {
  const balances = await fundBalances(db);
  const [floor] = await db.query<{ amount: bigint }>(sql`
    select amount from money_limit where name = 'floor'`);
  const changes = await db.query<{
    at: Date;
    kind: string;
    amount: bigint;
    author: string;
    reason: string;
  }>(sql`
    select noted_at as at, kind, amount, noted_by as author, reason
    from transfer_cause join transfer on transfer.id = transfer_cause.transfer_id
      and key like ${'fund:%'}
    join posting on posting.transfer_id = transfer.id
    join account on account.id = account_id and kind in ('house', 'bonuses')
    order by transfer.id desc limit ${CHANGES}`);
  return [
    `bankroll  ${inUsdt(balances.bankroll)}, floor ${toDecimal(floor?.amount ?? 0n)} USDT`,
    `bonuses   ${inUsdt(balances.bonuses)}`,
    ...changes.map(({ at, kind, amount, author, reason }) =>
      [
        at.toISOString().slice(0, 16),
        kind === 'house' ? 'bankroll' : kind,
        toDecimal(amount),
        author,
        reason,
      ].join('  '),
    ),
  ].join('\n');
}

const WAITING = 100;

async function waiting(db: Queryable): Promise<string> {
  const rows = await db.query<{ id: bigint; at: Date; amount: bigint; reason: PayoutBlock }>(sql`
    select * from (
      select id, requested_at as at, amount, payout_block(id) as reason from withdrawal
      where state = 'pending' and not exists (select from payment where withdrawal_id = withdrawal.id)
      order by id limit ${WAITING}) oldest
    where reason is not null`);
  if (rows.length === 0) return 'No withdrawal waits.';
  return rows
    .map(({ id, at, amount, reason }) =>
      [`${id}`, at.toISOString().slice(0, 16), `${toDecimal(amount)} USDT`, reason].join('  '),
    )
    .join('\n');
}

async function change(
  db: Queryable,
  verb: 'raise' | 'lower',
  { fund, amount, person, reason }: { fund: Fund; amount: bigint; person: string; reason: string },
): Promise<string> {
  const signed = verb === 'raise' ? amount : -amount;
  const balance = await changeFund(db, { fund, amount: signed, person, reason });
  return `${fund}: ${toDecimal(balance)} USDT.`;
}

async function approve(
  db: Queryable,
  step: 'requested' | 'approved',
  { id, person, reason }: { id: bigint; person: string; reason: string },
): Promise<string> {
  await db.query(sql`select note_approval(${id}, ${step}, ${person}, ${reason})`);
  const block = await payoutBlock(db, id);
  return block === null
    ? `Withdrawal ${id} is ${step}. A server pays it within a second.`
    : `Withdrawal ${id} is ${step}. It still waits: ${block}.`;
}

const STEPS = { request: 'requested', approve: 'approved' } as const;

function amountOf(text: string): MicroUsdt {
  try {
    const amount = parseUsdt(text);
    if (amount > 0n) return amount;
  } catch {
    // The error below covers unreadable amounts and amounts that are not above zero.
  }
  throw new FundsRefused(`'${text}' is not an amount above zero in USDT.`);
}

/** SQLSTATEs of refused commands: broken rule, repetition, missing privilege. */
const REFUSED = ['23514', '23505', '42501'];

/** @param person name of the person, recorded with the login */
export async function runFunds(
  db: Queryable,
  words: readonly string[],
  person: string,
): Promise<string> {
  const [verb, what = '', ...rest] = words;
  const run = async () => {
    if (words.length === 1 && verb === 'list') return list(db);
    if (words.length === 1 && verb === 'waiting') return waiting(db);
    if (
      words.length === 3 &&
      (verb === 'request' || verb === 'approve') &&
      /^\d{1,18}$/.test(what)
    ) {
      return approve(db, STEPS[verb], { id: BigInt(what), person, reason: rest[0] ?? '' });
    }
    const fund = FUNDS.find((one) => one === what);
    if (words.length === 4 && (verb === 'raise' || verb === 'lower') && fund !== undefined) {
      const [amount = '', reason = ''] = rest;
      return change(db, verb, { fund, amount: amountOf(amount), person, reason });
    }
    throw new FundsRefused(USAGE);
  };
  try {
    return await run();
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    if (REFUSED.includes(String(code))) throw new FundsRefused(message ?? '', { cause: error });
    throw error;
  }
}
