import { createClient } from '@redis/client';

/**
 * Opens a connection that does not reconnect. Commands fail once it is lost.
 *
 * @param silenceMs silence after which the connection counts as lost, in ms
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

/** Pending commands of the connection fail. */
export function end(client: RedisClient | undefined): void {
  if (client?.isOpen) client.destroy();
}
