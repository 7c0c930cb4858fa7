import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState } from '../db/database';
import type { Answered } from './observe';

/** From half a millisecond to ten seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MetricsOptions {
  /** How the connections to the database stand. */
  pool: () => PoolState;
  /** How many seconds the oldest round that is not settled is overdue; 0 when none is. */
  roundLag: () => Promise<number>;
}

/** What Prometheus reads. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #bets: Counter<'outcome'>;

  constructor({ pool, roundLag }: MetricsOptions) {
    const registers = [this.#registry];
    this.#requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'How long requests took, by route.',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    });
    this.#bets = new Counter({
      name: 'bets_total',
      help: 'Bets that were sent, by what became of them.',
      labelNames: ['outcome'],
      registers,
    });
    new Gauge({
      name: 'database_connections',
      help: 'Connections to the database, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
    new Gauge({
      name: 'round_lag_seconds',
      help: 'How long the oldest round that is not settled is overdue.',
      registers,
      async collect() {
        this.set(await roundLag());
      },
    });
  }

  /** Measures the process itself, too: memory, processor, event loop. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  answered({ method, route, status, ms }: Answered): void {
    this.#requests.observe({ method, route, status }, ms / 1000);
  }

  bet(outcome: string): void {
    this.#bets.inc({ outcome });
  }

  /** All of it, in the text format of Prometheus. */
  async text(): Promise<{ body: string; contentType: string }> {
    return { body: await this.#registry.metrics(), contentType: this.#registry.contentType };
  }
}
