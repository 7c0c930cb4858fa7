import { execFile } from 'node:child_process';
import { kill } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '../db/database';
import { until } from './serverProcess';

/** Tables that an operator is most likely to lock while members play. */
const LOCKED = ['member', 'account', 'wingo_bet', 'wingo_round', 'session'] as const;

const pidsOf = async (...options: string[]): Promise<number[]> =>
  (await promisify(execFile)('ps', options)).stdout.split(/\s+/).filter(Boolean).map(Number);

/** Returns the process ids of a connection's PostgreSQL: the postmaster and its children. */
async function processesOf(admin: Database): Promise<number[]> {
  const [row] = await admin.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const [first = 0] = await pidsOf('-o', 'ppid=', '-p', String(row?.pid));
  return [first, ...(await pidsOf('-o', 'pid=', '--ppid', String(first)))];
}

/** Pauses all processes of a PostgreSQL. Returns a function that resumes them. */
export async function pauseDatabase(admin: Database): Promise<() => void> {
  const processes = await processesOf(admin);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processes) {
      try {
        kill(pid, name);
      } catch {
        // The process has ended.
      }
    }
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

/**
 * Kills a process of PostgreSQL. Resolves once PostgreSQL has terminated all other processes and
 * recovered from its log. Earlier responses could look like a recovery.
 */
export async function crashDatabase(
  admin: Database,
  choose: (count: number) => number,
): Promise<void> {
  const backends = await admin.query<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname is not null and pid <> pg_backend_pid()`);
  const victim = backends[choose(Math.max(backends.length, 1))]?.pid ?? 0;
  if (victim > 0) kill(victim, 'SIGKILL');
  const isThere = sql`select from pg_stat_activity where pid = ${victim}`;
  await until(() =>
    admin.query(isThere).then(
      (rows) => rows.length === 0 || undefined,
      () => undefined,
    ),
  );
}

async function set(admin: Database, name: string, value: string): Promise<void> {
  await admin.query(raw(`alter system set ${name} = ${value}`));
  await admin.query(sql`select pg_reload_conf()`);
}

/** Delays each flush of the write-ahead log by a tenth of a second, like a slow disk. */
export async function slowDisk(admin: Database, ms: number): Promise<void> {
  await set(admin, 'commit_delay', '100000');
  await set(admin, 'commit_siblings', '0');
  await delay(ms);
  await set(admin, 'commit_delay', '0');
  await set(admin, 'commit_siblings', '5');
}

/** Runs a statement and keeps its locks for a time, like a forgotten transaction. */
const hold = (db: Database, locking: Sql, ms: number): Promise<unknown> =>
  db.transaction(async (tx) => {
    await tx.query(locking);
    await tx.query(sql`select pg_sleep(${ms / 1000})`);
  });

export const holdMembers = (
  db: Database,
  members: readonly bigint[],
  ms: number,
): Promise<unknown> =>
  hold(
    db,
    sql`
      select from member m join account a on a.owner = m.id and a.kind = 'main'
      where m.id = any (${members}) order by a.id for update`,
    ms,
  );

export async function lockTable(
  db: Database,
  ms: number,
  choose: (count: number) => number,
): Promise<string> {
  const table = LOCKED[choose(LOCKED.length)] ?? LOCKED[0];
  await hold(db, raw(`lock table ${table} in share row exclusive mode`), ms);
  return table;
}

export async function takeConnections(url: string, ms: number): Promise<number> {
  const taken: pg.Client[] = [];
  try {
    for (;;) {
      const client = new pg.Client({ connectionString: url });
      // Without a listener, a connection that the database terminates would crash this process.
      client.on('error', () => undefined);
      const isOpen = await client.connect().then(
        () => true,
        () => false,
      );
      if (!isOpen) break;
      taken.push(client);
    }
    await delay(ms);
    return taken.length;
  } finally {
    await Promise.all(taken.map((client) => client.end()));
  }
}
