/**
 * Runs every suite and ends with one line, `N passed, N failed`. `npm test -- unit` runs only that suite.
 * `npm test -- --failed` repeats the failures of the last run.
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

/** Returns the suites that failed the last time, with arguments that repeat only their failures. */
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
// Journeys record a trace when they are repeated.
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
