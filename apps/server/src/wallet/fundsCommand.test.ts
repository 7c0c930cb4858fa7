import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { USDT } from '@platform/rules/money';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { freePort } from '../../../../packages/testing/src/freePort';
import { openDatabase, type Database } from '../db/database';
import { fundBalances } from '../ledger/funds';
import { setLimits } from '../ledger/limits';
import { testDatabase, type TestDatabase } from '../testing/database';
import { bundleServer } from '../testing/fastBundle';
import { memberWith } from '../testing/people';
import { FundsRefused, runFunds, USAGE } from './fundsCommand';

const PLENTY = 1_000_000_000n * USDT;
const PAGE = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');

/** Arguments of every `npm run funds` command in docs/operating.md. */
const DOCUMENTED = [...PAGE.matchAll(/^npm run funds -- ([^#\n]+)/gm)].map(([, words = '']) =>
  [...words.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? ''),
);

let database: TestDatabase;
let db: Database;
let owner: Database;

beforeAll(async () => {
  database = await testDatabase(inject('postgresUrl'));
  db = database.db;
  owner = openDatabase({ url: database.ownerUrl, connections: 2 });
});
afterAll(async () => {
  await owner.close();
  await database.drop();
});
beforeEach(() => setLimits(db, { grant: 1n, floor: 0n, issuance: PLENTY, approval: 0n }));

const withdrawal = async (): Promise<bigint> => {
  const member = await memberWith(db, 60n * USDT);
  await db.query(sql`select request_withdrawal(${member}, 'key', '0xdead', ${50n * USDT})`);
  const [row] = await db.query<{ id: bigint }>(sql`
    select id from withdrawal where member_id = ${member}`);
  return row?.id ?? 0n;
};

const bankroll = async () => (await fundBalances(db)).bankroll ?? 0n;

test('every documented command works as the owner, and two people approve a withdrawal', async () => {
  const id = await withdrawal();
  const printed: string[] = [];
  for (const [place, words] of DOCUMENTED.entries()) {
    const given = words.map((word) => (word === '42' ? String(id) : word));
    printed.push(await runFunds(owner, given, `Person ${place}`));
  }
  expect(DOCUMENTED.map(([verb]) => verb).sort()).toEqual(
    ['approve', 'list', 'lower', 'raise', 'raise', 'request', 'waiting'].sort(),
  );
  expect(printed).toContainEqual(expect.stringMatching(/^bankroll: 1000050000 USDT\.$/));
  expect(printed).toContainEqual(expect.stringMatching(`^${id}  .*  50 USDT  approval$`));
  expect(printed.at(-1)).toBe(`Withdrawal ${id} is approved. A server pays it within a second.`);
});

test('the command runs from its bundle, without the sources', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [await bundleServer('scripts/funds.ts'), 'list'],
    { env: { DATABASE_OWNER_URL: database.ownerUrl } },
  );
  expect(stdout).toMatch(/^bankroll/m);
});

test('an unreachable database is reported in one line', async () => {
  const run = promisify(execFile)(
    process.execPath,
    [await bundleServer('scripts/funds.ts'), 'list'],
    {
      env: { DATABASE_OWNER_URL: `postgres://operator@127.0.0.1:${await freePort()}/platform` },
    },
  );
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^The database is not available: .*\n$/),
  });
});

test('a change permanently records the login, the name, the reason and the time', async () => {
  await runFunds(owner, ['raise', 'bankroll', '1.5', ' Capital. '], 'Anna');
  expect(await runFunds(owner, ['list'], 'Anna')).toMatch(
    /^bankroll .*\nbonuses .*\n\d{4}-\d\d-\d\dT\d\d:\d\d {2}bankroll {2}1\.5 {2}server_owner \(Anna\) {2}Capital\.$/m,
  );
  await expect(db.query(sql`update transfer_cause set reason = 'Other.'`)).rejects.toThrow(
    /append-only/,
  );
  await expect(db.query(sql`delete from transfer_cause`)).rejects.toThrow(/append-only/);
});

describe('the command refuses', () => {
  test.each([
    [[]],
    [['raise', 'bankroll', '5']],
    [['raise', 'fees', '5', 'Why.']],
    [['list', 'all']],
    [['approve', 'all', 'Why.']],
  ])('%j, and prints the usage', async (words) => {
    await expect(runFunds(owner, words, 'Anna')).rejects.toThrow(new FundsRefused(USAGE));
  });

  test.each(['0', '-5', '1.1234567', 'much'])('the amount %s', async (amount) => {
    const before = await bankroll();
    const refused = runFunds(owner, ['raise', 'bankroll', amount, 'Why.'], 'Anna');
    await expect(refused).rejects.toThrow(/is not an amount above zero/);
    expect(await bankroll()).toBe(before);
  });

  test('a change without a reason or a name', async () => {
    for (const [reason, person] of [
      [' ', 'Anna'],
      ['Why.', ' '],
    ] as const) {
      await expect(runFunds(owner, ['raise', 'bankroll', '1', reason], person)).rejects.toThrow(
        /has an amount, a person and a reason/,
      );
    }
  });

  test('a change by the logins of servers, support and reports', async () => {
    for (const role of ['app', 'draw', 'report', 'support'] as const) {
      const change = runFunds(database.as(role), ['raise', 'bankroll', '1', 'Why.'], 'Anna');
      await expect(change).rejects.toThrow(/permission denied for function change_funds/);
    }
  });

  test('to lower the bankroll one micro-USDT below its floor', async () => {
    await setLimits(db, { floor: (await bankroll()) - 5n });
    const lower = (amount: string) =>
      runFunds(owner, ['lower', 'bankroll', amount, 'Why.'], 'Anna');
    await expect(lower('0.000006')).rejects.toThrow(/would fall below its floor/);
    await lower('0.000005');
    await expect(lower('0.000001')).rejects.toThrow(FundsRefused);
  });

  test('to lower the budget for bonuses below zero', async () => {
    const lower = runFunds(owner, ['lower', 'bonuses', '900000000000', 'Why.'], 'Anna');
    await expect(lower).rejects.toThrow(FundsRefused);
  });

  test('to create more money in a day than MAX_ISSUANCE, even in parallel', async () => {
    const [day] = await db.query<{ amount: bigint }>(sql`
      select amount from issuance_day where day = (clock_timestamp() at time zone 'UTC')::date`);
    const before = await bankroll();
    await setLimits(db, { issuance: (day?.amount ?? 0n) + 10n * USDT });
    const raises = await Promise.allSettled(
      Array.from({ length: 8 }, () => {
        const raised = ['raise', 'bankroll', '3', 'Why.'];
        return runFunds(owner, raised, 'Anna');
      }),
    );
    expect(raises.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await bankroll()).toBe(before + 9n * USDT);
  });
});

test('new members get no test money once the issuance of the day is used up', async () => {
  const member = await memberWith(db, 0n);
  await setLimits(db, { grant: 5n * USDT, issuance: 0n });
  await db.query(sql`select grant_test_money(${member}, ${5n * USDT})`);
  const balance = sql`
    select balance from account where owner = ${member} and kind = 'main'`;
  expect(await db.query(balance)).toEqual([{ balance: 0n }]);
  await setLimits(db, { issuance: PLENTY * 1_000n });
  await db.query(sql`select grant_test_money(${member}, ${5n * USDT})`);
  expect(await db.query(balance)).toEqual([{ balance: 5n * USDT }]);
});
