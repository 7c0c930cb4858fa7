import sql from 'sql-template-tag';
import { linkTokenHash } from '../account/linkToken';
import { one, type Queryable } from '../db/database';
import type { Mailer } from '../ports/mail/mail';
import type { Random } from '../ports/random';
import { linkMail, recoveryMail } from './staffMails';
import { StaffRefused } from './refused';

export interface StaffPorts {
  db: Queryable;
  random: Random;
  mailer: Mailer;
  /** Delay of a recovery, in hours. */
  recoveryHours: number;
  /** Origin of the page /staff. */
  publicUrl: string;
}

const CODE_BYTES = 32;

/** Creates a one-time code in hex, so that a command cannot mistake the code for an option. */
const newCode = (random: Random): string => Buffer.from(random.bytes(CODE_BYTES)).toString('hex');

/** Explains both ways to use a code: in a browser, or with a database login. */
const howToAccept = (publicUrl: string, code: string): string =>
  [
    linkOf(publicUrl, code),
    'For commands instead, with their own database login:',
    `npm run staff -- accept ${code}`,
  ].join('\n');

/**
 * Returns a link with a code in the fragment, which browsers do not send, so no log contains the
 * code.
 */
const linkOf = (publicUrl: string, code: string): string => `${publicUrl}/staff/invitation#${code}`;

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

/** Invites a person. Returns the text to print, with a link that works once. */
export async function invite(
  { db, random, publicUrl }: Pick<StaffPorts, 'db' | 'random' | 'publicUrl'>,
  { as, name, email, role, brand, isService, until, reason }: Invitation,
): Promise<string> {
  const code = newCode(random);
  await db.query(sql`
    select invite_staff(${as}, ${name}, ${email}, ${role}, ${brand}, ${isService},
      ${endOf(until)}::timestamptz, ${linkTokenHash(code)}, ${reason})`);
  if (isService) {
    return [
      `${name} is invited as ${role}. For calls of the server, create its token:`,
      `npm run staff -- token "${name}" "<reason>"`,
      'For commands instead, with its own database login:',
      `npm run staff -- accept ${code}`,
    ].join('\n');
  }
  return [
    `${name} is invited as ${role}. Send them this link, which works once within three days:`,
    howToAccept(publicUrl, code),
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
 * Invites an administrator as the database owner, after a delay. Notifies all administrators
 * first, so there is no recovery without notice.
 *
 * @throws the mail server's error
 */
export async function recover(
  { db, random, mailer, publicUrl }: StaffPorts,
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
    howToAccept(publicUrl, code),
  ].join('\n');
}

/**
 * Creates a link to set a new password and second factor, and notifies the person. Returns the text
 * to print.
 *
 * @throws the mail server's error. No one then knows the link.
 */
export async function link(
  { db, random, mailer, publicUrl }: StaffPorts,
  { as, name, reason }: { as: string | null; name: string; reason: string },
): Promise<string> {
  const code = newCode(random);
  const rows = await db.query<{ email: string }>(sql`
    select link_staff(${as}, ${name}, ${linkTokenHash(code)}, ${reason}) as email`);
  await mailer.send(linkMail({ to: one(rows).email, name, reason }));
  return [
    `The link for ${name} works once within a day. It replaces their password and second factor:`,
    linkOf(publicUrl, code),
  ].join('\n');
}

/** Creates a bearer token for a program's calls to the server. Returns the text to print. */
export async function token(
  { db, random }: Pick<StaffPorts, 'db' | 'random'>,
  { as, name, reason }: { as: string | null; name: string; reason: string },
): Promise<string> {
  const secret = newCode(random);
  await db.query(sql`select token_staff(${as}, ${name}, ${linkTokenHash(secret)}, ${reason})`);
  return [
    `The token of ${name} is valid as long as its account. It replaces earlier tokens:`,
    secret,
  ].join('\n');
}
