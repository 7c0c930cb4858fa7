/**
 * Runs proofs: suites that take too long for every change. `proofs.lock` has the last run of each proof
 * that passed, with the hash of its inputs and the version of Chromium. A proof is due if one of them differs.
 *
 *   npm run proofs                 runs all of them, whether due or not
 *   npm run proofs -- NAME         runs those whose names begin with NAME
 *   npm run proofs -- --changed    runs those that are due
 *   npm run proofs -- --list       prints those that are due, and runs none
 *   npm run proofs -- --verify     runs those whose inputs differ, as CI does after `npm test`, and writes
 *                                  nothing; counts all proofs; fails if the run would take longer than
 *                                  half an hour
 *
 * A proof that passes is written to the lock. Commit the lock with the change.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { InputError, runCommand } from '@platform/command-line';
import { chromium } from '../packages/testing/src/chromium.ts';
import { installPackage } from '../packages/testing/src/debianPackage.ts';
import { keepTemporaryFilesInMemory } from './memoryFolder.ts';
import { hashes, readLock, secondsOf, writeLock, type Passed } from './proofsLock.ts';
import {
  clock,
  oneResult,
  printSummary,
  readResults,
  runSuites,
  withBuilds,
  type Result,
} from './runSuites.ts';
import { PROOF_SUITES, type Proof } from './proofSuites.ts';
import { root } from './suites.ts';

const COMMON = ['pnpm-lock.yaml'];

const printed = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8' }).trim();

const majorOf = (version: string) => /\d+/.exec(version)?.[0] ?? version;

const browser = majorOf(printed(chromium.executablePath, '--version', '--no-sandbox'));

/** Maximum duration of the proofs in CI, in seconds, according to the lock. */
const VERIFY_SECONDS = 1800;

/**
 * Hashes the inputs of a proof. If an input changes while the proof runs, the proof is due again.
 */
const hash = hashes(root, { node: majorOf(process.version) });
const inputsOf = (proof: Proof) => hash({ ...proof, inputs: [...COMMON, ...proof.inputs] });
const hasChanged = (proof: Proof) => readLock(root)[proof.name]?.inputs !== inputsOf(proof);
const isDue = (proof: Proof) =>
  hasChanged(proof) || readLock(root)[proof.name]?.chromium !== browser;

function list(proofs: readonly Proof[]): void {
  const lock = readLock(root);
  for (const proof of proofs) {
    const last = lock[proof.name];
    const state = isDue(proof) ? 'due  ' : 'holds';
    const run = last ? `${last.date} at ${last.commit}, ${clock(last.seconds)}` : 'never passed';
    console.log(`${state}  ${proof.name.padEnd(10)}  ${run}`);
  }
}

const isInstalled = (name: string) => spawnSync('dpkg', ['--status', name]).status === 0;

async function run(
  proofs: readonly Proof[],
  onPass: (name: string, passed: Passed) => void = () => undefined,
): Promise<Result[]> {
  for (const name of new Set(proofs.flatMap(({ packages = [] }) => packages))) {
    if (!isInstalled(name)) await installPackage(name, `Install Debian's package ${name}.`);
  }
  const inputs = new Map(proofs.map((proof) => [proof.name, inputsOf(proof)]));
  const commit = printed('git', 'rev-parse', '--short=8', 'HEAD');
  keepTemporaryFilesInMemory();
  return runSuites(withBuilds(proofs), ({ name, passed, failed, seconds }) => {
    const hash = inputs.get(name);
    if (hash === undefined || failed > 0) return;
    const date = new Date().toISOString().slice(0, 10);
    onPass(name, { inputs: hash, chromium: browser, commit, date, passed, seconds });
  });
}

/**
 * Runs the proofs whose inputs differ, if there is time for them. Ignores the version of Chromium,
 * which CI takes from Debian on the day of the run.
 */
async function verify(): Promise<Result[]> {
  const changed = PROOF_SUITES.filter(hasChanged);
  const holding = PROOF_SUITES.filter((proof) => !changed.includes(proof)).map(({ name }) =>
    oneResult(name),
  );
  const names = changed.map(({ name }) => name);
  if (secondsOf(readLock(root), names) > VERIFY_SECONDS) {
    const missing = names.map((name) =>
      oneResult(
        name,
        `Its inputs have changed. Run npm run proofs -- --changed, and commit the lock.`,
      ),
    );
    return [...holding, ...missing];
  }
  return [...holding, ...(changed.length > 0 ? await run(changed) : [])];
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
    },
  });
  if (values.verify) return printSummary([...readResults(), ...(await verify())]) === 0;
  const named = PROOF_SUITES.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
  );
  if (named.length === 0) {
    throw new InputError(
      `No proof is called ${positionals.join(' ')}. Proofs: ${PROOF_SUITES.map(({ name }) => name).join(', ')}.`,
    );
  }
  const chosen = values.changed ? named.filter(isDue) : named;
  if (values.list) {
    list(chosen);
    return true;
  }
  if (chosen.length === 0) {
    console.log('No proof is due.');
    return true;
  }
  const results = await run(chosen, (name, passed) =>
    writeLock(root, { ...readLock(root), [name]: passed }),
  );
  return printSummary(results) === 0;
});
