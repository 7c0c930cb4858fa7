import { setTimeout as delay } from 'node:timers/promises';
import { Client } from './client';

export type RequestOf = (n: number) => string;

export interface Load {
  port: number;
  connections: number;
  requestOf: RequestOf;
}

export interface Outcome {
  accepted: number;
  refused: number;
  seconds: number;
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Keeps every connection busy: each one sends its next request when a response arrives. */
export async function closedLoop(
  { port, connections, requestOf }: Load,
  goesOn: (sent: number, seconds: number) => boolean,
): Promise<Outcome> {
  const clients = Array.from({ length: connections }, () => new Client(port));
  const outcome = { accepted: 0, refused: 0 };
  const start = performance.now();
  let sent = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (goesOn(sent, secondsSince(start))) {
        const status = await client.send(requestOf(sent++));
        outcome[status === 200 ? 'accepted' : 'refused'] += 1;
      }
    }),
  );
  const seconds = secondsSince(start);
  for (const client of clients) client.close();
  return { ...outcome, seconds };
}

export interface PacedOutcome extends Outcome {
  /** Latency of each request in ms from its due time, including the wait for a connection. */
  latencies: number[];
}

/**
 * Sends requests at a fixed rate, even while earlier requests are pending. Latencies count from the
 * due time, so that they reveal a server that falls behind.
 */
export async function pacedLoop(
  { port, connections, requestOf }: Load,
  rate: number,
  count: number,
): Promise<PacedOutcome> {
  const clients = Array.from({ length: connections }, () => new Client(port));
  const idle = [...clients];
  const latencies: number[] = [];
  const outcome = { accepted: 0, refused: 0 };
  const start = performance.now();
  const dueAt = (n: number) => start + (n * 1000) / rate;
  let sent = 0;

  async function sendOn(client: Client): Promise<void> {
    while (sent < count && dueAt(sent) <= performance.now()) {
      const n = sent++;
      const status = await client.send(requestOf(n));
      outcome[status === 200 ? 'accepted' : 'refused'] += 1;
      latencies.push(performance.now() - dueAt(n));
    }
    idle.push(client);
  }

  const sending: Promise<void>[] = [];
  while (sent < count) {
    while (sent < count && dueAt(sent) <= performance.now()) {
      // Uses the connection that was idle longest, so that the server does not close it.
      const client = idle.shift();
      if (client === undefined) break;
      sending.push(sendOn(client));
    }
    await delay(1);
  }
  await Promise.all(sending);
  const seconds = secondsSince(start);
  for (const client of clients) client.close();
  return { ...outcome, seconds, latencies };
}
