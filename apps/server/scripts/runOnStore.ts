import { readSettings } from '../src/config/config';
import { openEmbedded, type OpenedDatabase } from '../src/db/embedded/openEmbedded';

/**
 * Opens the database of DATABASE_OWNER_URL or else DATABASE_URL. Without these settings, opens the
 * embedded database in DATA_DIR. Reads no other settings of a server.
 */
export async function openStore(): Promise<OpenedDatabase> {
  const settings = readSettings(['DATABASE_OWNER_URL', 'DATABASE_URL', 'DATA_DIR'], process.env);
  const url = settings.DATABASE_OWNER_URL ?? settings.DATABASE_URL;
  return url === undefined
    ? openEmbedded(settings.DATA_DIR)
    : { url, close: () => Promise.resolve() };
}
