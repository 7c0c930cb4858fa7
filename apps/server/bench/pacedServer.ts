import { run } from '../src/start/run';
import type { Schedules } from '../src/draw/schedule';

// The real server in a separate process, with other round schedules.
await run(process.argv[1] ?? '', {
  schedules: JSON.parse(process.env['SCHEDULES'] ?? '') as Schedules,
});
