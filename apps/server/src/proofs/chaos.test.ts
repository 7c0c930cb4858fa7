import { availableParallelism, loadavg } from 'node:os';
import { expect, inject, test } from 'vitest';
import { runChaos } from '../testing/chaosRun';
import { TIMERS_STOPPED } from '../testing/timers';

// Injects every kind of fault once. `npm run chaos -- --minutes 30` is the long run with 1,000
// members.

const MINUTES = Number(process.env['CHAOS_MINUTES'] ?? 0);
const MEMBERS = Number(process.env['CHAOS_MEMBERS'] ?? (MINUTES > 0 ? 1_000 : 24));
/**
 * Pause between two bets of a member, in ms. A thousand members then place about 200 bets per
 * second.
 */
const REST_MS = MINUTES > 0 ? 5 * MEMBERS : 500;
/** Limits from docs/operating.md on a machine without other work, in ms. */
const PROMISED = { recovery: 5_000, credit: 10_000, notice: 2_000, answer: 5_000 };
/**
 * Returns the factor by which work slows down while processes wait for a processor; 1 if none
 * waits.
 */
const slowdown = () => Math.max(1, (loadavg()[1] ?? 0) / availableParallelism());

const AROUND_MS = 600_000;

test(
  'after any fault, the books contain every acknowledged action once, and nothing else',
  { timeout: MINUTES * 60_000 + AROUND_MS },
  async ({ skip }) => {
    skip(TIMERS_STOPPED);
    const lines: string[] = [];
    const log = (line: string) => {
      lines.push(line);
      if (MINUTES > 0) console.log(line);
    };
    const length =
      MINUTES > 0
        ? { ms: MINUTES * 60_000 }
        : { ms: 0, shorter: 4, freshData: inject('freshData') };
    const report = await runChaos({ ...length, members: MEMBERS, restMs: REST_MS, log })
      // The log of the run explains a failure.
      .catch((cause: Error) => {
        throw new Error(`${cause.message}\n${lines.join('\n')}`, { cause });
      });
    expect(report.faults).toBeGreaterThanOrEqual(11);
    // Only the long run checks time limits. Beside other work, each step takes longer.
    if (MINUTES === 0) return;
    const times = slowdown();
    expect(report.slowestRecoveryMs).toBeLessThan(PROMISED.recovery * times);
    expect(report.slowestCreditMs).toBeLessThan(PROMISED.credit * times);
    expect(report.slowestNoticeMs).toBeLessThan(PROMISED.notice * times);
    expect(report.slowestAnswerMs).toBeLessThan(PROMISED.answer * times);
  },
);
