import { createClient } from '@redis/client';

/**
 * Opens a connection that is not opened again by itself: what is asked of a lost one fails.
 *
 * @param silenceMs one that is silent for longer is lost
 */
export const connect = async (url: string, silenceMs = 5_000) => {
  const client = createClient({
    url,
    // What cannot be said now is not said later: a gap follows.
    disableOfflineQueue: true,
    socket: { connectTimeout: silenceMs, socketTimeout: silenceMs, reconnectStrategy: false },
  });
  // What fails is the next command; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

export type RedisClient = Awaited<ReturnType<typeof connect>>;

/** Ends a connection, and what waits for it, immediately. */
export function end(client: RedisClient | undefined): void {
  if (client?.isOpen) client.destroy();
}
