import type { Client } from './createClient';

/**
 * The client for calls whose answers belong together: all go with the token of now, also when another
 * tab signs in another member between them.
 */
export function withOneToken(client: Client): Client {
  const token = client.session.get().token ?? undefined;
  return {
    ...client,
    call: (call, payload, options) => client.call(call, payload, { token, ...options }),
  };
}
