/**
 * Manages staff, and performs their actions on members and money. See "Staff" in docs/operating.md.
 *
 *   npm run staff -- invite "Anna" anna@example.com administrator "First administrator."
 *   npm run staff -- freeze ABCD2345 "Ticket 12."
 *
 * Uses the database of DATABASE_OWNER_URL or else DATABASE_URL, even while servers run. Without these
 * settings, opens the embedded database in DATA_DIR.
 */
import { readArguments } from '../../../packages/command-line/src/arguments.ts';
import { InputError, runCommand } from '../../../packages/command-line/src/command.ts';
import { publicUrlOf, readSettings, staffRecoveryOf, type Config } from '../src/config/config';
import type { Mailer } from '../src/ports/mail/mail';
import { systemRandom } from '../src/ports/random';
import { runStaff } from '../src/staff/command';
import { StaffRefused } from '../src/staff/refused';
import { USAGE } from '../src/staff/usage';
import { openMailer } from '../src/start/mailer';
import { runOnStore } from './runOnStore';

const SETTINGS = [
  'STAFF_RECOVERY_HOURS',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATA_DIR',
  'SMTP_URL',
  'MAIL_FROM',
  'PUBLIC_URL',
  'PORT',
] as const;

type StaffSettings = Pick<Config, (typeof SETTINGS)[number]>;

function readStaffSettings(): StaffSettings {
  try {
    return readSettings(SETTINGS, process.env);
  } catch (error) {
    throw new InputError((error as Error).message);
  }
}

/**
 * Creates the mailer. With an external database, emails must not become files, which no one would
 * read.
 */
const mailerOf = (settings: StaffSettings): Mailer =>
  settings.SMTP_URL === undefined && (settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL)
    ? {
        send: () =>
          Promise.reject(new StaffRefused('Set SMTP_URL, so that administrators are notified.')),
      }
    : openMailer(settings);

await runCommand(() => {
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        brand: { type: 'string' },
        until: { type: 'string' },
        service: { type: 'boolean' },
        override: { type: 'boolean' },
      },
    },
    USAGE,
  );
  const settings = readStaffSettings();
  const mailer = mailerOf(settings);
  const recoveryHours = staffRecoveryOf(settings);
  const publicUrl = publicUrlOf(settings);
  return runOnStore({ connections: 1, fixable: [StaffRefused] }, (db) =>
    runStaff({ db, random: systemRandom, mailer, recoveryHours, publicUrl }, positionals, values),
  );
});
