import { mails } from '@platform/messages/every/mails';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

export type MailTexts = (typeof mails)['en'];

/** Returns the email texts in a language; English if there is no catalogue for it. */
export const mailTexts = (language: string): MailTexts =>
  (mails as Readonly<Record<string, MailTexts>>)[language] ?? mails.en;

/** @param name `nameOnceConfirmed`: null if the member has not confirmed the address */
export const greeting = (text: MailTexts, name: string | null): string =>
  name === null ? text.helloUnconfirmed : text.hello({ name });

export async function keepLanguage(
  db: Queryable,
  member: bigint,
  language: string | undefined,
): Promise<void> {
  if (language === undefined) return;
  await db.query(sql`
    update member set language = ${language} where id = ${member} and language <> ${language}`);
}
