/**
 * Injects faults into two servers that share a database, with 1,000 members who bet and move money
 * continuously. Checks every action that got a response.
 *
 *   npm run chaos -- --minutes 30 [--members 1000]
 *
 * Prints each step. See docs/operating.md.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = 'npm run chaos -- --minutes 30 [--members 1000]';
const root = fileURLToPath(new URL('../../..', import.meta.url));

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    members: { type: 'string', default: '1000' },
  },
});
const [minutes, members] = [Number(values.minutes), Number(values.members)];
if (!(minutes > 0) || !Number.isInteger(members) || members < 10) {
  console.error(`Usage: ${USAGE}. At least 10 members.`);
  process.exit(1);
}
const { status } = spawnSync(
  `${root}node_modules/.bin/vitest`,
  ['run', 'proofs/chaos', '--project=server', '--disableConsoleIntercept'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHAOS_MINUTES: String(minutes), CHAOS_MEMBERS: String(members) },
  },
);
process.exit(status ?? 1);
