import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from './freePort.ts';

const MAIN = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));
const START_DEADLINE_MS = 60_000;

/** The real server, as `npm start` runs it, on a port and a data folder of its own. */
export interface PlatformServer {
  /** Address of a brand's site: `aurora`, or `localhost` for a host that no brand claims. */
  url: (brand: string) => string;
  /** Asks the database behind the server. */
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** The mails that were sent to an address, the oldest first. */
  mailsTo: (address: string) => Promise<string[]>;
  /** What it signs the tokens of sessions with. */
  jwtSecret: () => Promise<string>;
  /** What operators send to change brands. */
  brandsToken: () => Promise<string>;
  /** Takes the server down and keeps its data, until `comeUp`. */
  goDown: () => Promise<void>;
  /** Starts it again at the address it had. */
  comeUp: () => Promise<void>;
  /** Ends it, down or up, and deletes its data. */
  stop: () => Promise<void>;
}

async function ready(port: number, server: ChildProcess, output: string[]): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const healthy = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return;
    await delay(100);
  }
  throw new Error(`The server did not start:\n${output.join('')}`);
}

/** Settings of the server beside those that every journey needs. */
type Settings = Readonly<Record<string, string>>;

interface Running {
  /** What it has written on its console so far. */
  output: () => string;
  end: () => Promise<void>;
}

/** Runs the server that `npm start` has built. Throws with its output when it does not come up. */
async function run(port: number, dataDir: string, settings: Settings): Promise<Running> {
  const server = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      CHECK_REPLIES: '1',
      FORM_RATE: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  server.stdout.on('data', (text) => output.push(String(text)));
  server.stderr.on('data', (text) => output.push(String(text)));
  const ended = once(server, 'exit');
  const end = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  try {
    await ready(port, server, output);
  } catch (error) {
    await end();
    throw error;
  }
  return { output: () => output.join(''), end };
}

/** The embedded database's own folder, which the server names when it starts. */
function databaseHome(output: string): string {
  const cluster = /^The data is in (.+)\.$/m.exec(output)?.[1];
  if (!cluster) throw new Error(`The server did not say where its data is:\n${output}`);
  return dirname(cluster);
}

/** Where the embedded database says that it listens, and its password. */
async function databaseUrl(home: string): Promise<string> {
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  const [, , , port] = (await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  return `postgres://platform:${password}@127.0.0.1:${port}/postgres`;
}

/** What the server keeps beside its database. */
interface Secrets {
  jwtSecret: string;
}

interface OperatorSecrets {
  brandsToken: string;
}

/** Every mail of a folder, by the time it was sent at, which its name begins with. */
async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}

/** Starts a server with a database of its own. Throws with its output when it does not come up. */
export async function startPlatformServer(settings: Settings = {}): Promise<PlatformServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-e2e-'));
  const port = await freePort();
  let running: Running | undefined = await run(port, dataDir, settings);
  const home = databaseHome(running.output());
  const goDown = async () => {
    await running?.end();
    running = undefined;
  };
  return {
    url: (brand) => `http://${brand === 'localhost' ? brand : `${brand}.localhost`}:${port}`,
    async query<Row extends object>(text: string, values?: unknown[]) {
      const database = new pg.Client({ connectionString: await databaseUrl(home) });
      await database.connect();
      try {
        const { rows } = (await database.query(text, values)) as { rows: Row[] };
        return rows;
      } finally {
        await database.end();
      }
    },
    mailsTo: async (address) =>
      (await mailsIn(join(dataDir, 'mail'))).filter((mail) => mail.startsWith(`To: ${address}\n`)),
    jwtSecret: async () =>
      (JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as Secrets).jwtSecret,
    brandsToken: async () =>
      (JSON.parse(await readFile(join(dataDir, 'operator.json'), 'utf8')) as OperatorSecrets)
        .brandsToken,
    goDown,
    async comeUp() {
      running ??= await run(port, dataDir, settings);
    },
    async stop() {
      await goDown();
      for (const folder of [home, dataDir]) await rm(folder, { recursive: true, force: true });
    },
  };
}
