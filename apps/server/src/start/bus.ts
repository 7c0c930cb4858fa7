import { CHANNEL as SESSIONS } from '../account/sessions';
import { CHANNEL as BRANDS } from '../brands/served';
import type { Config } from '../config/config';
import type { Database } from '../db/database';
import { CHANNEL as LIVE } from '../live/channel';
import { postgresBus, type Bus } from '../ports/bus/bus';

/** Opens the bus between servers: Redis if configured, otherwise the database. */
export async function openBus(
  { REDIS_URL: url }: Pick<Config, 'REDIS_URL'>,
  db: Database,
  onError: (error: Error) => void,
  silenceMs?: number,
): Promise<Bus> {
  if (url === undefined) return postgresBus(db);
  const { RedisBus } = await import('../ports/bus/redis');
  const channels = [SESSIONS, BRANDS, LIVE];
  return new RedisBus({ url, source: db.listen, channels, onError, silenceMs });
}
