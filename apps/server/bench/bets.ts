import type { Cluster } from './cluster';
import { heading, median, percentile, print } from './figures';
import { closedLoop, pacedLoop, type Load } from './load';
import { openPinned } from './pinned';
import { cpuOf } from './processes';
import { openSite, type BetTarget } from './site';

const RUNS = 5;
const SECONDS = 5;
const CONNECTIONS = 64;
const WARM = 10_000;
/** Load for the latency measurement, as a fraction of the measured throughput. */
const PACED_SHARE = 0.8;

export interface Throughput {
  perSecond: number;
  /** Processor time per bet in PostgreSQL and in the server, in µs. */
  databaseUs: number;
  nodeUs: number;
}

function loadOf({ server, bets }: BetTarget, name: string): Load {
  return { port: server.port, connections: CONNECTIONS, requestOf: bets(name) };
}

function refuseRefusals({ refused }: { refused: number }): void {
  if (refused > 0) throw new Error(`${refused} bets were refused; nothing was measured.`);
}

/** Places bets over HTTP on 64 connections while `goesOn` returns true. */
export async function placeBets(
  { pid }: Cluster,
  site: BetTarget,
  name: string,
  goesOn: (sent: number, seconds: number) => boolean,
): Promise<Throughput> {
  const processes = [pid, site.server.pid] as const;
  const before = await Promise.all(processes.map(cpuOf));
  const outcome = await closedLoop(loadOf(site, name), goesOn);
  const after = await Promise.all(processes.map(cpuOf));
  refuseRefusals(outcome);
  const [databaseUs = NaN, nodeUs = NaN] = after.map(
    (cpu, index) => (cpu - (before[index] ?? NaN)) / outcome.accepted,
  );
  return { perSecond: outcome.accepted / outcome.seconds, databaseUs, nodeUs };
}

/** Returns the 99th percentile of the latency at a rate of bets per second, in ms. */
export async function p99At(
  site: BetTarget,
  name: string,
  rate: number,
  bets: number,
): Promise<number> {
  const outcome = await pacedLoop(loadOf(site, name), rate, bets);
  refuseRefusals(outcome);
  return percentile(outcome.latencies, 0.99);
}

/** Repeats the same bets, to warm up the server without filling the tables. */
export async function warmUp(cluster: Cluster, site: BetTarget): Promise<void> {
  const first = site.bets('warm');
  const same = { ...site, bets: () => (n: number) => first(n % site.tokens.length) };
  await placeBets(cluster, same, 'warm', (sent) => sent < WARM);
}

interface Run {
  ours: Throughput;
  /** Figures of the pinned commit; undefined if its server could not be started. */
  pinned: Throughput | undefined;
  tps: number | undefined;
  /** Latency at `PACED_SHARE` of the rate, in ms. */
  p99: number;
}

/** Measures both commits. Every second run begins with the pinned commit. */
async function runOnce(
  cluster: Cluster,
  site: BetTarget,
  pinned: BetTarget | undefined,
  run: number,
): Promise<Run> {
  const tps = await cluster.pgbench?.run(SECONDS);
  const place = (on: BetTarget) =>
    placeBets(cluster, on, `${run}`, (_, seconds) => seconds < SECONDS);
  const isPinnedFirst = run % 2 === 0;
  const before = isPinnedFirst ? pinned && (await place(pinned)) : undefined;
  const ours = await place(site);
  const after = isPinnedFirst ? undefined : pinned && (await place(pinned));
  const rate = ours.perSecond * PACED_SHARE;
  const p99 = await p99At(site, `paced-${run}`, rate, Math.round(rate * SECONDS));
  return { ours, pinned: before ?? after, tps, p99 };
}

const most = (value: number) => ({ at: 'most', value }) as const;
const least = (value: number) => ({ at: 'least', value }) as const;

function report(runs: readonly Run[], commit: string): void {
  const figure = (of: (run: Run) => number) => {
    const values = runs.map(of);
    return { value: median(values), runs: values };
  };
  if (runs.every(({ pinned }) => pinned !== undefined)) {
    const ratio = (of: (throughput: Throughput) => number) =>
      figure(({ ours, pinned }) => of(ours) / (pinned ? of(pinned) : NaN));
    print({
      name: `bets a second against those of commit ${commit.slice(0, 7)}`,
      goal: least(1.3),
      ...ratio(({ perSecond }) => perSecond),
    });
    print({ name: 'the same for the processor time of Node', ...ratio(({ nodeUs }) => nodeUs) });
    print({
      name: 'the same for the processor time of PostgreSQL',
      ...ratio(({ databaseUs }) => databaseUs),
    });
  }
  if (runs.every(({ tps }) => tps !== undefined)) {
    print({
      name: 'bets a second against transactions a second',
      goal: least(2),
      ...figure(({ ours, tps = NaN }) => ours.perSecond / tps),
    });
    print({ name: 'transactions of pgbench', unit: '/s', ...figure(({ tps = NaN }) => tps) });
  }
  print({ name: 'bets', unit: '/s', ...figure(({ ours }) => ours.perSecond) });
  print({
    name: 'processor time of a bet in PostgreSQL',
    unit: 'us',
    goal: most(60),
    ...figure(({ ours }) => ours.databaseUs),
  });
  print({
    name: 'processor time of a bet in Node',
    unit: 'us',
    goal: most(90),
    ...figure(({ ours }) => ours.nodeUs),
  });
  print({
    name: `p99 of a bet at ${PACED_SHARE} of the rate`,
    unit: 'ms',
    goal: most(50),
    ...figure(({ p99 }) => p99),
  });
}

export async function benchBets(cluster: Cluster, commit: string): Promise<void> {
  heading(`Bets through HTTP, ${CONNECTIONS} connections, against pgbench's TPC-B, 16 clients:`);
  const pinned = await openPinned(cluster.url, commit);
  if (!pinned) console.log(`The history has no commit ${commit} to compare with.`);
  const site = await openSite(cluster);
  try {
    for (const target of [site, pinned]) if (target) await warmUp(cluster, target);
    await cluster.pgbench?.run(1);
    const runs: Run[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      runs.push(await runOnce(cluster, site, pinned, run));
    }
    report(runs, commit);
  } finally {
    await site.close();
    await pinned?.close();
  }
}
