import { InputError } from '../../../packages/command-line/src/command.ts';
import { readSettings } from '../src/config/config';
import { openDatabase, type Database, type DatabaseOptions } from '../src/db/database';
import { openEmbedded, type OpenedDatabase } from '../src/db/embedded/openEmbedded';
import { DatabaseUnavailable } from '../src/db/unavailable';

/**
 * Opens the database of DATABASE_OWNER_URL or else DATABASE_URL. Without these settings, opens the
 * embedded database in DATA_DIR. Reads no other settings of a server.
 */
async function openStore(): Promise<OpenedDatabase> {
  const settings = readSettings(['DATABASE_OWNER_URL', 'DATABASE_URL', 'DATA_DIR'], process.env);
  const url = settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL;
  return url === undefined
    ? openEmbedded(settings.DATA_DIR)
    : { url, close: () => Promise.resolve() };
}

interface CommandOptions extends Omit<DatabaseOptions, 'url'> {
  /** Classes of the errors that the operator can fix. */
  fixable: readonly (new (...args: never[]) => Error)[];
}

export async function runOnStore(
  { fixable, ...options }: CommandOptions,
  work: (db: Database, url: string) => Promise<string>,
): Promise<true> {
  const store = await openStore().catch((error: Error) => {
    throw new InputError(error.message);
  });
  const db = openDatabase({ ...options, url: store.url });
  try {
    console.log(await work(db, store.url));
  } catch (error) {
    const isFixable = [DatabaseUnavailable, ...fixable].some((known) => error instanceof known);
    throw isFixable ? new InputError((error as Error).message) : error;
  } finally {
    await db.close();
    await store.close();
  }
  return true;
}
