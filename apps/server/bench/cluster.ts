import sql from 'sql-template-tag';
import { one, type Database } from '../src/db/database';
import { startEmbedded } from '../src/db/embedded/startEmbedded';
import { testDatabase } from '../src/testing/database';
import { startDebianPostgres } from '../src/testing/debianPostgres';
import { emptyFolder } from '../src/testing/folders';
import { preparePgbench, type Pgbench } from './pgbench';
import { parentOf } from './processes';

export interface Cluster {
  url: string;
  version: string;
  /** Process id of the postmaster, the parent of all PostgreSQL processes. */
  pid: number;
  /** Reference benchmark on the same PostgreSQL; undefined without pgbench. */
  pgbench: Pgbench | undefined;
  stop: () => Promise<void>;
}

async function startFallback() {
  const folder = await emptyFolder();
  const { url, stop } = await startEmbedded({ dataDir: folder.path });
  return { url, stop: () => stop().then(folder.remove) };
}

async function pidOf(db: Database): Promise<number> {
  const rows = await db.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return parentOf(one(rows).pid);
}

/** Starts Debian's PostgreSQL 15, which includes pgbench. Falls back to the embedded PostgreSQL. */
export async function startCluster(): Promise<Cluster> {
  const debian = await startDebianPostgres().catch((error: unknown) => {
    console.log(`There is no pgbench to compare with. ${(error as Error).message}\n`);
    return undefined;
  });
  const { url, stop } = debian ?? (await startFallback());
  const { db, drop } = await testDatabase(url);
  const pid = await pidOf(db);
  const rows = await db.query<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  await drop();
  const pgbench = debian && (await preparePgbench(url));
  return { url, pid, version: one(rows).version, pgbench, stop };
}
