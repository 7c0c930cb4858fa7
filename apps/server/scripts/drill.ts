/**
 * Restores a database while members bet, and checks what docs/operating.md says about it:
 *
 *   npm run drill [-- --members 100]
 *
 * Prints what it does.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const { values } = parseArgs({ options: { members: { type: 'string', default: '100' } } });
const members = Number(values.members);
if (!Number.isInteger(members) || members < 10) {
  console.error('Usage: npm run drill [-- --members 100]. At least 10 members.');
  process.exit(1);
}
const { status } = spawnSync(
  `${root}node_modules/.bin/vitest`,
  ['run', 'proofs/drill', '--project=server', '--disableConsoleIntercept'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PROOFS: '1', DRILL_MEMBERS: String(members) },
  },
);
process.exit(status ?? 1);
