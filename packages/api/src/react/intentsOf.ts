import type { Client } from '../client/createClient';
import { Intents } from '../client/intents';

const known = new WeakMap<Client, Intents>();

/** Intents outlive the components that started them. */
export function intentsOf(client: Client): Intents {
  const intents = known.get(client) ?? new Intents(client);
  known.set(client, intents);
  return intents;
}
