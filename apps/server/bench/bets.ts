import type { Cluster } from './cluster';
import { heading, median, percentile, print } from './figures';
import { closedLoop, pacedLoop, type Load } from './load';
import { cpuOf } from './processes';
import { openSite, type Site } from './site';

const RUNS = 5;
const SECONDS = 5;
const CONNECTIONS = 64;
const WARM = 10_000;
/** Rate for the latency measurement without pgbench. */
const RATE_WITHOUT_PGBENCH = 1_000;

export interface Throughput {
  perSecond: number;
  /** Processor time per bet in PostgreSQL and in the server, in µs. */
  databaseUs: number;
  nodeUs: number;
}

function loadOf({ server, bets }: Site, name: string): Load {
  return { port: server.port, connections: CONNECTIONS, requestOf: bets(name) };
}

function refuseRefusals({ refused }: { refused: number }): void {
  if (refused > 0) throw new Error(`${refused} bets were refused; nothing was measured.`);
}

/** Places bets over HTTP on 64 connections while `goesOn` returns true. */
export async function placeBets(
  { pid }: Cluster,
  site: Site,
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
export async function p99At(site: Site, name: string, rate: number, bets: number): Promise<number> {
  const outcome = await pacedLoop(loadOf(site, name), rate, bets);
  refuseRefusals(outcome);
  return percentile(outcome.latencies, 0.99);
}

/** Repeats the same bets, to warm up the server without filling the tables. */
export async function warmUp(cluster: Cluster, site: Site): Promise<void> {
  const first = site.bets('warm');
  const same = { ...site, bets: () => (n: number) => first(n % site.members.length) };
  await placeBets(cluster, same, 'warm', (sent) => sent < WARM);
}

interface Run extends Throughput {
  tps: number;
  p99: number;
}

async function runOnce(cluster: Cluster, site: Site, run: number): Promise<Run> {
  const tps = (await cluster.pgbench?.run(SECONDS)) ?? RATE_WITHOUT_PGBENCH;
  const throughput = await placeBets(cluster, site, `${run}`, (_, seconds) => seconds < SECONDS);
  const p99 = await p99At(site, `paced-${run}`, tps, Math.round(tps * SECONDS));
  return { ...throughput, tps, p99 };
}

function report(runs: readonly Run[], hasPgbench: boolean): void {
  const figure = (of: (run: Run) => number) => {
    const values = runs.map(of);
    return { value: median(values), runs: values };
  };
  const most = (value: number) => ({ at: 'most', value }) as const;
  if (hasPgbench) {
    print({
      name: 'bets a second against transactions a second',
      goal: { at: 'least', value: 2 },
      ...figure(({ perSecond, tps }) => perSecond / tps),
    });
    print({ name: 'transactions of pgbench', unit: '/s', ...figure(({ tps }) => tps) });
  }
  print({ name: 'bets', unit: '/s', ...figure(({ perSecond }) => perSecond) });
  print({
    name: 'processor time of a bet in PostgreSQL',
    unit: 'us',
    goal: most(60),
    ...figure(({ databaseUs }) => databaseUs),
  });
  print({
    name: 'processor time of a bet in Node',
    unit: 'us',
    goal: most(90),
    ...figure(({ nodeUs }) => nodeUs),
  });
  const rate = hasPgbench ? 'as many a second as pgbench' : `${RATE_WITHOUT_PGBENCH} a second`;
  print({
    name: `p99 of a bet while there are ${rate}`,
    unit: 'ms',
    goal: most(50),
    ...figure(({ p99 }) => p99),
  });
}

export async function benchBets(cluster: Cluster): Promise<void> {
  heading(`Bets through HTTP, ${CONNECTIONS} connections, against pgbench's TPC-B, 16 clients:`);
  const site = await openSite(cluster);
  try {
    await warmUp(cluster, site);
    await cluster.pgbench?.run(1);
    const runs: Run[] = [];
    for (let run = 1; run <= RUNS; run += 1) runs.push(await runOnce(cluster, site, run));
    report(runs, cluster.pgbench !== undefined);
  } finally {
    await site.close();
  }
}
