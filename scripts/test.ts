/**
 * Runs every suite and ends with one line, `N passed, N failed`. A suite's name as argument runs
 * only that suite: `npm test -- unit`. `npm test -- --failed` runs what failed the last time.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { causeIn, failureText, type Failure } from './failures.ts';
import { keepTemporaryFilesInMemory } from './memoryFolder.ts';
import { report, reports, root, SUITES, type Count, type Suite } from './suites.ts';

interface Result extends Count {
  name: string;
  seconds: number;
}

/** What failed the last time, by suite. */
const FAILED = `${root}.cache/failed.json`;
const readFailed = (): Record<string, Failure[]> =>
  existsSync(FAILED) ? (JSON.parse(readFileSync(FAILED, 'utf8')) as Record<string, Failure[]>) : {};

interface Run {
  status: number;
  /** Its output, where it ran in parallel with others. */
  output: string;
}

/** Runs a suite's command. The output of a suite that runs in parallel is printed when it has ended. */
async function run({ name, command, folder = '', group, lowPriority }: Suite): Promise<Run> {
  const [program = '', ...args] = command;
  const heading = `\n── ${name}`;
  if (!group) console.log(heading);
  const child = spawn(`${root}node_modules/.bin/${program}`, args, {
    cwd: `${root}${folder}`,
    stdio: group ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e'), FORCE_COLOR: '0' },
  });
  if (lowPriority && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = once(child, 'close') as Promise<[number | null]>;
  let output = '';
  if (child.stdout && child.stderr) {
    const streams = await Promise.all([text(child.stdout), text(child.stderr)]);
    output = streams.map((words) => words.trim()).join('\n');
    console.log(`${heading}\n${output}`.trimEnd());
  }
  const [status] = await ended;
  return { status: status ?? 1, output };
}

function countOf({ name, count }: Suite, { status, output }: Run): Count {
  const whole = { file: '', name: '', cause: causeIn(output) || `It ended with ${status}.` };
  if (!count && status === 0) return { passed: 1, failed: 0, failures: [] };
  if (!count || !existsSync(report(name))) return { passed: 0, failed: 1, failures: [whole] };
  const counted = count(JSON.parse(readFileSync(report(name), 'utf8')) as never);
  if (status === 0 || counted.failed > 0) return counted;
  return { ...counted, failed: 1, failures: [whole] };
}

async function runSuite(suite: Suite): Promise<Result> {
  const start = performance.now();
  const ran = await run(suite);
  const seconds = Math.round((performance.now() - start) / 1000);
  return { name: suite.name, seconds, ...countOf(suite, ran) };
}

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

/** These suites, and before them those that build what they look at. */
function withBuilds(suites: readonly Suite[]): Suite[] {
  const chosen = new Map(suites.map((suite) => [suite.name, suite]));
  const needed = new Set(suites.map(({ needs }) => needs as string | undefined));
  return SUITES.flatMap((suite) => chosen.get(suite.name) ?? (needed.has(suite.name) ? suite : []));
}

/** The suites in order, those of one group together. */
function grouped(suites: readonly Suite[]): Suite[][] {
  const found: Suite[][] = [];
  for (const suite of suites) {
    const last = found.at(-1);
    if (suite.group && last?.[0]?.group === suite.group) last.push(suite);
    else found.push([suite]);
  }
  return found;
}

/** Runs suites in order, at most `limit` at a time. */
async function runAll(suites: readonly Suite[], limit: number): Promise<Result[]> {
  const results: Result[] = [];
  const queue = suites.entries();
  const work = async () => {
    for (const [index, suite] of queue) results[index] = await runSuite(suite);
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}

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
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results: Result[] = [];
for (const suites of grouped(chosen)) {
  // Two that give way run at a time: when the suite they give way to has ended, they have all processors.
  const spare = suites.some(({ lowPriority }) => lowPriority) ? 1 : 0;
  results.push(...(await runAll(suites, availableParallelism() + spare)));
}

const failing = results.filter(({ failed }) => failed > 0);
writeFileSync(
  FAILED,
  JSON.stringify(Object.fromEntries(failing.map(({ name, failures }) => [name, failures]))),
);

console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  );
}
for (const { name, failures } of failing) {
  console.log(`\n✗ ${name}\n${failures.map(failureText).join('\n')}`);
}
if (failing.length > 0) console.log("\n'npm test -- --failed' runs what failed again.");
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
