import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Queryable } from '../db/database';
import type { SteadyClock } from '../ports/clock';
import { withDeadline } from './deadline';
import type { Metrics } from './metrics';
import { networkOf } from './network';
import { Readiness } from './readiness';
import { Refusal } from './refusal';
import { slowDown } from './slowDown';
import { TokenBuckets } from './tokenBuckets';
import { addressOf } from './visitor';

/** How often one network may ask whether the server is ready, a second. */
const PROBE_RATE = 10;

/** How long the answer to /readyz may take, in ms: who asks waits for two seconds. */
export const READY_MS = 1_500;

export interface OperationsOptions {
  db: Queryable;
  clock: SteadyClock;
  /** How many proxies in front are believed. */
  trustedProxies: number;
  metrics: Metrics;
  /** How long the database may take over readiness, in ms. */
  readyMs: number;
  /** How long the database may take over metrics, in ms. */
  answerMs: number;
  /** What /metrics asks for as a bearer token; undefined when it is not served. */
  metricsToken: string | undefined;
  log: (error: unknown) => void;
  /** The brands whose folders are not valid, a line each. */
  faultyBrands: () => readonly string[];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

function checkToken(header: string | undefined, token: string | undefined): void {
  if (token === undefined) {
    throw new Refusal(404, 'METRICS_DISABLED');
  }
  if (timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`))) return;
  throw new Refusal(401, 'METRICS_TOKEN_REQUIRED');
}

/** What those who run the server ask it: whether it lives, whether it can serve, how it does. */
export function createOperations(options: OperationsOptions): Hono {
  const { db, clock, metrics, readyMs, answerMs, metricsToken, log, faultyBrands } = options;
  const readiness = new Readiness(db, clock, log);
  const probes = new TokenBuckets(clock, PROBE_RATE);
  const operations = new Hono();
  // Alive as long as it answers: a restart would not bring the database back.
  operations.get('/healthz', (c) => c.json({ status: 'success' }));
  operations.get('/readyz', async (c) => {
    slowDown(probes.take(networkOf(addressOf(c, options))));
    try {
      const now = await withDeadline(readyMs, readiness.ask());
      // A faulty brand is no reason to send the others' traffic elsewhere.
      return c.json({ status: 'success', server_now: now, faulty_brands: faultyBrands() });
    } catch {
      throw new Refusal(503, 'NOT_READY');
    }
  });
  operations.get('/metrics', async (c) => {
    checkToken(c.req.header('Authorization'), metricsToken);
    const { body, contentType } = await metrics.text(answerMs);
    return c.body(body, 200, { 'Content-Type': contentType });
  });
  return operations;
}
