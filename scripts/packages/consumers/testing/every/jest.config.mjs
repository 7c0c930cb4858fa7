import { join } from 'node:path';
import documented from '../jest/jest.config.js';

// React has no `act` in production builds.
process.env.NODE_ENV = 'test';

/** Tests of the documentation and of every component, with the oldest supported React. */
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
