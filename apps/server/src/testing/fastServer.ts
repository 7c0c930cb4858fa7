import { GAME_TYPES } from '@platform/rules/wingo';
import type { Schedules } from '../draw/schedule';
import { demoChain } from '../ports/chain/demo';
import { run } from '../start/run';

/** Rounds of three seconds, so that a test can cover several rounds and interrupt one midway. */
const FAST = { periodMs: 3_000, closesBeforeMs: 1_000, drawsBeforeMs: 500 };

const schedules = Object.fromEntries(
  GAME_TYPES.map((game) => [game, FAST]),
) as unknown as Schedules;

const skewMs = Number(process.env['CLOCK_SKEW_MS'] ?? 0);
if (skewMs !== 0) {
  const RealDate = Date;
  // Simulates a machine with a wrong clock: all code in this process uses this class.
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [number | string | Date]) {
      if (args.length === 0) super(RealDate.now() + skewMs);
      else super(...args);
    }

    static override now = () => RealDate.now() + skewMs;
  } as DateConstructor;
}

const isDemo = process.env['TEST_CHAIN'] === 'demo';
// A bundle of tests is the program itself.
await run(process.argv[1] ?? '', { schedules, ...(isDemo && { chain: demoChain }) });
