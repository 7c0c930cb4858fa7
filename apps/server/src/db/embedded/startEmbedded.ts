import { mkdir, readFile, realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo } from '../connection';
import { findBinaries } from './binaries';
import { ensureCluster, ROLE, startPostmaster, stopPostmaster } from './cluster';
import { existingCluster, prepareHome } from './home';
import { findOwner } from './owner';
import { findPostmaster } from './postmaster';

export interface EmbeddedDatabase {
  url: string;
  folder: string;
  /** Resolves if the connection ends without `stop`, for example because PostgreSQL was killed. */
  lost: Promise<void>;
  /** Resolves when no process is left. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Contains the database if the database's user has access. */
  dataDir: string;
  /** Folder of the database if its user has no access to `dataDir`. @default '/var/lib/platform' */
  systemDir?: string;
}

/** Advisory lock of the server that uses the folder. */
const OWNERSHIP_LOCK = 1;
const START_DEADLINE_MS = 180_000;
/** Time in which PostgreSQL detects a killed server and ends its session. */
const OWNERSHIP_DEADLINE_MS = 5_000;
const RETRY_MS = 50;

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts it if only the server process was
 * killed.
 */
export async function startEmbedded({
  dataDir,
  systemDir = '/var/lib/platform',
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const folder = await realpath(dataDir);
  const owner = await findOwner(await existingCluster(folder));
  const home = await prepareHome(folder, owner, systemDir);
  const binaries = await findBinaries(owner, systemDir);
  await ensureCluster(binaries, home);

  const password = (await readFile(home.passwordFile, 'utf8')).trim();
  const urlOf = (port: number) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/postgres`;
  const { session, url } = await connect(
    () => findPostmaster(home.cluster),
    () => startPostmaster(binaries, home),
    urlOf,
    home.log,
  );
  await own(session, folder);

  let stopping = false;
  const lost = new Promise<void>((resolve) => {
    session.on('end', () => !stopping && resolve());
  });
  return {
    url,
    folder: home.cluster,
    lost,
    stop: async () => {
      stopping = true;
      await session.end().catch(() => undefined);
      await stopPostmaster(binaries, home);
    },
  };
}

async function connect(
  find: () => Promise<{ port: number } | undefined>,
  start: () => Promise<{ ok: boolean; output: string }>,
  urlOf: (port: number) => string,
  log: string,
): Promise<{ session: pg.Client; url: string }> {
  const deadline = performance.now() + START_DEADLINE_MS;
  let reason = '';
  while (performance.now() < deadline) {
    const running = await find();
    if (running === undefined) {
      const { ok, output } = await start();
      // Retries: a killed PostgreSQL may still hold its shared memory, or another process took the
      // port.
      if (!ok) reason = output;
    } else {
      const url = urlOf(running.port);
      const session = new pg.Client(connectionTo(url, { silentMs: 0 }));
      // A session that breaks later emits errors, which would crash the process without a listener.
      session.on('error', () => undefined);
      try {
        await session.connect();
        return { session, url };
      } catch (error) {
        reason = (error as Error).message;
      }
    }
    await delay(RETRY_MS);
  }
  throw new Error(`The embedded database did not start: ${reason}\nIts log is ${log}.`);
}

async function own(session: pg.Client, folder: string): Promise<void> {
  const deadline = performance.now() + OWNERSHIP_DEADLINE_MS;
  do {
    const { rows } = await session.query<{ owned: boolean }>(
      'select pg_try_advisory_lock($1) as owned',
      [OWNERSHIP_LOCK],
    );
    if (rows[0]?.owned) return;
    await delay(RETRY_MS);
  } while (performance.now() < deadline);
  await session.end();
  throw new Error(
    `Another server is already running on the data in ${folder}. ` +
      'Stop it first, or give this one another folder with DATA_DIR.',
  );
}
