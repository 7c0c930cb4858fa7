import type { Sql } from 'sql-template-tag';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import { DatabaseUnavailable } from '../db/unavailable';

/**
 * Time at which a connection is lost, relative to a statement of a transaction:
 *
 * - `before`: before the statement is sent
 * - `after`: after the statement is executed, before its result arrives
 * - `silent`: after the result has arrived, while the connection is idle; the next statement or the
 *   commit fails
 * - `unacknowledged`: the transaction commits, but its caller gets an error
 */
export const LOSSES = ['before', 'after', 'silent', 'unacknowledged'] as const;
export type Loss = (typeof LOSSES)[number];

export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

export interface ChaosOptions {
  /** Second connection, which terminates the others. */
  admin: Queryable;
  /** Awaited before every statement; determines which statement runs next. */
  turn: () => Promise<unknown>;
  /** Called at every statement; returns how its connection is lost, or undefined. */
  loses: () => Loss | undefined;
}

/** Wraps a database: connections are killed at chosen statements, and statements take turns. */
export function chaotic(db: Database, { admin, turn, loses }: ChaosOptions): Database {
  return {
    ...db,
    query: async <Row extends object>(statement: Sql, name?: string) => {
      await turn();
      const loss = loses();
      if (loss === 'before') throw new ConnectionLost();
      const rows = await db.query<Row>(statement, name);
      if (loss !== undefined) throw new ConnectionLost();
      return rows;
    },
    transaction: async (work) => {
      let unacknowledged = false;
      const result = await db.transaction((tx) => {
        const kill = async () => {
          const [session] = await tx.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
          await admin.query(sql`select pg_terminate_backend(${session?.pid}, 5000)`);
        };
        return work({
          query: async <Row extends object>(statement: Sql, name?: string) => {
            await turn();
            const loss = loses();
            if (loss === 'before') await kill();
            const rows = await tx.query<Row>(statement, name);
            if (loss === 'after' || loss === 'silent') await kill();
            if (loss === 'after') throw new ConnectionLost();
            unacknowledged ||= loss === 'unacknowledged';
            return rows;
          },
        });
      });
      if (unacknowledged) throw new ConnectionLost();
      return result;
    },
  };
}

export const isLost = (error: unknown): boolean =>
  error instanceof ConnectionLost || (error instanceof DatabaseUnavailable && error.connectionLost);
