import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolState } from '../db/database';
import { withDeadline } from './deadline';
import type { Answered } from './observe';

const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MetricsOptions {
  pool: () => PoolState;
  /**
   * Returns the delay of the oldest overdue unsettled round, in seconds; 0 if no round is overdue.
   */
  roundLag: () => Promise<number>;
  /** Figures without a gauge in `GAUGES` are ignored. */
  figures: () => Promise<readonly Figure[]>;
  onError: (error: unknown) => void;
}

export interface Figure {
  name: string;
  label: string;
  value: number;
}

/** Gauges of the figures, with a label if they have several values. */
const GAUGES: Readonly<Record<string, { help: string; label?: string }>> = {
  reconciliation_difference_usdt: {
    help: 'By how much the books differ, added up, by check; 0 while they agree.',
    label: 'check',
  },
  reconciliation_age_seconds: { help: 'How long ago a check was done.', label: 'check' },
  ledger_sweep_age_seconds: { help: 'How long ago all of the ledger had been compared.' },
  house_balance_usdt: { help: 'Balance of the bankroll.' },
  bonuses_balance_usdt: { help: 'Balance of the budget for bonuses.' },
  waiting_withdrawals: {
    help: 'Withdrawals that may not be paid now, by reason; at most the oldest 100.',
    label: 'reason',
  },
  hot_wallet_balance_usdt: {
    help: 'What the wallet that pays withdrawals holds.',
    label: 'network',
  },
  signer_silence_seconds: {
    help: 'Seconds since a signer of withdrawals last announced itself.',
    label: 'network',
  },
  oldest_pending_withdrawal_seconds: { help: 'How long the oldest withdrawal has waited.' },
  deposit_scan_lag_seconds: {
    help: 'How far the search for deposits is behind.',
    label: 'network',
  },
  database_clock_offset_seconds: {
    help: "How far the database's clock is ahead of the beacon or of NTP; negative if it is behind.",
    label: 'source',
  },
};

/** Removes the values of a gauge. A reset gauge without a label would report 0. */
function clear(gauge: Gauge, label: string | undefined): void {
  if (label === undefined) gauge.remove();
  else gauge.reset();
}

export interface StreamFigures {
  open: number;
  sent: number;
}

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #bets: Counter<'outcome'>;
  readonly #gauges: ReadonlyMap<string, Gauge>;
  readonly #databaseUp: Gauge;
  readonly #roundLag: Gauge;
  readonly #options: MetricsOptions;
  #streams = (): StreamFigures => ({ open: 0, sent: 0 });

  constructor(options: MetricsOptions) {
    const { pool } = options;
    this.#options = options;
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
        const connections: Record<string, number> = { ...pool() };
        for (const [state, count] of Object.entries(connections)) this.set({ state }, count);
      },
    });
    this.#databaseUp = new Gauge({
      name: 'database_up',
      help: 'Whether the database answered: 1 or 0. While it does not, what it knows is left out.',
      registers,
    });
    this.#roundLag = new Gauge({
      name: 'round_lag_seconds',
      help: 'How long the oldest round that is not settled is overdue.',
      registers,
    });
    const streams = () => this.#streams();
    new Gauge({
      name: 'live_streams',
      help: 'Live streams that are open.',
      registers,
      collect() {
        this.set(streams().open);
      },
    });
    new Gauge({
      name: 'live_events_sent',
      help: 'Events of members that were sent through live streams since the start.',
      registers,
      collect() {
        this.set(streams().sent);
      },
    });
    this.#gauges = new Map(
      Object.entries(GAUGES).map(([name, { help, label }]) => [
        name,
        new Gauge({ name, help, labelNames: label === undefined ? [] : [label], registers }),
      ]),
    );
  }

  watchStreams(figures: () => StreamFigures): void {
    this.#streams = figures;
  }

  watchProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  answered({ method, route, status, ms }: Answered): void {
    this.#requests.observe({ method, route, status }, ms / 1000);
  }

  bets(outcomes: readonly string[]): void {
    const counts = new Map<string, number>();
    for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    for (const [outcome, count] of counts) this.#bets.inc({ outcome }, count);
  }

  /**
   * Returns all metrics. Omits metrics of the database if the database does not respond.
   *
   * @param patienceMs time limit for the database, in ms. @default no limit
   */
  async text(patienceMs = Infinity): Promise<{ body: string; contentType: string }> {
    await this.#ask(patienceMs);
    return { body: await this.#registry.metrics(), contentType: this.#registry.contentType };
  }

  async #ask(patienceMs: number): Promise<void> {
    const { roundLag, figures, onError } = this.#options;
    try {
      const [lag, known] = await withDeadline(patienceMs, Promise.all([roundLag(), figures()]));
      this.#databaseUp.set(1);
      this.#roundLag.set(lag);
      this.#setGauges(known);
    } catch (error) {
      onError(error);
      this.#databaseUp.set(0);
      clear(this.#roundLag, undefined);
      this.#setGauges([]);
    }
  }

  #setGauges(figures: readonly Figure[]): void {
    // Removes figures that are no longer measured, such as those of a closed network.
    for (const [name, gauge] of this.#gauges) clear(gauge, GAUGES[name]?.label);
    for (const { name, label, value } of figures) {
      const of = GAUGES[name]?.label;
      this.#gauges.get(name)?.set(of === undefined ? {} : { [of]: label }, value);
    }
  }
}
