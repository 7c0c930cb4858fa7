import { readFileSync } from 'node:fs';
import { getJestConfig } from '@storybook/test-runner';

const base = getJestConfig();
const { program, args } = JSON.parse(
  readFileSync(new URL('packages/testing/src/chromium.json', import.meta.url), 'utf8'),
);

/** Default settings of the test runner, with the Chromium that all browser suites use. */
export default {
  ...base,
  // Folder that scripts/storyBatches.ts writes.
  roots: ['<rootDir>/.cache/stories'],
  testMatch: ['**/*.test.ts'],
  setupFilesAfterEnv: [...(base.setupFilesAfterEnv ?? []), '<rootDir>/scripts/storyTier.mjs'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM ?? program,
        headless: true,
        args,
      },
      contextOptions: { reducedMotion: 'reduce' },
    },
  },
};
