import sql from 'sql-template-tag';
import { linkTokenHash } from '../account/linkToken';
import { one, type Queryable } from '../db/database';
import type { Mailer } from '../ports/mail/mail';
import type { Random } from '../ports/random';
import { recoveryMail } from './recoveryMail';
import { StaffRefused } from './refused';

const CODE_BYTES = 32;

/** Creates a one-time code in hex, because a command must not take it for an option. */
const newCode = (random: Random): string => Buffer.from(random.bytes(CODE_BYTES)).toString('hex');

const howToAccept = (code: string): string => `npm run staff -- accept ${code}`;

export interface Invitation {
  as: string | null;
  name: string;
  email: string;
  role: string;
  /** Brand id, or `*` for every brand. */
  brand: string;
  isService: boolean;
  /** Last day of temporary access, as `2026-12-31`; null for permanent access. */
  until: string | null;
  reason: string;
}

/** Returns the end of a day, UTC. */
function endOf(day: string | null): string | null {
  if (day === null) return null;
  const end = new Date(`${day}T23:59:59Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(end.getTime())) {
    throw new StaffRefused(`'${day}' is not a day, such as 2026-12-31.`);
  }
  return end.toISOString();
}

/** Invites a person. Returns the text to print, with the command that accepts the invitation once. */
export async function invite(
  db: Queryable,
  random: Random,
  { as, name, email, role, brand, isService, until, reason }: Invitation,
): Promise<string> {
  const code = newCode(random);
  await db.query(sql`
    select invite_staff(${as}, ${name}, ${email}, ${role}, ${brand}, ${isService},
      ${endOf(until)}::timestamptz, ${linkTokenHash(code)}, ${reason})`);
  return [
    `${name} is invited as ${role}. Within three days, with their own database login:`,
    howToAccept(code),
  ].join('\n');
}

/** Accepts an invitation. Returns the text to print. */
export async function accept(db: Queryable, code: string): Promise<string> {
  const rows = await db.query<{ name: string }>(sql`
    select accept_staff(${linkTokenHash(code)}) as name`);
  return `Your staff account is active: ${one(rows).name}.`;
}

export interface Recovery {
  name: string;
  email: string;
  reason: string;
  /** Delay before the invitation is valid, in hours. */
  hours: number;
}

/**
 * Invites an administrator as the owner of the database, after a delay. Notifies all administrators
 * first, so there is no recovery without notice.
 *
 * @throws the error of the mail server
 */
export async function recover(
  db: Queryable,
  random: Random,
  mailer: Mailer,
  { name, email, reason, hours }: Recovery,
): Promise<string> {
  const administrators = await db.query<{ email: string }>(sql`
    select distinct email from staff_administrators() order by email`);
  for (const { email: to } of administrators) {
    await mailer.send(recoveryMail({ to, name, reason, hours }));
  }
  const code = newCode(random);
  await db.query(sql`
    select recover_staff(${name}, ${email}, ${hours}, ${linkTokenHash(code)}, ${reason})`);
  return [
    `All administrators were notified. After ${hours} hours, within three days:`,
    howToAccept(code),
  ].join('\n');
}
