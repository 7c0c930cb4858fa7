/**
 * Checks a change while you work on it: format, lint, import rules, types and the nearest unit tests.
 * Checks types only in projects that the change reaches by imports. `npm test` is the complete check.
 *
 *   npm run check                  compares with main, or with the last commit on main itself
 *   npm run check -- --base REF    compares with another commit
 *   npm run check -- --all         runs every unit test that the change reaches
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { maxBy } from 'es-toolkit';
import { reachOf, type GraphModule } from './reach.ts';
import { printSummary, runSuites } from './runSuites.ts';
import { PROJECTS, root, SOURCES, typesOf, vitestSuite, type Suite } from './suites.ts';

/** Maximum number of test files, which take about half a minute on two processors. */
const NEAREST = 24;
const GRAPH = '.cache/imports.json';
const DEPCRUISE = ['depcruise', '--config', '.dependency-cruiser.mjs', '-T', 'json', '-f', GRAPH];

const { values: options } = parseArgs({
  options: { base: { type: 'string' }, all: { type: 'boolean', default: false } },
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Returns the files that differ from the base: committed, uncommitted or new. */
function changedFiles(base = git('merge-base', 'HEAD', 'main').trim()): string[] {
  const changed = lines(git('diff', '--name-only', base));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...changed, ...added])];
}

const inGroup = (suite: Omit<Suite, 'group'>): Suite => ({ ...suite, group: 'check' });

/**
 * Returns the suites that check the changed files themselves, and the suite that writes the import graph.
 */
function ownSuites(files: readonly string[]): Suite[] {
  const scripts = files.filter((path) => /\.(tsx?|mjs)$/.test(path));
  const linters = [
    { name: 'lint', command: ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...scripts] },
    { name: 'lint with types', command: ['oxlint', '--type-aware', ...scripts] },
  ];
  return [
    { name: 'graph of imports', command: [...DEPCRUISE, ...SOURCES] },
    { name: 'format', command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files] },
    ...(scripts.length > 0 ? linters : []),
  ].map(inGroup);
}

const projectOf = (path: string) =>
  maxBy(
    PROJECTS.filter((project) => path.startsWith(`${project}/`)),
    ({ length }) => length,
  );

function reachedSuites(changed: readonly string[]): Suite[] {
  const { modules } = JSON.parse(readFileSync(`${root}${GRAPH}`, 'utf8')) as {
    modules: GraphModule[];
  };
  const reached = reachOf(modules, changed);
  const projects = new Set([...reached.keys()].map(projectOf));
  const tests = [...reached]
    .filter(([path]) => /\.test\.tsx?$/.test(path) && existsSync(`${root}${path}`))
    .toSorted(([, one], [, other]) => one - other)
    .map(([path]) => path);
  const run = options.all ? tests : tests.slice(0, NEAREST);
  if (run.length < tests.length) {
    console.log(
      `The nearest ${run.length} of ${tests.length} test files run; --all runs them all.`,
    );
  }
  const unit = vitestSuite('unit', 'vitest.config.ts');
  return [
    { name: 'rooms', command: ['depcruise-fmt', '-T', 'err', '-e', GRAPH] },
    ...PROJECTS.filter((project) => projects.has(project)).map(typesOf),
    ...(run.length > 0 ? [{ ...unit, command: [...unit.command, ...run] }] : []),
  ].map(inGroup);
}

const changed = changedFiles(options.base);
if (changed.length === 0) {
  console.log('Nothing has changed.');
  process.exit(0);
}
mkdirSync(`${root}.cache`, { recursive: true });
const own = await runSuites(ownSuites(changed.filter((path) => existsSync(`${root}${path}`))));
const graphFailed = own.some(({ name, failed }) => name === 'graph of imports' && failed > 0);
const results = [...own, ...(graphFailed ? [] : await runSuites(reachedSuites(changed)))];
process.exitCode = printSummary(results);
