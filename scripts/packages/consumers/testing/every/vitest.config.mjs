import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import documented from '../vitest/vitest.config.ts';

// React has no `act` in production builds.
process.env.NODE_ENV = 'test';

/** Tests of the documentation and of every component, with the newest React. */
export default mergeConfig(documented, {
  root: join(import.meta.dirname, '..'),
  test: { include: ['vitest/*.test.tsx', 'every/*.test.tsx'], testTimeout: 60_000 },
});
