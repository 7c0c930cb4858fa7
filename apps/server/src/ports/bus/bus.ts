import sql from 'sql-template-tag';
import type { Database } from '../../db/database';
import type { Listener } from '../../db/listen';

/**
 * Bus for notifications between servers. Calls `gap` of listeners if a notification may be lost.
 */
export interface Bus {
  /**
   * Subscribes to a channel until the bus closes: `pg_notify` of committed transactions, and calls
   * of `notify`.
   */
  listen(channel: string, listener: Listener): void;
  /** Notifies every server, including this one. */
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

/** Creates a bus on PostgreSQL. Each server opens one connection per channel. */
export const postgresBus = (db: Pick<Database, 'listen' | 'query'>): Bus => ({
  listen: (channel, listener) => void db.listen(channel, listener),
  notify: async (channel, payload) => {
    await db.query(sql`select pg_notify(${channel}, ${payload})`);
  },
  // The connections close with the database.
  close: async () => undefined,
});
