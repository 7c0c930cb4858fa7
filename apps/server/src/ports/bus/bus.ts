import sql from 'sql-template-tag';
import type { Database } from '../../db/database';
import type { Listener } from '../../db/listen';

/** How the servers of one database notify each other. A notice may be lost; its listeners learn of a gap. */
export interface Bus {
  /**
   * Receives what is committed on a channel (`pg_notify`), and what `notify` sends, from now until it is
   * closed.
   */
  listen(channel: string, listener: Listener): void;
  /** Notifies every server, this one too. */
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
}

/** By PostgreSQL itself: a connection of its own for each channel, on each server. */
export const postgresBus = (db: Pick<Database, 'listen' | 'query'>): Bus => ({
  listen: (channel, listener) => void db.listen(channel, listener),
  notify: async (channel, payload) => {
    await db.query(sql`select pg_notify(${channel}, ${payload})`);
  },
  // Its connections end with those of the database.
  close: async () => undefined,
});
