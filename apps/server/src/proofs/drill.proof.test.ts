import { expect, test } from 'vitest';
import { runDrill } from '../testing/drillRun';

// Tests the backup procedures of docs/operating.md. `npm run proofs -- drill` logs to
// `.cache/reports`.

const MEMBERS = Number(process.env['DRILL_MEMBERS'] ?? 100);
/** Time limit of the drill, in ms: long, because other suites may keep the machine busy. */
const PATIENCE_MS = 600_000;

test(
  'a backup and the log restore the requested point in time, and nothing is paid twice',
  { timeout: PATIENCE_MS },
  async () => {
    const { kept, lost } = await runDrill({ members: MEMBERS, ms: 5_000, log: console.log });
    expect(kept).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
  },
);
