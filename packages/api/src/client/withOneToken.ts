import type { Client } from './createClient';

/**
 * Use it for calls whose replies belong together, in case another tab signs a different member in.
 */
export function withOneToken(client: Client): Client {
  const token = client.session.get().token ?? undefined;
  return {
    ...client,
    call: (call, payload, options) => client.call(call, payload, { token, ...options }),
  };
}
