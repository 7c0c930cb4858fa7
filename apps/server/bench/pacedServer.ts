import { run } from '../src/start/run';
import type { Schedules } from '../src/draw/schedule';

// The real server in a separate process, with other round schedules.
await run({ schedules: JSON.parse(process.argv[2] ?? '') as Schedules });
