import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { readClocks } from '../db/clock';
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

/** Maximum readiness requests per second and network. */
const PROBE_RATE = 10;

/** Probes time out after two seconds. */
export const READY_MS = 1_500;

/**
 * - `running`: a signer has announced itself within the last seconds
 * - `away`: withdrawals wait until a signer runs again
 * - `none`: withdrawals are closed, because no signer has ever run
 */
export type SignerState = 'running' | 'away' | 'none';

export interface OperationsOptions {
  db: Queryable;
  clock: SteadyClock;
  trustedProxies: number;
  metrics: Metrics;
  readyMs: number;
  answerMs: number;
  /** Bearer token for /metrics; undefined to disable it. */
  metricsToken: string | undefined;
  log: (error: unknown) => void;
  /** Returns the problems of invalid brand folders, one per line. */
  faultyBrands: () => readonly string[];
  signerState: () => Promise<SignerState>;
  /** Returns the reason why no withdrawal is paid now, or null. */
  payoutsStopped: () => Promise<string | null>;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

function checkToken(header: string | undefined, token: string | undefined): void {
  if (token === undefined) {
    throw new Refusal(404, 'METRICS_DISABLED');
  }
  if (timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`))) return;
  throw new Refusal(401, 'METRICS_TOKEN_REQUIRED');
}

export function createOperations(options: OperationsOptions): Hono {
  const { db, clock, metrics, readyMs, answerMs, metricsToken, log, faultyBrands } = options;
  const readiness = new Readiness(
    () => Promise.all([readClocks(db), options.signerState(), options.payoutsStopped()]),
    clock,
    log,
  );
  const probes = new TokenBuckets(clock, PROBE_RATE);
  const operations = new Hono();
  // Restarting the server would not fix the database, so any response means healthy.
  operations.get('/healthz', (c) => c.json({ status: 'success' }));
  operations.get('/readyz', async (c) => {
    slowDown(probes.take(networkOf(addressOf(c, options))));
    try {
      const [state, signer, stopped] = await withDeadline(readyMs, readiness.ask());
      // An invalid brand or a missing signer does not make the server unready: the other brands
      // need the traffic, and withdrawals wait.
      return c.json({
        status: 'success',
        server_now: state.now,
        betting_open: state.isBettingOpen,
        clocks: state.checks.map(({ source, offsetMs }) => ({ source, offset_ms: offsetMs })),
        faulty_brands: faultyBrands(),
        signer,
        payouts_open: stopped === null,
      });
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
