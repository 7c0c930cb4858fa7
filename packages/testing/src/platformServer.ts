import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { asLogin, rolesScript } from './deployedRoles.ts';
import { freePort } from './freePort.ts';

const APPS = fileURLToPath(new URL('../../../apps', import.meta.url));
const START_DEADLINE_MS = 240_000;

export interface AtAddress {
  /** Returns the address of a brand's site; `localhost` is a host that no brand claims. */
  url: (brand: string) => string;
  goDown: () => Promise<void>;
  comeUp: () => Promise<void>;
}

/** Port and folders of a running server, for other processes. */
export interface Place {
  port: number;
  /** Folder with secrets and emails. */
  dataDir: string;
  home: string;
}

export interface Platform extends Pick<AtAddress, 'url'> {
  query: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Returns the emails to an address, oldest first. */
  mailsTo: (address: string) => Promise<string[]>;
  jwtSecret: () => Promise<string>;
  /** Returns the token that `npm run brand` on this machine uses to call the server. */
  staffToken: () => Promise<string>;
}

/** Real server, as run by `npm start`, with its own port and data folder. */
export interface PlatformServer extends Platform, AtAddress {
  place: Place;
  /**
   * Starts another server on the same database. It stops with the first server, which owns the
   * database.
   */
  startAnother: () => Promise<AtAddress>;
  /** Stops this server and all others on its database, and deletes the data. */
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

export type Settings = Readonly<Record<string, string>>;

/** Folder of a build: for production, or for journeys, in which some rounds take seconds. */
type Build = 'dist' | 'dist-journeys';

interface Running {
  output: () => string;
  end: () => Promise<void>;
}

/**
 * Runs a server, and resolves once it responds. Throws an error with its output if the start fails.
 */
async function run(
  build: Build,
  port: number,
  dataDir: string,
  settings: Settings,
): Promise<Running> {
  const server = spawn(process.execPath, [`${APPS}/server/${build}/main.js`], {
    env: {
      ...process.env,
      WEB_DIR: `${APPS}/web/${build}`,
      STUDIO_DIR: `${APPS}/../packages/studio/${build}`,
      PORT: String(port),
      DATA_DIR: dataDir,
      CHECK_REPLIES: '1',
      FORM_RATE: '0',
      // Responses can be slow on a busy machine.
      ANSWER_SECONDS: '60',
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

/** Finds the folder of the embedded database in the output that the server prints at startup. */
function databaseHome(output: string): string {
  const cluster = /^The data is in (.+)\.$/m.exec(output)?.[1];
  if (!cluster) throw new Error(`The server did not say where its data is:\n${output}`);
  return dirname(cluster);
}

async function databaseUrl(home: string): Promise<string> {
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  const [, , , port] = (await readFile(join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  return `postgres://platform:${password}@127.0.0.1:${port}/postgres`;
}

async function withDatabase<T>(url: string, work: (database: pg.Client) => Promise<T>) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    return await work(database);
  } finally {
    await database.end();
  }
}

/** Maximum number of attempts to change the owner of the tables while the server uses them. */
const ATTEMPTS = 30;

/**
 * Transfers an embedded database from its superuser to the login role `server_owner`, as operators do,
 * because a second server refuses to connect as a superuser.
 */
const deployRoles = (url: string): Promise<void> =>
  withDatabase(url, async (database) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await database.query(rolesScript(new URL(url).pathname.slice(1)));
        return;
      } catch (error) {
        await database.query('rollback');
        if (attempt === ATTEMPTS) throw error;
      }
    }
  });

interface Kept {
  secrets: { jwtSecret: string };
  keys: { sealingKey: string; receiptKey: string };
  'two-factor': { twoFactorKey: string };
  staff: { token: string };
}

async function kept<Name extends keyof Kept>(dataDir: string, name: Name): Promise<Kept[Name]> {
  return JSON.parse(await readFile(join(dataDir, `${name}.json`), 'utf8')) as Kept[Name];
}

async function settingsOfAnother(dataDir: string, home: string): Promise<Settings> {
  const url = await databaseUrl(home);
  await deployRoles(url);
  const { jwtSecret } = await kept(dataDir, 'secrets');
  const { sealingKey, receiptKey } = await kept(dataDir, 'keys');
  const { twoFactorKey } = await kept(dataDir, 'two-factor');
  return {
    DATABASE_URL: asLogin(url, 'server_app'),
    DATABASE_OWNER_URL: asLogin(url, 'server_owner'),
    DATABASE_DRAW_URL: asLogin(url, 'server_draw'),
    JWT_SECRET: jwtSecret,
    SEALING_KEYS: `1:${sealingKey}`,
    TWO_FACTOR_KEYS: `1000:${twoFactorKey}`,
    RECEIPT_KEY: receiptKey,
    BEACON: 'local',
    BRAND_ORIGINS: 'http://*.localhost:*, https://*.example',
    CONFIRM_EMAIL: '0',
    WITHDRAW_WAIT_HOURS: '0',
    LOG_LEVEL: 'warn',
  };
}

const siteAt = (port: number, brand: string) =>
  `http://${brand === 'localhost' ? brand : `${brand}.localhost`}:${port}`;

async function runAt(port: number, start: () => Promise<Running>) {
  let running: Running | undefined = await start();
  const server: AtAddress = {
    url: (brand) => siteAt(port, brand),
    async goDown() {
      await running?.end();
      running = undefined;
    },
    async comeUp() {
      running ??= await start();
    },
  };
  return { server, output: running.output() };
}

/** Returns the emails in a folder, oldest first. File names begin with the time. */
async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}

export const platformAt = ({ port, dataDir, home }: Place): Platform => ({
  url: (brand) => siteAt(port, brand),
  async query<Row extends object>(text: string, values?: unknown[]) {
    const result = await withDatabase(await databaseUrl(home), (database) =>
      database.query<Row>(text, values),
    );
    return result.rows;
  },
  mailsTo: async (address) =>
    (await mailsIn(join(dataDir, 'mail'))).filter((mail) => mail.startsWith(`To: ${address}\n`)),
  jwtSecret: async () => (await kept(dataDir, 'secrets')).jwtSecret,
  staffToken: async () => (await kept(dataDir, 'staff')).token,
});

/**
 * Starts a server with its own data. Throws an error with the server's output if the start fails.
 */
export async function startPlatformServer(
  settings: Settings = {},
  build: Build = 'dist',
): Promise<PlatformServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'platform-e2e-'));
  // If root starts the server, the database runs as another user, who needs access to this folder.
  // Without access, the server would put the database elsewhere.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const { server, output } = await runAt(port, () => run(build, port, dataDir, settings));
  const place = { port, dataDir, home: databaseHome(output) };
  const others: AtAddress[] = [];
  return {
    ...platformAt(place),
    ...server,
    place,
    async startAnother() {
      const itsPort = await freePort();
      const another = await runAt(itsPort, async () =>
        run(build, itsPort, dataDir, {
          ...(await settingsOfAnother(dataDir, place.home)),
          ...settings,
        }),
      );
      others.push(another.server);
      return another.server;
    },
    async stop() {
      for (const { goDown } of [...others, server]) await goDown();
      for (const folder of [place.home, dataDir]) {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
