import { run } from '../src/start/run';
import type { Schedules } from '../src/draw/schedule';

// The server as it is, in a process of its own; only the pace of the rounds is the benchmark's.
await run({ schedules: JSON.parse(process.argv[2] ?? '') as Schedules });
