import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { chunkBy, mapAsync, sumBy } from 'es-toolkit';
import { causeIn, failureText, titleOf } from './failures.ts';
import { ProcessTree } from './processTree.ts';
import { report, reports, root, SUITES, type Count, type Suite } from './suites.ts';

export interface Result extends Count {
  name: string;
  seconds: number;
  /** User and system time of all processes of the suite, in seconds. */
  processorSeconds: number;
}

interface Run {
  status: number;
  output: string;
  processorSeconds: number;
}

const PROGRESS_MS = 30_000;
const LOWEST_PRIORITY = ['nice', '-n', '19'];
/** Maximum number of characters of a running suite's last line to show. */
const LAST_LINE = 90;

/** Formats a duration in seconds as `m:ss`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Prints when suites start, run and end, with the time since the first one started. */
class Progress {
  readonly #start = performance.now();
  readonly #running = new Map<string, string>();
  readonly #timer = setInterval(() => this.#listRunning(), PROGRESS_MS);

  #print(line: string): void {
    console.log(`${clock((performance.now() - this.#start) / 1000).padStart(5)}  ${line}`);
  }

  #listRunning(): void {
    for (const [name, line] of this.#running) this.#print(`… ${name}  ${line}`.trimEnd());
  }

  begin(name: string): void {
    this.#running.set(name, '');
    this.#print(`▸ ${name}`);
  }

  hear(name: string, output: string): void {
    const last = stripVTControlCharacters(output).trimEnd().split('\n').at(-1)?.trim();
    if (last) this.#running.set(name, last.slice(0, LAST_LINE));
  }

  end(result: Result, output: string): void {
    this.#running.delete(result.name);
    if (result.failed > 0) console.log(`\n── ${result.name}\n${output}`.trimEnd(), '\n');
    this.#print(resultLine(result));
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

/** Formats a result as one line: `✓ lint: 1 passed, 0 failed, 51 s, 74 s of the processor`. */
export const resultLine = ({ name, passed, failed, seconds, processorSeconds }: Result): string =>
  `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s, ${Math.round(processorSeconds)} s of the processor`;

/** Runs a suite, with its output in a file next to the suite's report. */
async function run(suite: Suite, progress: Progress): Promise<Run> {
  const { name, command, folder = '', lowPriority } = suite;
  const [program = '', ...args] = command;
  const path = program === 'node' ? process.execPath : `${root}node_modules/.bin/${program}`;
  const tree = new ProcessTree();
  const [file = '', ...rest] = [...(lowPriority ? LOWEST_PRIORITY : []), path, ...args];
  const child = spawn(file, rest, {
    cwd: `${root}${folder}`,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report(name),
      FORCE_COLOR: '0',
      ...tree.env,
      ...suite.env,
    },
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      progress.hear(name, chunk);
    });
  }
  const [status] = await ended;
  writeFileSync(`${reports}/${name.replaceAll('/', '-')}.log`, output);
  return { status: status ?? 1, output, processorSeconds: tree.stop() };
}

function countOf({ name, count }: Suite, { status, output }: Run): Count {
  const whole = { file: '', name: '', cause: causeIn(output) || `It ended with ${status}.` };
  if (!count && status === 0) return { passed: 1, failed: 0, failures: [] };
  if (!count || !existsSync(report(name))) return { passed: 0, failed: 1, failures: [whole] };
  const counted = count(JSON.parse(readFileSync(report(name), 'utf8')) as never);
  if (status === 0 || counted.failed > 0) return counted;
  return { ...counted, failed: 1, failures: [whole] };
}

async function runSuite(
  suite: Suite,
  progress: Progress,
  onEnd: (result: Result) => void,
): Promise<Result> {
  progress.begin(suite.name);
  const start = performance.now();
  const ran = await run(suite, progress);
  const result = {
    name: suite.name,
    seconds: Math.round((performance.now() - start) / 1000),
    processorSeconds: ran.processorSeconds,
    ...countOf(suite, ran),
  };
  progress.end(result, ran.output);
  onEnd(result);
  return result;
}

const RESULTS = `${root}.cache/results.json`;

/** Returns the result of a single check, which has failed if there is a cause. */
export const oneResult = (name: string, cause?: string): Result => ({
  name,
  seconds: 0,
  processorSeconds: 0,
  passed: cause === undefined ? 1 : 0,
  failed: cause === undefined ? 0 : 1,
  failures: cause === undefined ? [] : [{ file: '', name, cause }],
});

export const hasResults = (): boolean => existsSync(RESULTS);

export const forgetResults = (): void => rmSync(RESULTS, { force: true });

export const writeResults = (results: readonly Result[]): void =>
  writeFileSync(RESULTS, JSON.stringify(results));

/** Returns the results of the last run. An unfinished run counts as one failure. */
export const readResults = (): Result[] =>
  hasResults()
    ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Result[])
    : [oneResult('npm test', 'It did not come to its end.')];

/** Returns the suites, each preceded by the build that it tests. */
export function withBuilds<One extends Suite>(suites: readonly One[]): (One | Suite)[] {
  const names = new Set(suites.map(({ name }) => name));
  const needed = new Set(suites.map(({ needs }) => needs as string | undefined));
  const builds = SUITES.filter(({ name }) => needed.has(name) && !names.has(name));
  return [...builds, ...suites];
}

export async function runSuites(
  suites: readonly Suite[],
  onEnd: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const progress = new Progress();
  const run = (suite: Suite) => runSuite(suite, progress, onEnd);
  const results: Result[] = [];
  // Consecutive suites of the same group run in parallel. A suite without a group runs alone.
  for (const group of chunkBy(suites, (suite) => suite.group ?? suite)) {
    // Adds a suite if some have a low priority. Low-priority suites use all processors once the
    // additional suite has ended.
    const spare = group.some(({ lowPriority }) => lowPriority) ? 1 : 0;
    const concurrency = availableParallelism() + spare;
    results.push(...(await mapAsync(group, run, { concurrency })));
  }
  progress.stop();
  return results;
}

/**
 * Prints a line for each suite, the failures with their causes, and the processor time. The last
 * line is `N passed, N failed`. Returns the exit code: 1 if a test failed.
 *
 * @param hint text below the failures
 */
export function printSummary(results: readonly Result[], hint = ''): 0 | 1 {
  const sum = (key: 'passed' | 'failed' | 'processorSeconds') =>
    sumBy(results, (result) => result[key]);
  console.log(`\n${results.map(resultLine).join('\n')}`);
  for (const { name, failures } of results.filter(({ failed }) => failed > 0)) {
    console.log(`\n✗ ${name}\n${failures.map(failureText).join('\n')}`);
  }
  if (sum('failed') > 0 && hint) console.log(`\n${hint}`);
  // Lists the failures once more without causes, because a truncated log keeps only its end.
  for (const { name, failures } of results) {
    for (const failure of failures) console.log(`✗ ${name}: ${titleOf(failure)}`.trimEnd());
  }
  console.log(`\nProcessor time: ${Math.round(sum('processorSeconds'))} s`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}
