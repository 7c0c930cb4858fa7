/**
 * Runs every suite and ends with one line, `N passed, N failed`. A suite's name as argument runs
 * only that suite: `npm test -- unit`. `npm test -- --failed` runs what failed the last time.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Failure } from './failures.ts';
import { keepTemporaryFilesInMemory } from './memoryFolder.ts';
import { printSummary, runSuites, withBuilds } from './runSuites.ts';
import { root, SUITES, type Suite } from './suites.ts';

/** What failed the last time, by suite. */
const FAILED = `${root}.cache/failed.json`;
const readFailed = (): Record<string, Failure[]> =>
  existsSync(FAILED) ? (JSON.parse(readFileSync(FAILED, 'utf8')) as Record<string, Failure[]>) : {};

/** The suites that failed the last time, each with the arguments that run what failed in it. */
function failedSuites(): Suite[] {
  const failed = readFailed();
  return SUITES.flatMap(({ again = () => [], ...suite }) => {
    const failures = failed[suite.name];
    return failures ? [{ ...suite, again, command: [...suite.command, ...again(failures)] }] : [];
  });
}

const suitesNamed = (words: readonly string[]): Suite[] =>
  SUITES.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));

const only = process.argv.slice(2);
const onlyFailed = only.includes('--failed');
const chosen = withBuilds(onlyFailed ? failedSuites() : suitesNamed(only));
if (onlyFailed && chosen.length === 0) {
  console.log('Nothing failed the last time.\n\n0 passed, 0 failed');
  process.exit(0);
}
// Journeys that failed before are recorded with a trace.
if (onlyFailed) process.env['TRACE'] = '1';
if (chosen.length === 0) {
  console.error(
    `No suite is called ${only.join(' ')}. Suites: ${SUITES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

keepTemporaryFilesInMemory();
const results = await runSuites(chosen);

const failing = results.filter(({ failed }) => failed > 0);
mkdirSync(`${root}.cache`, { recursive: true });
writeFileSync(
  FAILED,
  JSON.stringify(Object.fromEntries(failing.map(({ name, failures }) => [name, failures]))),
);

process.exitCode = printSummary(results, "'npm test -- --failed' runs what failed again.");
