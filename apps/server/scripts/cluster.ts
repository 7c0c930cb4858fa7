/**
 * Kills the primary of a PostgreSQL of three nodes while members bet on two servers, and checks every
 * bet that was answered:
 *
 *   npm run cluster [-- --kills 3 --members 100]
 *
 * Needs Debian's packages, which it names when they are missing. See docs/scaling.md.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { missingPackages } from '../src/testing/clusterOfThree';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '3' },
    members: { type: 'string', default: '100' },
  },
});
const [kills, members] = [Number(values.kills), Number(values.members)];
if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(members) || members < 10) {
  console.error('Usage: npm run cluster [-- --kills 3 --members 100]. At least 10 members.');
  process.exit(1);
}
const missing = missingPackages();
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}
const { status } = spawnSync(
  `${root}node_modules/.bin/vitest`,
  ['run', 'proofs/cluster', '--project=server', '--disableConsoleIntercept'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PROOFS: '1',
      CLUSTER_KILLS: String(kills),
      CLUSTER_MEMBERS: String(members),
    },
  },
);
process.exit(status ?? 1);
