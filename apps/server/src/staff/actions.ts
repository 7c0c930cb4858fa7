import { parseUsdt } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { one, type Queryable } from '../db/database';
import { StaffRefused } from './refused';

/** Staff action, in the database's format. */
interface Action {
  permission: string;
  subject: string;
  detail?: Readonly<Record<string, unknown>>;
}

/** Performs an action, or requests it if another person has to approve it. Returns the text to print. */
export async function act(
  db: Queryable,
  { permission, subject, detail = {} }: Action,
  by: { as: string | null; reason: string },
): Promise<string> {
  const rows = await db.query<{ id: bigint; outcome: string | null }>(sql`
    select id, outcome from request_staff_action(
      ${by.as}, ${permission}, ${subject}, ${JSON.stringify(detail)}::jsonb, ${by.reason})`);
  const { id, outcome } = one(rows);
  return outcome === 'done'
    ? `Done: ${permission} ${subject}.`
    : `Request ${id} waits for another person: npm run staff -- approve ${id} "<reason>"`;
}

/** Approves or declines another person's request. Returns the text to print. */
export async function decide(
  db: Queryable,
  request: string,
  isApproved: boolean,
  by: { as: string | null; reason: string },
): Promise<string> {
  await db.query(sql`
    select decide_staff_action(${by.as}, ${numberOf(request)}, ${isApproved}, ${by.reason})`);
  return `Request ${request} is ${isApproved ? 'approved and done' : 'declined'}.`;
}

/** @throws StaffRefused if the text is not an id */
export function numberOf(text: string): bigint {
  if (/^\d{1,18}$/.test(text)) return BigInt(text);
  throw new StaffRefused(`'${text}' is not a number.`);
}

/** Creates the action that corrects a balance. */
export function adjustment(code: string, direction: string, text: string): Action {
  let amount = 0n;
  try {
    amount = parseUsdt(text);
  } catch {
    // The error below covers unreadable amounts.
  }
  if (amount <= 0n || (direction !== 'raise' && direction !== 'lower')) {
    throw new StaffRefused(`Give raise or lower, and an amount above zero in USDT.`);
  }
  const signed = direction === 'raise' ? amount : -amount;
  return { permission: 'balance.adjust', subject: code, detail: { amount: String(signed) } };
}
