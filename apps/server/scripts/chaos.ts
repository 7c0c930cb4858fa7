/**
 * Injects faults into two servers with a shared database, while 1,000 members bet and move money.
 * Verifies every acknowledged action. See docs/operating.md.
 *
 *   npm run chaos -- --minutes 30 [--members 1000]
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
