import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { connectionTo, ended, POOL_IDLE_MS, Sockets, type Patience } from './connection';
import { listen, type Listener } from './listen';
import type { Heartbeat } from './heartbeat';
import { DatabaseAway, DatabaseUnavailable, toUnavailable } from './unavailable';

const INT8_OID = 20;
const parsers = new pg.TypeOverrides();
// Every bigint column is money or an id: a JavaScript number would round it, a string would not add.
parsers.setTypeParser(INT8_OID, BigInt);
/** The types of a time without its zone. */
const ZONELESS_OIDS = { date: 1082, timestamp: 1114 };
// The driver would take them for the machine's own time, which is another moment in every zone.
for (const [type, oid] of Object.entries(ZONELESS_OIDS)) {
  parsers.setTypeParser(oid, (value: string) => {
    throw new TypeError(
      `The database returned '${value}', a ${type} without a time zone. ` +
        "Select it as text, or with 'at time zone' as a timestamptz.",
    );
  });
}

/** Anything that runs SQL: a database, or the transaction a domain verb was handed. */
export interface Queryable {
  /**
   * Runs one statement and returns its rows; `Row` states the columns the statement selects.
   *
   * @param name prepares the statement once a connection under this name. For statements whose
   *   plan does not depend on how full the tables are, such as a call of a function.
   * @throws DatabaseUnavailable when the database is away, or does not answer in time
   */
  query<Row extends object>(statement: Sql, name?: string): Promise<Row[]>;
}

/** A transaction in progress: domain verbs take it, so that a handler decides what commits together. */
export type Tx = Queryable;

/** The state of a pool of connections. */
export interface PoolState {
  open: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction (READ COMMITTED): commits when it resolves, rolls back when it throws.
   * Runs it again when the database rolled it back to resolve a deadlock, so nothing in `work` may
   * reach beyond the transaction.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Receives notifications of a channel until it is ended or the database is closed: see `listen`. */
  listen(channel: string, listener: Listener): () => Promise<void>;
  /** The state of the connections now. */
  pool(): PoolState;
  /** Ends every connection; pending statements finish first, as long as they may take. */
  close(): Promise<void>;
}

export interface DatabaseOptions extends Patience {
  /** A PostgreSQL connection string, version 15 or newer. */
  url: string;
  /** The most connections this process may open. @default 16 */
  connections?: number;
  /** Called when a connection breaks while idle, which the pool replaces. */
  onError?: (error: Error) => void;
  /**
   * Tells whether the database is there. While it is not, what waits for it is cut, and what is asked of
   * it fails immediately.
   * @default every wait ends by its own limit
   */
  heartbeat?: Pick<Heartbeat, 'watch'>;
}

/** Runs SQL on a pool or on one connection of it, as long as `check` does not throw. */
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

/** Opens a pool of connections. Nothing is sent before the first statement. */
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
  // Without a listener a connection that breaks while idle would end the process,
  pool.on('error', (error) => error === away || onError?.(error));
  // and so would one that breaks in the moment between the pool and who asked it for a connection.
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

/** SQLSTATE of a transaction that was rolled back so that another could go on. */
const ROLLED_BACK = ['40001', '40P01'];
/** How often work is run that meets deadlocks. */
const ATTEMPTS = 5;

const wasRolledBack = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ROLLED_BACK.includes(String(error.code));

/** Runs a whole transaction again when the database chose it to resolve a deadlock. */
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
  // A connection that is lost between two statements says so as an event, which without a listener would end
  // the process; the next statement fails, and that is enough.
  const lose = (error: Error) => (broken = error);
  client.on('error', lose);
  try {
    await client.query('begin');
    const result = await work(queryable(client, check));
    await client.query('commit');
    return result;
  } catch (cause) {
    const error = toUnavailable(cause);
    // A database that does not answer would not answer a rollback either: it rolls back automatically.
    if (error instanceof DatabaseUnavailable && error.connectionLost) broken = error;
    else await client.query('rollback').catch((failed: Error) => (broken = failed));
    throw error;
  } finally {
    client.off('error', lose);
    // A connection that could not even roll back is thrown away, not returned to the pool.
    client.release(broken);
  }
}

/** The only row of a statement that always answers exactly one. */
export function one<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) {
    throw new Error(`A statement that answers exactly one row answered ${rows.length}.`);
  }
  return row;
}
