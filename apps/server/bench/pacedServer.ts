import { run } from '../src/start/run';
import type { Schedules } from '../src/draw/schedule';

await run(process.argv[1] ?? '', {
  schedules: JSON.parse(process.env['SCHEDULES'] ?? '') as Schedules,
});
