import { setTimeout as delay } from 'node:timers/promises';
import type { Listener } from '../../db/listen';
import type { RedisClient } from './redisClient';

const LEASE = 'platform:relay';
const LEASE_MS = 4_000;
/** Pause between renewals, and between attempts to acquire the lease, in ms. */
const RENEW_MS = 1_000;

/** Listens to a channel. Returns a function that stops listening. */
export type Source = (channel: string, listener: Listener) => () => Promise<void>;

export interface RelayOptions {
  client: RedisClient;
  id: string;
  signal: AbortSignal;
  source: Source;
  channels: readonly string[];
  pass: (channel: string, payload: string) => Promise<void>;
  /** Reports that notifications may have been missed. */
  gap: () => Promise<void>;
}

/**
 * Relays notifications of PostgreSQL while this server has the lease, and waits for the lease
 * otherwise. After a server froze, two may briefly have it. Notifications then arrive twice, which
 * is harmless. Throws if Redis is unreachable.
 */
export async function relay(options: RelayOptions): Promise<void> {
  const { client, id, signal } = options;
  while (!signal.aborted) {
    const expiration = { type: 'PX', value: LEASE_MS } as const;
    const taken = await client.set(LEASE, id, { condition: 'NX', expiration });
    if (taken === 'OK') await lead(options);
    else await rest(signal);
  }
}

const rest = (signal: AbortSignal) => delay(RENEW_MS, undefined, { signal }).catch(() => undefined);

async function lead(options: RelayOptions): Promise<void> {
  const { client, id, signal, source, channels, pass, gap } = options;
  // Ignores a failed relay, because the next renewal of the lease then fails too.
  const quietly = (passing: Promise<void>) => void passing.catch(() => undefined);
  const stops = channels.map((channel) =>
    source(channel, {
      notice: (payload) => quietly(pass(channel, payload)),
      gap: () => quietly(gap()),
    }),
  );
  try {
    do {
      await client.pExpire(LEASE, LEASE_MS);
      await rest(signal);
    } while (!signal.aborted && (await client.get(LEASE)) === id);
  } finally {
    await Promise.all(stops.map((stop) => stop()));
    // Releases the lease, so that the next server does not have to wait.
    if (client.isReady && (await client.get(LEASE)) === id) await client.del(LEASE);
  }
}
