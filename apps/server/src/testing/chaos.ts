import type { Sql } from 'sql-template-tag';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import { DatabaseUnavailable } from '../db/unavailable';

/**
 * How a connection is lost around one statement of a transaction:
 *
 * - `before` it is sent
 * - `after` it was done, before its answer arrives
 * - `silent`: after its answer arrived, while nothing is under way; the next statement finds out,
 *   be it the commit
 * - `unacknowledged`: the transaction commits, and its caller gets an error
 */
export const LOSSES = ['before', 'after', 'silent', 'unacknowledged'] as const;
export type Loss = (typeof LOSSES)[number];

/** What a client sees of a lost connection. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

export interface ChaosOptions {
  /** Another way to the same database, which kills connections. */
  admin: Queryable;
  /** Waited for before every statement: decides who goes next. */
  turn: () => Promise<unknown>;
  /** Asked at every statement whether the connection is lost at it. */
  loses: () => Loss | undefined;
}

/** A database whose connections are killed at chosen statements, and whose statements take turns. */
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

/** Whether an error is what a lost connection looks like: ours, or the database's. */
export const isLost = (error: unknown): boolean =>
  error instanceof ConnectionLost || (error instanceof DatabaseUnavailable && error.connectionLost);
