import { expect, test } from 'vitest';
import { runCluster } from '../testing/clusterRun';

// Three database nodes under Patroni, behind HAProxy and PgBouncer: see docs/scaling.md.

const KILLS = Number(process.env['CLUSTER_KILLS'] ?? 3);
const MEMBERS = Number(process.env['CLUSTER_MEMBERS'] ?? 100);
const PLAY_MS = 10_000;
/** Limit from docs/scaling.md, in ms. */
const BACK_MS = 30_000;
const MINUTE_MS = 60_000;

test(
  'if the primary fails under load, no acknowledged bet is lost, and bets are accepted again in time',
  { timeout: (5 + 3 * KILLS) * MINUTE_MS },
  async () => {
    const { bets, slowestBackMs } = await runCluster({
      members: MEMBERS,
      kills: KILLS,
      playMs: PLAY_MS,
      log: console.log,
    });
    expect(bets).toBeGreaterThan(MEMBERS);
    expect(slowestBackMs).toBeLessThan(BACK_MS);
  },
);
