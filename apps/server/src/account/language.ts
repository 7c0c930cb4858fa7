import { mails } from '@platform/messages/every/mails';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** What mails say, in one language. */
export type MailTexts = (typeof mails)['en'];

/**
 * What mails say to a member, in the language they read; English where there is no catalogue of it.
 *
 * @param language a BCP 47 tag
 */
export const mailTexts = (language: string): MailTexts =>
  (mails as Readonly<Record<string, MailTexts>>)[language] ?? mails.en;

/**
 * Returns the greeting of a mail.
 *
 * @param name `nameOnceConfirmed`: null where the member has not confirmed the address
 */
export const greeting = (text: MailTexts, name: string | null): string =>
  name === null ? text.helloUnconfirmed : text.hello({ name });

/** Keeps the language that a member reads now; nothing changes where they ask for none. */
export async function keepLanguage(
  db: Queryable,
  member: bigint,
  language: string | undefined,
): Promise<void> {
  if (language === undefined) return;
  await db.query(sql`
    update member set language = ${language} where id = ${member} and language <> ${language}`);
}
