import type { Client } from '../client/createClient';
import { Intents } from '../client/intents';

const known = new WeakMap<Client, Intents>();

/** The intents of a client: they outlive the components that began them. */
export function intentsOf(client: Client): Intents {
  const intents = known.get(client) ?? new Intents(client);
  known.set(client, intents);
  return intents;
}
