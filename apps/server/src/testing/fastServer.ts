import { run } from '../run';

/** Rounds of three seconds: a test lives through several, and can end one in the middle. */
const FAST = { periodMs: 3_000, closesBeforeMs: 1_000, drawsBeforeMs: 500 };

await run({ schedules: { 1: FAST, 2: FAST, 3: FAST, 4: FAST } });
