import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { chromium } from '../../packages/testing/src/chromium.ts';
import { HANGS_MS } from '../../packages/testing/src/patience.ts';
import { BRANDS } from './src/brands.ts';
import type { Options } from './src/fixtures.ts';

const { executablePath } = chromium;

/**
 * A journey opens few pages, each for some seconds: one process for all pages of a browser, and no
 * compiler that pays off only later, take less of the processor.
 */
const args = [
  ...chromium.args,
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--js-flags=--no-maglev --no-turbofan',
];

type Use = PlaywrightTestConfig<Options>['use'];

const phone: Use = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  brand: BRANDS.aurora,
};

const desktop: Use = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  brand: BRANDS.lagoon,
};

/**
 * Projects of `npm test`: each journey once. '@desktop' and '@phone' tag journeys that are for one screen.
 * Those that wait for real draws, up to a minute for each, are tagged '@draw' too and run two at a time
 * on each screen, beside the others: they leave the processors to them.
 */
const once: PlaywrightTestConfig<Options>['projects'] = [
  { name: 'phone', workers: 1, grepInvert: /@desktop|@draw/, use: phone },
  { name: 'desktop', workers: 1, grep: /@desktop/, grepInvert: /@draw/, use: desktop },
  { name: 'draws on the phone', workers: 2, grep: /@phone.*@draw/, use: phone },
  { name: 'draws on the desktop', workers: 2, grep: /@desktop.*@draw/, use: desktop },
];

/** Projects of `npm run proofs`: the journeys that a phone has done, on a desktop with another brand. */
const onDesktop: PlaywrightTestConfig<Options>['projects'] = [
  { name: 'desktop', workers: 2, grepInvert: /@phone|@desktop|@draw/, use: desktop },
];

/** Journeys use the real server. */
export default defineConfig<Options>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  globalSetup: './src/sharedServer.ts',
  timeout: HANGS_MS,
  expect: { timeout: 20_000 },
  // As many as the projects below have together.
  workers: 6,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { executablePath, args },
    actionTimeout: 20_000,
    // A trace takes a tenth of the time, so only failed journeys that run again have one.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    // Animations take a quarter of the time, and what fades in does not have its final colours yet.
    // Component tests cover them.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: process.env['PROOFS'] === undefined ? once : onDesktop,
});
