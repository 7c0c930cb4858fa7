import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startPlatformServer } from '../../packages/testing/src/platformServer.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RETHEMES = 20;
const CHECKS = 10;
/** How long between two questions, in ms: what a time is uncertain by. */
const LOOK_MS = 5;
/** Longer than any look of the server at its folders. */
const LATEST_MS = 30_000;

const shown = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `median of ${times.length} ${sorted[times.length >> 1]?.toFixed(0)} ms, worst ${sorted.at(-1)?.toFixed(0)} ms`;
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** How long it takes from saving a token until a page has it in its CSS, on a server that runs. */
async function timeRethemes(): Promise<number[]> {
  const tokens = await mkdtemp(join(tmpdir(), 'retheme-'));
  for (const part of ['base', 'brands', 'semantic.tokens.json', 'contrast-pairs.json']) {
    await cp(join(ROOT, 'tokens', part), join(tokens, part), { recursive: true });
  }
  const server = await startPlatformServer({ TOKENS_DIR: tokens });
  // Node does not resolve the hosts of brands; this one is the default brand's.
  const page = server.url('localhost').replace('localhost', '127.0.0.1');
  const file = join(tokens, 'brands/default/brand.tokens.json');
  const times: number[] = [];
  try {
    for (let turn = 1; turn <= RETHEMES; turn += 1) {
      const radius = { value: 10 + turn, unit: 'px' };
      const css = `--platform-radius-card:${radius.value}px`;
      const until = performance.now() + LATEST_MS;
      const taken = await timeOf(async () => {
        await writeFile(file, JSON.stringify({ radius: { card: { $value: radius } } }));
        while (!(await (await fetch(page)).text()).includes(css)) {
          if (performance.now() > until) throw new Error(`${css} was not served.`);
          await delay(LOOK_MS);
        }
      });
      times.push(taken);
    }
  } finally {
    await server.stop();
    await rm(tokens, { recursive: true });
  }
  return times;
}

/** How long `npm run brand -- check ID` takes as a whole, from its first process to its last line. */
async function timeChecks(): Promise<number[]> {
  const times: number[] = [];
  const check = () =>
    promisify(execFile)('npm', ['run', '--silent', 'brand', '--', 'check', 'ember'], { cwd: ROOT });
  // What is missing is installed and made by the first.
  await check();
  for (let turn = 0; turn < CHECKS; turn += 1) times.push(await timeOf(check));
  return times;
}

/** Prints how long an operator waits: for a change to be served, and for the check of a brand. */
export async function benchBrandTimes(): Promise<void> {
  console.log('\nBrands: how long an operator waits');
  console.log(`From saving a token until a page is served with it: ${shown(await timeRethemes())}`);
  console.log(`npm run brand -- check ember, as a whole: ${shown(await timeChecks())}`);
}
