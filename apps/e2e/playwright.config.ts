import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { chromium } from '../../packages/testing/src/chromium.ts';
import { HANGS_MS } from '../../packages/testing/src/patience.ts';
import { BRANDS } from './src/brands.ts';
import type { Options } from './src/fixtures.ts';

const { executablePath } = chromium;

/**
 * Journeys open few pages briefly, so a single renderer process without the optimizing compiler
 * saves processor time.
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

type Projects = NonNullable<PlaywrightTestConfig<Options>['projects']>;

const tagged = (tags: readonly string[], others: readonly string[]) =>
  new RegExp(
    `^${tags.map((tag) => `(?=.*${tag}\\b)`).join('')}${others.map((tag) => `(?!.*${tag}\\b)`).join('')}`,
    's',
  );

/**
 * Returns projects that run each journey once: '@desktop' journeys on a desktop, all others on a
 * phone.
 */
const onOneScreen = (tags: readonly string[], others: readonly string[] = []): Projects => [
  { name: 'phone', workers: 1, grep: tagged(tags, ['@desktop', ...others]), use: phone },
  {
    name: 'desktop',
    workers: 1,
    grep: tagged(['@desktop', ...tags], others),
    use: desktop,
  },
];

const once = onOneScreen([], ['@proof']);

/**
 * Projects of `npm run proofs`: '@proof' journeys cover faults, installation, layout and several
 * servers. The phone journeys also run on a desktop with another brand.
 */
const proofs: Projects = [
  ...onOneScreen(['@proof']),
  {
    name: 'journeys of a phone on a desktop',
    workers: 1,
    grep: tagged([], ['@phone', '@desktop']),
    use: desktop,
  },
];

export default defineConfig<Options>({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  globalSetup: './src/sharedServer.ts',
  timeout: HANGS_MS,
  expect: { timeout: 20_000 },
  // Number of proof projects. Each project has one worker.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    launchOptions: { executablePath, args },
    actionTimeout: 20_000,
    // Traces take a tenth of the run time, so only retries record traces.
    trace: process.env['TRACE'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    // Animations take a quarter of the run time and delay the final colours. Component tests cover
    // animations.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: process.env['PROOFS'] === undefined ? once : proofs,
});
