import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import { connectionTo, ended, isUnanswered, type Patience } from './connection';
import { listen, type Listener } from './listen';

const INT8_OID = 20;
const parsers = new pg.TypeOverrides();
// Every bigint column is money or an id: a JavaScript number would round it, a string would not add.
parsers.setTypeParser(INT8_OID, BigInt);

/** Anything that runs SQL: a database, or the transaction a domain verb was handed. */
export interface Queryable {
  /**
   * Runs one statement and returns its rows; `Row` states the columns the statement selects.
   *
   * @param name prepares the statement once a connection under this name. For statements whose
   *   plan does not depend on how full the tables are, such as a call of a function.
   */
  query<Row extends object>(statement: Sql, name?: string): Promise<Row[]>;
}

/** A transaction in progress: domain verbs take it, so that a handler decides what commits together. */
export type Tx = Queryable;

/** How a pool of connections stands. */
export interface PoolState {
  open: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

export interface Database extends Queryable {
  /** Runs `work` in one transaction (READ COMMITTED): commits when it resolves, rolls back when it throws. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Hears what is told on a channel, from now until the database is closed: see `listen`. */
  listen(channel: string, listener: Listener): void;
  /** How the connections stand now. */
  pool(): PoolState;
  /** Ends every connection; pending statements finish first, as long as they may take. */
  close(): Promise<void>;
}

export interface DatabaseOptions extends Patience {
  /** A PostgreSQL connection string, version 15 or newer. */
  url: string;
  /** The most connections this process may open. @default 16 */
  connections?: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  onError?: (error: Error) => void;
}

const queryable = (client: pg.Pool | pg.PoolClient): Queryable => ({
  query: async <Row extends object>(statement: Sql, name?: string) => {
    const { rows } = await client.query<Row>({
      ...(name !== undefined && { name }),
      text: statement.text,
      values: statement.values,
      types: parsers,
    });
    return rows;
  },
});

/** Opens a pool of connections. Nothing is sent before the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, connections = 16, onError } = options;
  const pool = new pg.Pool({ ...connectionTo(url, options), max: connections });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => onError?.(error));
  const listening: (() => Promise<void>)[] = [];
  return {
    ...queryable(pool),
    transaction: (work) => transaction(pool, work),
    listen: (channel, listener) => {
      listening.push(listen(url, channel, listener, onError));
    },
    pool: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await Promise.all(listening.splice(0).map((stop) => stop()));
      await ended(pool.end(), options);
    },
  };
}

async function transaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that is lost between two statements says so as an event, which unheard would end
  // the process; the next statement fails, and that is enough.
  const lose = (error: Error) => (broken = error);
  client.on('error', lose);
  try {
    await client.query('begin');
    const result = await work(queryable(client));
    await client.query('commit');
    return result;
  } catch (error) {
    // A database that does not answer would not answer a rollback either: it rolls back by itself.
    if (isUnanswered(error)) broken = error as Error;
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
