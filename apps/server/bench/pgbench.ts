import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { raw } from 'sql-template-tag';
import { openDatabase } from '../src/db/database';

const PROGRAM = '/usr/lib/postgresql/15/bin/pgbench';
const SCALE = 10;
const CLIENTS = 16;

/** TPC-B of pgbench, with the same 16 clients and statements on every machine. */
export interface Pgbench {
  run: (seconds: number) => Promise<number>;
}

const TABLES = ['accounts', 'branches', 'tellers', 'history'];

/**
 * Disables autovacuum for pgbench's tables, because it would run during the measurement of bets.
 * pgbench vacuums its tables at the start.
 */
async function disableAutovacuum(url: string): Promise<void> {
  const db = openDatabase({ url, connections: 1 });
  for (const table of TABLES) {
    await db.query(raw(`alter table pgbench_${table} set (autovacuum_enabled = off)`));
  }
  await db.close();
}

export async function preparePgbench(url: string): Promise<Pgbench> {
  const pgbench = async (...args: string[]) => {
    const { stdout } = await promisify(execFile)(PROGRAM, [...args, url]);
    return stdout;
  };
  await pgbench('--initialize', '--quiet', `--scale=${SCALE}`);
  await disableAutovacuum(url);
  return {
    run: async (seconds) => {
      const output = await pgbench(
        ...[`--client=${CLIENTS}`, '--jobs=2', '--protocol=prepared', `--time=${seconds}`],
      );
      return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
    },
  };
}
