import { setTimeout as delay } from 'node:timers/promises';
import type { Listener } from '../../db/listen';
import type { RedisClient } from './redisClient';

/** The lease of the server that passes on what PostgreSQL notifies. */
const LEASE = 'platform:relay';
/** So long it counts after its holder died. */
const LEASE_MS = 4_000;
/** Between two renewals, and two attempts to get it. */
const RENEW_MS = 1_000;

/** Listens to a channel of PostgreSQL; returns what ends it. */
export type Source = (channel: string, listener: Listener) => () => Promise<void>;

export interface RelayOptions {
  client: RedisClient;
  /** Who asks for the lease. */
  id: string;
  signal: AbortSignal;
  source: Source;
  channels: readonly string[];
  /** Passes on a notification. */
  pass: (channel: string, payload: string) => Promise<void>;
  /** Says that some may have been missed. */
  gap: () => Promise<void>;
}

/**
 * Passes on what PostgreSQL notifies while this server holds the lease, and waits for it else. Two may
 * hold it for a moment, after a server stood still: then servers are notified twice, which changes
 * nothing. Throws when Redis is away.
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
  // What cannot be passed on fails the next renewal, too.
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
    // For the next to take over without waiting.
    if (client.isReady && (await client.get(LEASE)) === id) await client.del(LEASE);
  }
}
