import { setTimeout as delay } from 'node:timers/promises';
import { Client } from './client';

/** Makes a request of its own for every number. */
export type RequestOf = (n: number) => string;

export interface Load {
  port: number;
  connections: number;
  requestOf: RequestOf;
}

/** How a load went. */
export interface Outcome {
  /** Requests answered 200. */
  accepted: number;
  /** Requests answered otherwise. */
  refused: number;
  seconds: number;
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** Keeps every connection busy: each sends its next request as soon as it has an answer. */
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

/** A load at a rate, and how long each request took. */
export interface PacedOutcome extends Outcome {
  /** Of each request, in ms, from the moment it was due: waiting for a connection counts. */
  latencies: number[];
}

/**
 * Sends requests at a steady rate, whether or not earlier ones are answered, as a crowd does. A
 * server that falls behind is seen to: the latency of a request begins when it was due.
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
      // The one that rested longest: none rests until the server hangs up.
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
