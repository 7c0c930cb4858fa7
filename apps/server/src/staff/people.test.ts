import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { setLimits } from '../ledger/limits';
import { testDatabase, type TestDatabase } from '../testing/database';
import { bundleServer } from '../testing/fastBundle';
import { codeIn, RECOVERY_HOURS, Staff } from '../testing/staff';

let database: TestDatabase;
let staff: Staff;

beforeEach(async () => {
  database = await testDatabase(inject('postgresUrl'));
  staff = new Staff(database);
  await setLimits(database.db, { grant: 0n });
});
afterEach(async () => {
  await staff.close();
  await database.drop();
});

const FIRST = ['invite', 'Anna', 'anna@test.localhost', 'administrator', 'First administrator.'];

/** Invites the first administrator, who accepts. */
async function anna() {
  const person = await staff.login();
  await person.run(['accept', codeIn(await staff.owner.run(FIRST))]);
  return person;
}

test('the owner invites the first administrator, and the account is bound to the administrator’s login', async () => {
  const person = await staff.login();
  await expect(person.run(FIRST)).rejects.toThrow(/The owner of the database invites the first/);
  const code = codeIn(await staff.owner.run(FIRST));
  await expect(staff.owner.run(['accept', code])).rejects.toThrow(/The owner .* cannot be staff/);
  expect(await person.run(['accept', code])).toBe('Your staff account is active: Anna.');
  expect(await person.run(['list'])).toContain(
    `name: Anna  email: anna@test.localhost  login: ${person.login}  state: active  roles: administrator`,
  );
  await expect(person.run(['accept', code])).rejects.toThrow(/not valid, or has expired/);
  await expect(
    staff.owner.run(['invite', 'Eve', 'eve@test.localhost', 'auditor', 'Why.']),
  ).rejects.toThrow(/belongs to no staff account/);
});

test('an invitation is invalid after three days, a newer invitation, or the account’s removal', async () => {
  const first = codeIn(await staff.owner.run(FIRST));
  const second = codeIn(await staff.owner.run(FIRST));
  const person = await staff.login();
  await expect(person.run(['accept', first])).rejects.toThrow(/not valid/);
  await database.db.query(sql`
    update staff_account set invite_until = invite_until - interval '3 days'`);
  await expect(person.run(['accept', second])).rejects.toThrow(/not valid/);

  const administrator = await anna();
  const eve = ['invite', 'Eve', 'eve@test.localhost', 'auditor', 'Joined.'];
  const code = codeIn(await administrator.run(eve));
  await administrator.run(['disable', 'Eve', 'Did not join.']);
  await expect(person.run(['accept', code])).rejects.toThrow(/not valid/);
  await person.run(['accept', codeIn(await administrator.run(eve))]);
  await expect(administrator.run(eve)).rejects.toThrow(/There is already an account of Eve/);
});

test('an open invitation is invalid after a restore', async () => {
  const administrator = await anna();
  const words = ['invite', 'Eve', 'eve@test.localhost', 'auditor', 'Joined.'];
  const code = codeIn(await administrator.run(words));
  await database.db.query(sql`select after_restore()`);
  await expect((await staff.login()).run(['accept', code])).rejects.toThrow(/not valid/);
  expect(await administrator.run(['list'])).toContain('name: Anna');
});

test('a login belongs to one account, and is free once the account is disabled', async () => {
  const administrator = await anna();
  const invite = (name: string) =>
    administrator.run(['invite', name, `${name}@test.localhost`, 'auditor', 'Joined.']);
  const code = codeIn(await invite('Ben'));
  await expect(administrator.run(['accept', code])).rejects.toThrow(/belongs to another/);
  const ben = await staff.login();
  await ben.run(['accept', code]);
  await administrator.run(['disable', 'Ben', 'Left.']);
  await expect(ben.run(['list'])).rejects.toThrow(/belongs to no staff account/);
  await ben.run(['accept', codeIn(await invite('Carl'))]);
  expect(await ben.run(['list'])).toContain(
    'name: Ben  email: ben@test.localhost  state: disabled',
  );
});

describe('an administrator cannot', () => {
  test('remove the last administrator', async () => {
    const administrator = await anna();
    await expect(administrator.run(['disable', 'Anna', 'Why.'])).rejects.toThrow(/has to stay/);
    await expect(administrator.run(['revoke', 'Anna', 'administrator', 'Why.'])).rejects.toThrow(
      /has to stay/,
    );
    await staff.person('Ada', 'administrator');
    await administrator.run(['disable', 'Anna', 'Left.']);
  });

  test('grant a role to themselves, or a role that does not exist', async () => {
    const administrator = await anna();
    await expect(administrator.run(['grant', 'Anna', 'support', 'Why.'])).rejects.toThrow(
      /Another administrator has to grant you/,
    );
    await staff.person('Ben');
    await expect(administrator.run(['grant', 'Ben', 'king', 'Why.'])).rejects.toThrow(
      /'king' is not a role\. Roles: administrator, auditor, /,
    );
    await expect(administrator.run(['grant', 'Ben', 'support', ' '])).rejects.toThrow(/reason/);
  });

  test('invite a program without a last day of access, or with an invalid one', async () => {
    const administrator = await anna();
    const words = ['invite', 'Build', 'build@test.localhost', 'brand manager', 'Why.'];
    await expect(administrator.run(words, { service: true })).rejects.toThrow(/service_expires/);
    await expect(administrator.run(words, { until: '2026-13-01' })).rejects.toThrow(/is not a day/);
  });
});

