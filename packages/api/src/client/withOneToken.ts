import type { Client } from './createClient';

/**
 * Returns a client that keeps the current token, even if another tab signs a different member in.
 * Use this client for calls whose replies belong together.
 */
export function withOneToken(client: Client): Client {
  const token = client.session.get().token ?? undefined;
  return {
    ...client,
    call: (call, payload, options) => client.call(call, payload, { token, ...options }),
  };
}
