import { CHANNEL as SESSIONS } from '../account/sessions';
import { CHANNEL as BRANDS } from '../brands/served';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { CHANNEL as LIVE } from '../live/channel';
import { postgresBus, type Bus } from '../ports/bus/bus';

/**
 * How servers notify each other: by Redis where there is one, else by the database.
 *
 * @param silenceMs after how long without a word from Redis it is away. @default 5_000
 */
export async function openBus(
  { REDIS_URL: url }: Pick<Config, 'REDIS_URL'>,
  db: Database,
  onError: (error: Error) => void,
  silenceMs?: number,
): Promise<Bus> {
  if (url === undefined) return postgresBus(db);
  // Only for those who use it.
  const { RedisBus } = await import('../ports/bus/redis');
  const channels = [SESSIONS, BRANDS, LIVE];
  return new RedisBus({ url, source: db.listen, channels, onError, silenceMs });
}
