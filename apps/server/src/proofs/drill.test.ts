import { expect, test } from 'vitest';
import { runDrill } from '../testing/drillRun';

// What docs/operating.md says about backups; `npm run drill` prints what it does, with more members.

const MEMBERS = Number(process.env['DRILL_MEMBERS'] ?? 0);
/** Other suites may keep the machine busy. */
const PATIENCE_MS = 600_000;

test(
  'a backup and the log restore the moment that was asked for, and nothing is paid twice',
  { timeout: PATIENCE_MS },
  async () => {
    const log = (line: string) => void (MEMBERS > 0 && console.log(line));
    const size = MEMBERS > 0 ? { members: MEMBERS, ms: 5_000 } : { members: 20, ms: 500 };
    const { kept, lost } = await runDrill({ ...size, log });
    expect(kept).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
  },
);
