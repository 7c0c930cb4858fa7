/**
 * Runs tests that depend on time with other clocks and time zones: the end of a month, the end of a year,
 * and a change to summer time. A number as argument runs only one of them. Requires Debian's `faketime`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { InputError, runCommand } from '@platform/command-line';

const root = fileURLToPath(new URL('..', import.meta.url));
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
/** Projects without browser tests, which take the time from their page. */
const PROJECTS = ['rules', 'api', 'server', 'tokens', 'web'];

/** Tests of connections and locks, which wait for PostgreSQL timers. */
const TESTS_OF_TIMERS = '**/src/db/**';

const CLOCKS = [
  { at: '2027-02-28T23:27:00Z', zone: 'America/St_Johns' },
  { at: '2027-12-31T23:59:58Z', zone: 'Asia/Kathmandu' },
  // Summer time begins at 01:00, during the run.
  { at: '2027-03-28T00:58:00Z', zone: 'Europe/London' },
];

function passesAt({ at, zone }: (typeof CLOCKS)[number]): boolean {
  console.log(`\n── ${at} in ${zone}`);
  // All processes get the same offset, including the database, so durations stay the same.
  const ahead = Math.round((Date.parse(at) - Date.now()) / 1000);
  const env = {
    LD_PRELOAD: LIBRARY,
    FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TZ: zone,
    // Skips other tests that wait for a PostgreSQL timer.
    TIMERS_STOPPED: '1',
  };
  const { status } = spawnSync(
    `${root}node_modules/.bin/vitest`,
    [
      ...['run', '--reporter=dot', `--exclude=${TESTS_OF_TIMERS}`],
      ...PROJECTS.map((name) => `--project=${name}`),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  return status === 0;
}

await runCommand(() => {
  if (!existsSync(LIBRARY)) {
    throw new InputError(`Install Debian's package faketime: ${LIBRARY} does not exist.`);
  }
  const [number] = process.argv.slice(2);
  const clocks = number === undefined ? CLOCKS : CLOCKS.slice(Number(number) - 1, Number(number));
  if (clocks.length === 0) {
    throw new InputError(
      `There is no clock ${number}: choose 1 to ${CLOCKS.length}, or none for all.`,
    );
  }
  const failed = clocks.filter((clock) => !passesAt(clock));
  console.log(`\n${clocks.length - failed.length} clocks passed, ${failed.length} failed`);
  return failed.length === 0;
});
