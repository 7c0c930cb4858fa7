import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { USDT } from '@platform/rules/money';
import { expect, inject, onTestFinished, test } from 'vitest';
import { sumLedger } from '../testing/sumLedger';
import { testDatabase } from '../testing/database';
import { emptyFolder } from '../testing/folders';
import { ageMonths, reachMonth } from '../testing/months';
import { memberWith } from '../testing/people';
import { ledgerMonths } from './archive';

const ROOT = new URL('../../../../', import.meta.url).pathname;
/**
 * Age of the oldest month. The documented command keeps 13 months, so it archives the oldest month
 * and keeps the second.
 */
const AGE = 14;

/** Arguments of every `npm run archive` command in docs/operating.md. */
const COMMANDS = [
  ...readFileSync(`${ROOT}docs/operating.md`, 'utf8').matchAll(/^npm run archive -- ([^#\n]+)/gm),
].map(([, words = '']) => words.trim().split(' '));

test('the commands in docs/operating.md list the months, archive the oldest one, and restore it', async () => {
  const { db, ownerUrl, drop } = await testDatabase(inject('postgresUrl'));
  const folder = await emptyFolder();
  onTestFinished(async () => {
    await drop();
    await folder.remove();
  });
  await memberWith(db, 100n * USDT);
  await reachMonth(db, 1);
  await memberWith(db, 100n * USDT);
  await ageMonths(db, AGE);
  await sumLedger(db);
  const [oldest = ''] = (await ledgerMonths(db)).map(({ month }) => month);

  const printed: string[] = [];
  for (const words of COMMANDS) {
    const given = words.map((word) =>
      word.replace('/srv/archive', folder.path).replace(/^\d{4}-\d\d$/, oldest),
    );
    const { stdout } = await promisify(execFile)(
      `${ROOT}node_modules/.bin/tsx`,
      ['apps/server/scripts/archive.ts', ...given],
      { cwd: ROOT, env: { PATH: process.env['PATH'], DATABASE_URL: ownerUrl } },
    );
    printed.push(stdout);
  }
  expect(printed).toEqual([
    expect.stringContaining(`${oldest}  `),
    expect.stringContaining(`${oldest} is in ${folder.path}/${oldest}: `),
    `${oldest} is in the database again.\n`,
  ]);
});
