import { run } from '../start/run';

// A bundle of tests is the program itself.
await run(process.argv[1] ?? '');
