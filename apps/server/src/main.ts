import { run } from './start/run';

await run();
