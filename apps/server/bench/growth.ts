import type { Cluster } from './cluster';
import { p99At, placeBets, warmUp } from './bets';
import { heading } from './figures';
import { memoryOf } from './processes';
import { drawnRound, settleTime, updateTime } from './settlement';
import { openSite } from './site';

const SIZES = [1_000, 10_000, 100_000];
const LARGEST = 1_000_000;
const PGBENCH_SECONDS = 3;
const RATE_WITHOUT_PGBENCH = 1_000;
const LONGEST_PACED_SECONDS = 5;

const COLUMNS = [
  ['bets', 9],
  ['a second', 10],
  ['ratio', 7],
  ['us database', 13],
  ['us Node', 9],
  ['p99 ms', 8],
  ['settling', 10],
  ['MB', 5],
] as const;

const row = (cells: readonly string[]) =>
  console.log(cells.map((cell, index) => cell.padStart(COLUMNS[index]?.[1] ?? 0)).join(''));

async function measureAt(cluster: Cluster, bets: number): Promise<void> {
  const site = await openSite(cluster);
  try {
    await warmUp(cluster, site);
    const tps = await cluster.pgbench?.run(PGBENCH_SECONDS);
    const placed = await placeBets(cluster, site, 'grow', (sent) => sent < bets);
    const rate = tps ?? RATE_WITHOUT_PGBENCH;
    const paced = Math.min(bets, Math.round(rate * LONGEST_PACED_SECONDS));
    const p99 = await p99At(site, 'paced', rate, paced);
    const memory = await memoryOf(site.server.pid);
    // A running server would settle the drawn round itself.
    await site.server.stop();
    await drawnRound(site.db, site.members, bets, 'settle');
    const update = await updateTime(site.db, 'key only');
    const settle = await settleTime(site.db);
    row([
      String(bets),
      placed.perSecond.toFixed(0),
      tps === undefined ? '-' : (placed.perSecond / tps).toFixed(2),
      placed.databaseUs.toFixed(0),
      placed.nodeUs.toFixed(0),
      p99.toFixed(1),
      (update / settle).toFixed(2),
      memory.toFixed(0),
    ]);
  } finally {
    await site.close();
  }
}

export async function benchGrowth(cluster: Cluster, large: boolean): Promise<void> {
  heading('How each grows with the bets in the database, one run each:');
  row(COLUMNS.map(([name]) => name));
  for (const bets of large ? [...SIZES, LARGEST] : SIZES) await measureAt(cluster, bets);
}
