/**
 * Runs every suite and ends with one line, `N passed, N failed`. A suite's name as argument runs
 * only that suite: `npm test -- unit`. `npm test -- --failed` runs what failed the last time.
 */
import { keepTemporaryFilesInMemory } from './memoryFolder.ts';
import {
  forgetResults,
  hasResults,
  printSummary,
  readResults,
  runSuites,
  withBuilds,
  writeResults,
} from './runSuites.ts';
import { SUITES, type Suite } from './suites.ts';

/** The suites that failed the last time, each with the arguments that run what failed in it. */
function failedSuites(): Suite[] {
  const failing = readResults().filter(({ failed }) => failed > 0);
  return SUITES.flatMap(({ again = () => [], ...suite }) => {
    const found = failing.find(({ name }) => name === suite.name);
    return found
      ? [{ ...suite, again, command: [...suite.command, ...again(found.failures)] }]
      : [];
  });
}

const suitesNamed = (words: readonly string[]): Suite[] =>
  SUITES.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));

const only = process.argv.slice(2);
const onlyFailed = only.includes('--failed');
const chosen = withBuilds(onlyFailed ? failedSuites() : suitesNamed(only));
if (onlyFailed && chosen.length === 0) {
  const said = hasResults()
    ? 'Nothing failed the last time.'
    : 'The last run did not come to its end: run npm test.';
  console.log(`${said}\n\n0 passed, 0 failed`);
  process.exit(hasResults() ? 0 : 1);
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
forgetResults();
const results = await runSuites(chosen);
writeResults(results);

process.exitCode = printSummary(results, "'npm test -- --failed' runs what failed again.");
