import { CHANNEL as SESSIONS } from './accounts/sessions';
import { CHANNEL as BRANDS } from './brands/served';
import type { Config } from './config';
import type { Database } from './db/database';
import { CHANNEL as LIVE } from './live/live';
import { postgresBus, type Bus } from './ports/bus/bus';

/** How servers notify each other: by Redis where there is one, else by the database. */
export async function openBus(
  { REDIS_URL: url }: Pick<Config, 'REDIS_URL'>,
  db: Database,
  onError: (error: Error) => void,
): Promise<Bus> {
  if (url === undefined) return postgresBus(db);
  // Only for those who use it.
  const { RedisBus } = await import('./ports/bus/redis');
  return new RedisBus({ url, source: db.listen, channels: [SESSIONS, BRANDS, LIVE], onError });
}
