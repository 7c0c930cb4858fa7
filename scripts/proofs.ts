/**
 * Runs proofs: suites that take too long for every change. `proofs.lock` has the last run of each that
 * passed, with the hash of its inputs; a proof is due when that differs.
 *
 *   npm run proofs                 all of them, whether due or not
 *   npm run proofs -- NAME         those whose names begin with NAME
 *   npm run proofs -- --changed    those that are due
 *   npm run proofs -- --list       prints which are due, and runs none
 *
 * A proof that passes is written to the lock: commit it with the change.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { InputError, runCommand } from '@platform/command-line';
import { chromium } from '../packages/testing/src/chromium.ts';
import { installPackage } from '../packages/testing/src/debianPackage.ts';
import { keepTemporaryFilesInMemory } from './memoryFolder.ts';
import { hashOf, readLock, writeLock, type Passed } from './proofsLock.ts';
import { clock, printSummary, runSuites, withBuilds, type Result } from './runSuites.ts';
import { PROOFS, root, type Proof } from './suites.ts';

/** Inputs of every proof. */
const COMMON = ['package.json', 'pnpm-lock.yaml'];

const printed = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8' }).trim();

const versions = {
  node: process.version,
  chromium: printed(chromium.executablePath, '--version', '--no-sandbox'),
};

const inputsOf = ({ inputs }: Proof) => hashOf(root, [...COMMON, ...inputs], versions);
const isDue = (proof: Proof) => readLock(root)[proof.name]?.inputs !== inputsOf(proof);

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

async function run(proofs: readonly Proof[]): Promise<boolean> {
  for (const name of new Set(proofs.flatMap(({ packages = [] }) => packages))) {
    if (!isInstalled(name)) await installPackage(name, `Install Debian's package ${name}.`);
  }
  // Before they run: what changes meanwhile makes them due again.
  const inputs = new Map(proofs.map((proof) => [proof.name, inputsOf(proof)]));
  const commit = printed('git', 'rev-parse', '--short=8', 'HEAD');
  keepTemporaryFilesInMemory();
  const results = await runSuites(withBuilds(proofs));
  const passedOf = ({ name, passed, seconds }: Result): [string, Passed][] => {
    const hash = inputs.get(name);
    if (hash === undefined) return [];
    const date = new Date().toISOString().slice(0, 10);
    return [[name, { inputs: hash, commit, date, passed, seconds }]];
  };
  const passed = results.filter(({ failed }) => failed === 0).flatMap(passedOf);
  writeLock(root, { ...readLock(root), ...Object.fromEntries(passed) });
  return printSummary(results) === 0;
}

await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  });
  const named = PROOFS.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
  );
  if (named.length === 0) {
    throw new InputError(
      `No proof is called ${positionals.join(' ')}. Proofs: ${PROOFS.map(({ name }) => name).join(', ')}.`,
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
  return run(chosen);
});
