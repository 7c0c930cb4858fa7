import { run } from '../src/start/run';
import type { Schedules } from '../src/draw/schedule';

// Runs the real server in a separate process. The benchmark only sets the schedules of the rounds.
await run({ schedules: JSON.parse(process.argv[2] ?? '') as Schedules });
