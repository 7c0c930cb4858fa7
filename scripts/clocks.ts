/**
 * Runs the tests with other clocks and time zones: the end of a month, the end of a year, and a change to
 * summer time.
 *
 *   npm run clocks                 runs every test with each clock, as the nightly workflow does
 *   npm run clocks -- --divided    runs every test with one of the clocks
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCommand } from '@platform/command-line';
import { installPackage } from '../packages/testing/src/debianPackage.ts';

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

const isDivided = process.argv.includes('--divided');

function passesAt({ at, zone }: (typeof CLOCKS)[number], place: number): boolean {
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
      ...(isDivided ? [`--shard=${place + 1}/${CLOCKS.length}`] : []),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  return status === 0;
}

await runCommand(async () => {
  if (!existsSync(LIBRARY)) {
    await installPackage('faketime', "Install Debian's package faketime.");
  }
  const failed = CLOCKS.filter((clock, place) => !passesAt(clock, place));
  console.log(`\n${CLOCKS.length - failed.length} clocks passed, ${failed.length} failed`);
  return failed.length === 0;
});
