import { run } from '../start/run';

// In a test bundle, this program is also the program of the parts.
await run(process.argv[1] ?? '');
