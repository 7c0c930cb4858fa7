import { parseArgs } from 'node:util';
import { benchBets } from './bets';
import { benchBoards } from './boards';
import { benchDice } from './dice';
import { startCluster, type Cluster } from './cluster';
import { benchGrowth } from './growth';
import { benchLive } from './live';
import { benchMemory } from './memory';
import { PINNED } from './pinned';
import { benchReads } from './reads';
import { benchSettlement } from './settlement';
import { benchTeam } from './team';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    large: { type: 'boolean', default: false },
    streams: { type: 'string', default: '10000' },
    against: { type: 'string', default: PINNED },
  },
});

const BENCHMARKS: Readonly<Record<string, (cluster: Cluster) => Promise<void>>> = {
  bets: (cluster) => benchBets(cluster, options.against),
  dice: benchDice,
  settlement: benchSettlement,
  memory: benchMemory,
  growth: (cluster) => benchGrowth(cluster, options.large),
  team: benchTeam,
  reads: benchReads,
  boards: benchBoards,
  live: (cluster) => benchLive(cluster, Number(options.streams)),
};

const unknown = names.find((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown !== undefined) {
  console.error(
    `There is no benchmark '${unknown}': choose of ${Object.keys(BENCHMARKS).join(', ')}, or none for all.`,
  );
  process.exit(1);
}

const cluster = await startCluster();
try {
  console.log(`PostgreSQL ${cluster.version}, Node ${process.versions.node}, fsync on.`);
  for (const [name, run] of Object.entries(BENCHMARKS)) {
    if (names.length === 0 || names.includes(name)) await run(cluster);
  }
} finally {
  await cluster.stop();
}
