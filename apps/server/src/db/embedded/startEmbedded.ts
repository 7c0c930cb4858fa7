import { mkdir, readFile, realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { connectionTo } from '../connection';
import { findBinaries } from './binaries';
import { ensureCluster, ROLE, startPostmaster, stopPostmaster } from './cluster';
import { existingCluster, prepareHome } from './home';
import { findOwner } from './owner';
import { findPostmaster } from './postmaster';

/** A PostgreSQL that belongs to this process. */
export interface EmbeddedDatabase {
  /** Its connection string, on the loopback address only. */
  url: string;
  /** The folder its data is in. */
  folder: string;
  /** Resolves when the database was lost without `stop` being called, for example killed. */
  lost: Promise<void>;
  /** Gives the folder free and stops the database; when it resolves no process is left. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The server's data folder; the database goes into it where its user can reach it. */
  dataDir: string;
  /** Where to go instead when it cannot. @default '/var/lib/platform' */
  systemDir?: string;
}

/** A session that holds this lock is the one server that uses the folder. */
const OWNERSHIP_LOCK = 1;
const START_DEADLINE_MS = 180_000;
/** A killed server's session lives on for the moment it takes PostgreSQL to notice. */
const OWNERSHIP_DEADLINE_MS = 5_000;
const RETRY_MS = 50;

/**
 * Starts the embedded PostgreSQL on a data folder, or takes over one that is still running there
 * because only the server process was killed. After a crash of everything PostgreSQL recovers by
 * itself.
 *
 * @throws when another live server uses the folder, and when the database cannot run here; the
 *   message says how to fix it.
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

/** Connects to the running PostgreSQL, starting it where none runs. Waits while it recovers. */
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
      // Just killed, it may still hold its shared memory, or the port was taken meanwhile: again.
      if (!ok) reason = output;
    } else {
      const url = urlOf(running.port);
      const session = new pg.Client(connectionTo(url, { silentMs: 0 }));
      // Errors of a session that breaks later come as its end; without a listener they would end the process.
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
      'Stop it first, or give this one a folder of its own with DATA_DIR.',
  );
}
