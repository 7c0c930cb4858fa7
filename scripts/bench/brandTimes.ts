import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { encodeFiles, readFolder } from '@platform/tokens';
import { startPlatformServer, type AtAddress } from '../../packages/testing/src/platformServer.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RETHEMES = 20;
const CHECKS = 10;
const PUBLICATIONS = 10;
/** Pause between turns. Operators may make two calls per second, and a turn makes four. */
const REST_MS = 4_000;
/** Polling interval in ms, which is also the uncertainty of each time. */
const LOOK_MS = 5;
/** Time limit in ms. Servers check their folders at shorter intervals. */
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

/** Measures the time from saving a token until a running server's page has it in its CSS. */
async function timeRethemes(): Promise<number[]> {
  const tokens = await mkdtemp(join(tmpdir(), 'retheme-'));
  for (const part of ['base', 'brands', 'semantic.tokens.json', 'contrast-pairs.json']) {
    await cp(join(ROOT, 'tokens', part), join(tokens, part), { recursive: true });
  }
  const server = await startPlatformServer({ TOKENS_DIR: tokens });
  const file = join(tokens, 'brands/default/brand.tokens.json');
  const times: number[] = [];
  try {
    for (let turn = 1; turn <= RETHEMES; turn += 1) {
      const radius = { value: 10 + turn, unit: 'px' };
      const css = `--platform-radius-card:${radius.value}px`;
      const taken = await timeOf(async () => {
        await writeFile(file, JSON.stringify({ radius: { card: { $value: radius } } }));
        await served(server, css);
      });
      times.push(taken);
    }
  } finally {
    await server.stop();
    await rm(tokens, { recursive: true });
  }
  return times;
}

const HOST = 'localhost';
/** Returns the address of the default brand's page. Node does not resolve the host names of brands. */
const pageOf = (server: AtAddress) => server.url(HOST).replace(HOST, '127.0.0.1');

/** Waits until a server's page contains a text. */
async function served(server: AtAddress, text: string): Promise<void> {
  const until = performance.now() + LATEST_MS;
  while (!(await (await fetch(pageOf(server))).text()).includes(text)) {
    if (performance.now() > until) throw new Error(`${text} was not served.`);
    await delay(LOOK_MS);
  }
}

/**
 * Measures publishing a version and rolling back to it. Each time runs from the call until two servers of
 * one database serve the version.
 */
async function timePublications(): Promise<{ published: number[]; rolledBack: number[] }> {
  const server = await startPlatformServer();
  const servers = [server, await server.startAnother()];
  const everywhere = (text: string) => Promise.all(servers.map((one) => served(one, text)));
  const headers = {
    Authorization: `Bearer ${await server.brandsToken()}`,
    'Content-Type': 'application/json',
  };
  const send = async (path: string, payload: object) => {
    const address = `${pageOf(server)}/operator/brands/default/${path}`;
    const body = JSON.stringify({ ...payload, author: 'bench', note: '' });
    const reply = await fetch(address, { method: 'POST', headers, body });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} was refused: ${text}`);
    return JSON.parse(text) as { data: { number: number } };
  };
  const { files } = readFolder(join(ROOT, 'tokens'), 'default').folder;
  const facts = JSON.parse(new TextDecoder().decode(files.get('brand.json'))) as object;
  const times = { published: [] as number[], rolledBack: [] as number[] };
  try {
    for (let turn = 0; turn <= PUBLICATIONS; turn += 1) {
      const title = `Title ${turn}.`;
      const text = new TextEncoder().encode(JSON.stringify({ ...facts, title }));
      const draft = encodeFiles(new Map([...files, ['brand.json', text]]));
      const { number } = (await send('drafts', { files: draft })).data;
      const publish = async () => {
        await send('publications', { number });
        await everywhere(title);
      };
      const rollBack = async () => {
        await send('rollback', {});
        await everywhere(`Title ${turn - 1}.`);
      };
      times.published.push(await timeOf(publish));
      if (turn === 0) continue;
      times.rolledBack.push(await timeOf(rollBack));
      await publish();
      await delay(REST_MS);
    }
  } finally {
    await server.stop();
  }
  return times;
}

/** Measures `npm run brand -- check ID` as a whole, from its first process to its last line. */
async function timeChecks(): Promise<number[]> {
  const times: number[] = [];
  const check = () =>
    promisify(execFile)('npm', ['run', '--silent', 'brand', '--', 'check', 'ember'], { cwd: ROOT });
  // The first run installs and builds missing parts, so it is not measured.
  await check();
  for (let turn = 0; turn < CHECKS; turn += 1) times.push(await timeOf(check));
  return times;
}

/** Prints how long operators wait until a change is served, and for the check of a brand. */
export async function benchBrandTimes(): Promise<void> {
  console.log('\nBrands: how long an operator waits');
  console.log(`From saving a token until a page is served with it: ${shown(await timeRethemes())}`);
  const { published, rolledBack } = await timePublications();
  console.log(`From publishing a version until two servers serve it: ${shown(published)}`);
  console.log(`From a rollback until two servers serve what was before: ${shown(rolledBack)}`);
  console.log(`npm run brand -- check ember, as a whole: ${shown(await timeChecks())}`);
}
