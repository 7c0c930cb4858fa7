/**
 * Pins the release that the next release must be compatible with (see
 * `src/proofs/upgrade.proof.test.ts`):
 *
 *   npm run pin-release [-- <commit>]
 *
 * Writes the commit id, and every statement that the commit's server sends during its tests.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unpack } from '../src/testing/previousRelease';

const PINNED = fileURLToPath(new URL('../previous-release/', import.meta.url));
const RECORDER = fileURLToPath(new URL('./statementRecorder.mjs', import.meta.url));

/** SQL comment. In a statement on one line, it would comment out the rest. */
const COMMENT = /--.*$/gm;

/** Statements that can be prepared. Other statements, such as LISTEN, do not depend on the schema. */
const PREPARABLE = /^(select|insert|update|delete|with|merge)\b/i;

function recordedIn(folder: string): string[] {
  const texts = readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => (JSON.parse(line) as string).replace(COMMENT, '').replace(/\s+/g, ' ').trim());
  return [...new Set(texts)].filter((text) => PREPARABLE.test(text)).sort();
}

const [wanted = 'HEAD'] = process.argv.slice(2);
const commit = execFileSync('git', ['rev-parse', `${wanted}^{commit}`], { encoding: 'utf8' });
const release = await unpack(commit.trim());
const recorded = mkdtempSync(join(tmpdir(), 'statements-'));
const server = join(release.path, 'apps/server');
const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--exclude', 'src/proofs/**'], {
  cwd: server,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_OPTIONS: `--import=${RECORDER}`,
    RECORDED_SERVER: server,
    RECORDED_STATEMENTS: recorded,
  },
});
await release.remove();
if (status !== 0) throw new Error(`The tests of ${commit.trim()} fail: nothing was written.`);
const statements = recordedIn(recorded);
writeFileSync(join(PINNED, 'commit'), commit);
writeFileSync(join(PINNED, 'statements.json'), `${JSON.stringify(statements, null, 2)}\n`);
console.log(`Pinned ${commit.trim()} with ${statements.length} statements.`);
