import { createClient } from '@redis/client';

/**
 * Opens a connection that does not reconnect. Commands fail once it is lost.
 *
 * @param silenceMs time without data after which the connection counts as lost, in ms
 */
export const connect = async (url: string, silenceMs = 5_000) => {
  const client = createClient({
    url,
    // Commands are not queued while offline, because a gap follows the reconnection.
    disableOfflineQueue: true,
    socket: { connectTimeout: silenceMs, socketTimeout: silenceMs, reconnectStrategy: false },
  });
  // Without a listener, a lost connection would crash the process. The next command fails anyway.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

export type RedisClient = Awaited<ReturnType<typeof connect>>;

/** Closes a connection immediately, so that its pending commands fail. */
export function end(client: RedisClient | undefined): void {
  if (client?.isOpen) client.destroy();
}
