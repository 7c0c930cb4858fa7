import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { connectionTo, ended, POOL_IDLE_MS, Sockets, type Patience } from './connection';
import { listen, type Listener } from './listen';
import type { Heartbeat } from './heartbeat';
import { DatabaseAway, DatabaseUnavailable, toUnavailable } from './unavailable';

const INT8_OID = 20;
const parsers = new pg.TypeOverrides();
// Every bigint column is money or an id. JavaScript numbers would round them, and strings cannot be
// added.
parsers.setTypeParser(INT8_OID, BigInt);
const ZONELESS_OIDS = { date: 1082, timestamp: 1114 };
// The driver would read these types in the machine's time zone.
for (const [type, oid] of Object.entries(ZONELESS_OIDS)) {
  parsers.setTypeParser(oid, (value: string) => {
    throw new TypeError(
      `The database returned '${value}', a ${type} without a time zone. ` +
        "Select it as text, or with 'at time zone' as a timestamptz.",
    );
  });
}

export interface Queryable {
  /**
   * @param name prepares the statement under this name, once per connection. Only for statements
   * whose plan does not depend on table sizes, such as function calls.
   * @throws DatabaseUnavailable if the database does not respond in time
   */
  query<Row extends object>(statement: Sql, name?: string): Promise<Row[]>;
}

/**
 * Open transaction. Domain functions take it as a parameter, so that the handler decides which
 * changes commit together.
 */
export type Tx = Queryable;

export interface PoolState {
  open: number;
  idle: number;
  /** Number of callers waiting for a connection. */
  waiting: number;
}

export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction (READ COMMITTED): commits when it resolves, rolls back when it
   * throws. Retries `work` after a deadlock, so `work` must have no side effects.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  listen(channel: string, listener: Listener): () => Promise<void>;
  pool(): PoolState;
  /** Closes every connection after pending statements have finished. */
  close(): Promise<void>;
}

export interface DatabaseOptions extends Patience {
  /** Connection string of PostgreSQL 15 or newer. */
  url: string;
  connections?: number;
  /** Called when an idle connection breaks. The pool replaces the connection. */
  onError?: (error: Error) => void;
  /**
   * While the database is unavailable, pending operations are aborted and new ones fail
   * immediately.
   */
  heartbeat?: Pick<Heartbeat, 'watch'>;
}

const queryable = (client: pg.Pool | pg.PoolClient, check: () => void): Queryable => ({
  query: async <Row extends object>(statement: Sql, name?: string) => {
    check();
    try {
      const { rows } = await client.query<Row>({
        ...(name !== undefined && { name }),
        text: statement.text,
        values: statement.values,
        types: parsers,
      });
      return rows;
    } catch (error) {
      throw toUnavailable(error);
    }
  },
});

/** Creates a connection pool, which connects at the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, connections = 16, onError } = options;
  const sockets = new Sockets();
  let away: DatabaseAway | undefined;
  const check = () => {
    if (away) throw new DatabaseAway(away.reason);
  };
  const pool = new pg.Pool({
    ...connectionTo(url, options, sockets),
    max: connections,
    idleTimeoutMillis: POOL_IDLE_MS,
  });
  // Without a listener, an idle connection that breaks would crash the process.
  pool.on('error', (error) => error === away || onError?.(error));
  // Covers connections that break while the pool hands them out.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const background: (() => Promise<void>)[] = [];
  options.heartbeat?.watch({
    away: (error) => {
      away = error;
      sockets.cut(error);
    },
    back: () => {
      away = undefined;
      sockets.restore();
    },
  });
  const single = queryable(pool, check);
  return {
    query: (statement, name) => repeated(() => single.query(statement, name)),
    transaction: (work) => repeated(() => transaction(pool, check, work)),
    listen: (channel, listener) => {
      const stop = listen(url, channel, listener, onError, { sockets });
      background.push(stop);
      return stop;
    },
    pool: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await Promise.all(background.splice(0).map((stop) => stop()));
      await ended(pool.end(), options);
    },
  };
}

/** SQLSTATEs of transactions that were rolled back after a conflict with another one. */
const ROLLED_BACK = ['40001', '40P01'];
const ATTEMPTS = 5;

const wasRolledBack = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ROLLED_BACK.includes(String(error.code));

/** Retries a transaction that the database rolled back to resolve a deadlock. */
async function repeated<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !wasRolledBack(error)) throw error;
    }
  }
}

async function transaction<T>(
  pool: pg.Pool,
  check: () => void,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  check();
  const client = await pool
    .connect()
    .catch((error: unknown) => Promise.reject(toUnavailable(error)));
  let broken: Error | undefined;
  // A connection that breaks between two statements emits an event, which would crash the process
  // without a listener. The next statement fails anyway.
  const lose = (error: Error) => (broken = error);
  client.on('error', lose);
  try {
    await client.query('begin');
    const result = await work(queryable(client, check));
    await client.query('commit');
    return result;
  } catch (cause) {
    const error = toUnavailable(cause);
    // An unresponsive database cannot roll back on request. It rolls back by itself later.
    if (error instanceof DatabaseUnavailable && error.connectionLost) broken = error;
    else await client.query('rollback').catch((failed: Error) => (broken = failed));
    throw error;
  } finally {
    client.off('error', lose);
    client.release(broken);
  }
}

export function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) {
    throw new Error(`The statement returned ${rows.length} rows instead of exactly one.`);
  }
  return row;
}
