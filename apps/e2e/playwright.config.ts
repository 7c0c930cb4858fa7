import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../packages/testing/src/chromium.ts';
import { BRANDS } from './src/brands.ts';
import type { Options } from './src/fixtures.ts';

const { executablePath, args } = chromium;

/**
 * Journeys run on a phone with one brand and on a desktop with another. A journey that is the same on
 * both is tagged with the screen it runs on, '@phone' or '@desktop'. They use the real server and wait
 * for real draws, so some take over a minute.
 */
export default defineConfig<Options>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Journeys mostly wait, so two processors can run four workers.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { executablePath, args },
    actionTimeout: 20_000,
    // A trace takes a tenth of the time, so only failed journeys that run again have one.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    // Animations take a quarter of the time. Component tests cover them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        brand: BRANDS.aurora,
      },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        brand: BRANDS.lagoon,
      },
    },
  ],
});
