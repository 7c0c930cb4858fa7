/**
 * Archives old months of bets, payouts and postings to files, and restores them. See "Years of
 * data" in docs/operating.md.
 *
 *   npm run archive -- list
 *   npm run archive -- out --keep 13 --to /srv/archive
 *   npm run archive -- back 2025-09 --from /srv/archive
 *
 * Uses the database of DATABASE_OWNER_URL or else DATABASE_URL, even while servers run. Without
 * these settings, opens the embedded database in DATA_DIR.
 */
import { readArguments, wholeNumber } from '../../../packages/command-line/src/arguments.ts';
import { InputError, runCommand } from '../../../packages/command-line/src/command.ts';
import { ledgerMonths, MonthStays, putBackMonth, takeOutOlder } from '../src/archive/archive';
import { WrongFiles, type Contents } from '../src/archive/copyFiles';
import { isMonth } from '../src/archive/tables';
import type { Database } from '../src/db/database';
import { runOnStore } from './runOnStore';

const USAGE = `Usage: npm run archive -- list
       npm run archive -- out --keep <months> --to <folder>
       npm run archive -- back <month> --from <folder>`;

/** Time limit per statement. Reading and writing a month of a large site is slow. */
const STATEMENT_MS = 24 * 3_600_000;
const FEWEST_KEPT = 2;
const MB = 1_000_000;

async function list(db: Database): Promise<string> {
  const months = await ledgerMonths(db);
  return months
    .map(({ month, archivedAt, bytes }) =>
      archivedAt === null
        ? `${month}  ${(Number(bytes) / MB).toFixed(1)} MB`
        : `${month}  archived on ${archivedAt.toISOString().slice(0, 10)}`,
    )
    .join('\n');
}

const rowsOf = (contents: Contents): string =>
  Object.entries(contents)
    .map(([table, { rows }]) => `${rows} rows of ${table}`)
    .join(', ');

interface Options {
  keep: string | undefined;
  to: string | undefined;
  from: string | undefined;
}

async function run(
  db: Database,
  url: string,
  [verb, month, ...rest]: string[],
  { keep, to, from }: Options,
): Promise<string> {
  if (verb === 'list' && month === undefined) return list(db);
  if (verb === 'out' && month === undefined && keep !== undefined && to !== undefined) {
    const months = wholeNumber('keep', keep);
    if (months < FEWEST_KEPT) throw new InputError(`--keep: keep at least ${FEWEST_KEPT} months.`);
    const taken: string[] = [];
    await takeOutOlder({ db, url, folder: to }, months, (name, contents) => {
      taken.push(name);
      console.log(`${name} is in ${to}/${name}: ${rowsOf(contents)}.`);
    });
    return taken.length > 0 ? 'Keep the files: members may ask for them.' : 'No month is that old.';
  }
  if (verb === 'back' && month !== undefined && rest.length === 0 && from !== undefined) {
    if (!isMonth(month)) throw new InputError(`'${month}' is not a month such as 2025-09.`);
    await putBackMonth({ db, url, folder: from }, month);
    return `${month} is in the database again.`;
  }
  throw new InputError(USAGE);
}

await runCommand(() => {
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: { keep: { type: 'string' }, to: { type: 'string' }, from: { type: 'string' } },
    },
    USAGE,
  );
  return runOnStore(
    {
      connections: 2,
      statementMs: STATEMENT_MS,
      lockMs: STATEMENT_MS,
      fixable: [MonthStays, WrongFiles],
    },
    (db, url) => run(db, url, positionals, values as Options),
  );
});
