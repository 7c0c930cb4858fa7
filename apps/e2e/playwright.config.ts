import { defineConfig, devices } from '@playwright/test';
import { chromium } from '../../packages/testing/src/chromium.ts';
import { BRANDS } from './src/brands.ts';
import type { Options } from './src/fixtures.ts';

const { executablePath, args } = chromium;

/**
 * A journey is made twice: on a phone at one brand, on a desktop at another. What is alike on every
 * screen is tagged with the one that it runs on, '@phone' or '@desktop'. They run on the real server
 * and wait for real draws: a minute is nothing unusual.
 */
export default defineConfig<Options>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Much of a journey is waiting, for a draw or for what must not happen: two processors carry three.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { executablePath, args },
    actionTimeout: 20_000,
    // It takes a tenth of the time: only what failed is looked at so closely when it runs again.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    // Motion takes a quarter of the time. The component tests look at it.
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
