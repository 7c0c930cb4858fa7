import { run } from '../src/start/run';
import type { Schedules } from '../src/draw/schedule';

// Real server in a separate process. The benchmark only sets the pace of the rounds.
await run({ schedules: JSON.parse(process.argv[2] ?? '') as Schedules });
