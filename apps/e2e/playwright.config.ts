import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../scripts/chromium.ts';

const { executablePath, args } = chromium;

/** Journeys run on the real server and wait for real draws: a minute is nothing unusual. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args },
    trace: 'retain-on-failure',
  },
});