test('two administrators who remove each other at the same time do not both succeed', async () => {
  const [ada, ben] = [
    await staff.person('Ada', 'administrator'),
    await staff.person('Ben', 'administrator'),
  ];
  const outcomes = await Promise.allSettled([
    ada.run(['disable', 'Ben', 'Why.']),
    ben.run(['disable', 'Ada', 'Why.']),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the command runs from its bundle, and refuses a recovery without a mail server', async () => {
  const { url, ownerUrl } = database;
  const run = async (words: string[], env: Record<string, string>) =>
    promisify(execFile)(process.execPath, [await bundleServer('scripts/staff.ts'), ...words], {
      env,
    });
  const invited = await run(FIRST, { DATABASE_OWNER_URL: ownerUrl });
  const person = await staff.login();
  const DATABASE_URL = Object.assign(new URL(url), {
    username: person.login,
    password: 'secret',
  }).href;
  await run(['accept', codeIn(invited.stdout.trim())], { DATABASE_URL });
  const listed = await run(['list'], { DATABASE_URL });
  expect(listed.stdout).toMatch(/^name: Anna .* state: active {2}roles: administrator\n$/);
  const recovery = ['recover', 'Anna', 'anna@test.localhost', 'Why.'];
  await expect(run(recovery, { DATABASE_OWNER_URL: ownerUrl })).rejects.toMatchObject({
    code: 2,
    stderr: 'Set SMTP_URL, so that administrators are notified.\n',
  });
});

test('temporary access ends automatically', async () => {
  const administrator = await anna();
  const guest = await staff.login();
  const words = ['invite', 'Guest', 'guest@test.localhost', 'auditor', 'An audit.'];
  const code = codeIn(await administrator.run(words, { until: '2099-12-31' }));
  await guest.run(['accept', code]);
  expect(await guest.run(['list'])).toContain('until: 2099-12-31');
  await database.db.query(sql`
    update staff_account set expires_at = clock_timestamp() where name = 'Guest'`);
  await expect(guest.run(['list'])).rejects.toThrow(/has no role/);
});

describe('a recovery', () => {
  const WORDS = ['recover', 'Anna', 'anna@test.localhost', 'Anna lost her login.'];

  test('requires the database owner and an existing administrator', async () => {
    await expect(staff.owner.run(WORDS)).rejects.toThrow(/There is no administrator yet/);
    const administrator = await anna();
    await expect(administrator.run(WORDS)).rejects.toThrow(/permission denied/);
    expect(staff.mails).toEqual([]);
  });

  test('notifies all administrators, and keeps the existing access during the delay', async () => {
    const administrator = await anna();
    await staff.person('Ada', 'administrator');
    await staff.person('Otto', 'auditor');
    const code = codeIn(await staff.owner.run(WORDS));
    expect(staff.mails.map(({ to }) => to)).toEqual(['Ada@test.localhost', 'anna@test.localhost']);
    expect(staff.mails[0]?.text).toContain('Reason: Anna lost her login.');
    expect(staff.mails[0]?.text).toContain(`valid after ${RECOVERY_HOURS} hours`);

    const person = await staff.login();
    await expect(person.run(['accept', code])).rejects.toThrow(
      /The invitation is valid from \d{4}/,
    );
    expect(await administrator.run(['list'])).toContain('state: recovering');
    expect(await administrator.run(['audit'])).toContain('actor: recovery  login: server_owner');
    await database.db.query(sql`
      update staff_account set invite_from = invite_from - make_interval(hours => ${RECOVERY_HOURS})
      where name = 'Anna'`);
    await person.run(['accept', code]);
    expect(await person.run(['list'])).toContain(person.login);
    await expect(administrator.run(['list'])).rejects.toThrow(/belongs to no staff account/);
  });

  test('ends for a new person when an administrator disables it', async () => {
    const administrator = await anna();
    const code = codeIn(
      await staff.owner.run(['recover', 'Eve', 'eve@test.localhost', 'Anna is away.']),
    );
    await administrator.run(['disable', 'Eve', 'Anna is here.']);
    await database.db.query(sql`update staff_account set invite_from = clock_timestamp()`);
    await expect((await staff.login()).run(['accept', code])).rejects.toThrow(/not valid/);
  });

  test('gives no role to the account of another person', async () => {
    await anna();
    await staff.person('Otto', 'auditor');
    const recover = staff.owner.run(['recover', 'Otto', 'otto@test.localhost', 'Why.']);
    await expect(recover).rejects.toThrow(/has an account that is not an administrator's/);
  });
});
