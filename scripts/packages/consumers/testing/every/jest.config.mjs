import { join } from 'node:path';
import documented from '../jest/jest.config.js';

// React has no `act` in production.
process.env.NODE_ENV = 'test';

/** The tests of the documentation, and those of every component, with the oldest React. */
export default {
  ...documented,
  rootDir: join(import.meta.dirname, '..'),
  testMatch: ['<rootDir>/jest/*.test.tsx', '<rootDir>/every/*.test.tsx'],
  testTimeout: 60_000,
  moduleNameMapper: {
    '\\.css$': '<rootDir>/jest/noStyles.js',
    '^react(/.*)?$': 'react-oldest$1',
    '^react-dom(/.*)?$': 'react-dom-oldest$1',
  },
};
