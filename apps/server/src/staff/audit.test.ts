import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sql, { raw } from 'sql-template-tag';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { one, type Database } from '../db/database';
import { asRole, ROLES } from '../db/privileges';
import { setLimits } from '../ledger/limits';
import { testDatabase, type TestDatabase } from '../testing/database';
import { bundleServer } from '../testing/fastBundle';
import { Staff } from '../testing/staff';
import { checkAudit, reportAudit } from './audit';

let database: TestDatabase;
let staff: Staff;
let report: Database;

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  report = database.as('report');
  staff = new Staff(database);
  await setLimits(database.db, { grant: 0n });
});
afterEach(async () => {
  await staff.close();
  await database.drop();
});

/** Adds entries with umlauts and quotes, in parallel. */
async function addEntries(): Promise<void> {
  const ada = await staff.person('Ada', 'administrator');
  await staff.person('Ben');
  const roles = ['support', 'risk', 'payments', 'auditor', 'brand manager', 'brand approver'];
  await Promise.all(
    roles.map((role) => ada.run(['grant', 'Ben', role, `Für „Ben“ "${role}" \\ 🎲`])),
  );
}

/** Changes the log as its owner, who can switch the trigger off. */
async function tamper(change: string): Promise<void> {
  const { db } = database;
  await db.query(raw('alter table staff_audit disable trigger staff_audit_append_only'));
  await db.query(raw(change));
}

test('reports an empty log and a log of parallel actions as complete', async () => {
  expect(reportAudit(await checkAudit(report))).toEqual({
    text: '0 entries, each with the hash of the one before it.',
    isComplete: true,
  });
  await addEntries();
  const check = await checkAudit(report);
  expect(check).toEqual({
    entries: 6,
    head: expect.stringMatching(/^[0-9a-f]{64}$/),
    hasKnown: true,
  });
  expect(reportAudit(check)).toEqual({
    text: `6 entries, each with the hash of the one before it.\nHash of the last entry: ${check.head}`,
    isComplete: true,
  });
});

test.each([
  [
    'a changed entry',
    `update staff_audit set entry = replace(entry, 'risk', 'none')`,
    /was changed/,
  ],
  ['a removed entry', 'delete from staff_audit where number = 3', /^Entry 3 is missing\.$/],
  ['a removed first entry', 'delete from staff_audit where number = 1', /^Entry 1 is missing\.$/],
  [
    'exchanged entries',
    'update staff_audit set number = -number; update staff_audit set number = case number when -2 then 3 when -3 then 2 else -number end',
    /^Entry 2 was changed\.$/,
  ],
])('reports %s', async (_, change, message) => {
  await addEntries();
  await database.db.query(raw('alter table staff_audit drop constraint staff_audit_number_check'));
  await tamper(change);
  const { text, isComplete } = reportAudit(await checkAudit(report));
  expect(text).toMatch(message);
  expect(isComplete).toBe(false);
});

test('a known hash reveals that the newest entries were removed', async () => {
  await addEntries();
  const { head } = await checkAudit(report);
  expect((await checkAudit(report, head.toUpperCase())).hasKnown).toBe(true);
  await tamper('delete from staff_audit where number = 6');
  expect((await checkAudit(report)).broken).toBeUndefined();
  const { text, isComplete } = reportAudit(await checkAudit(report, head));
  expect(text).toContain('The hash of --known is not in the log');
  expect(isComplete).toBe(false);
});

test('the command checks the log from its bundle, as the reporting role', async () => {
  await addEntries();
  const run = async (...args: string[]) =>
    promisify(execFile)(process.execPath, [await bundleServer('scripts/verifyAudit.ts'), ...args], {
      env: { DATABASE_URL: asRole(database.url, ROLES.report) },
    });
  expect((await run()).stdout).toMatch(/^6 entries/);
  await expect(run('--known', '00')).rejects.toMatchObject({ code: 1 });
});

test('no role can write an entry, and not even the owner can change an entry', async () => {
  await addEntries();
  for (const change of [
    sql`update staff_audit set entry = ''`,
    sql`delete from staff_audit`,
    sql`truncate staff_audit`,
  ]) {
    await expect(database.db.query(change)).rejects.toThrow(/append-only/);
  }
  for (const role of ['app', 'draw', 'signer', 'report', 'support'] as const) {
    const write = database.as(role).query(sql`select note_staff('Ada', 'grant', 'Ben', 'Why.')`);
    await expect(write).rejects.toThrow(/permission denied/);
  }
  const rows = await report.query<{ count: bigint }>(sql`select count(*) from staff_audit`);
  expect(one(rows).count).toBe(6n);
});
