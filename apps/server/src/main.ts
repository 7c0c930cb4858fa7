import { fileURLToPath } from 'node:url';
import { run } from './start/run';

await run(fileURLToPath(import.meta.url));
