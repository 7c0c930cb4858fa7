import { GAME_TYPES } from '@platform/rules/wingo';
import type { Schedules } from '../draw/schedule';
import { run } from '../run';

/** Rounds of three seconds: a test lives through several, and can end one in the middle. */
const FAST = { periodMs: 3_000, closesBeforeMs: 1_000, drawsBeforeMs: 500 };

const schedules = Object.fromEntries(
  GAME_TYPES.map((game) => [game, FAST]),
) as unknown as Schedules;

await run({ schedules });
