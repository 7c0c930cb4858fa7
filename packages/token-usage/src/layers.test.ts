import type { ResolvedTokens } from '@platform/tokens';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '@platform/visual-review';
import { readProbes } from './files.ts';
import { ask, bundleSurvey } from './survey.ts';
import { probesOf, type TokenProbe } from './probes.ts';

let browser: Browser;
let page: Page;
let layers: TokenProbe[];

beforeAll(async () => {
  layers = (await readProbes()).filter(({ path }) => path.startsWith('layer.'));
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const LEVELS = `[data-brand] {
  --platform-layer-sticky: 100;
  --platform-layer-drawer: 200;
  --platform-layer-dialog: 300;
  --platform-layer-popover: 400;
  --platform-layer-toast: 500;
}`;
const box = (layer: string, inner = '') =>
  `<div style="position: fixed; inset: 0; background: #fff; z-index: var(--platform-layer-${layer})">${inner}</div>`;

/** Renders a page and returns the layers whose probes change its look. */
async function shownOn(body: string) {
  await page.setContent(`<html data-brand="x"><style>${LEVELS}</style><body>${body}</body></html>`);
  await page.evaluate(await bundleSurvey());
  const { shown } = await ask(page, 'reach', layers);
  return shown.map((variable) => variable.replace('--platform-layer-', ''));
}

test('a layer shows where it lies above another, and not where it is alone', async () => {
  expect(await shownOn(box('dialog') + box('toast'))).toEqual(['dialog', 'toast']);
  expect(await shownOn(box('toast'))).toEqual([]);
});

test('a layer is moved below and above each of the others', () => {
  const levels = { 'layer.head': 100, 'layer.dialog': 300, 'layer.menu': 400 };
  const tokens = Object.entries(levels).map(([path, $value]) => [
    path,
    { $type: 'number', $value },
  ]);
  const probes = probesOf(Object.fromEntries(tokens) as ResolvedTokens);
  expect(Object.fromEntries(probes.map(({ path, values }) => [path, values]))).toEqual({
    'layer.head': ['0', '350', '9999'],
    'layer.dialog': ['0', '250', '9999'],
    'layer.menu': ['0', '200', '9999'],
  });
});

test('a box that has a copy of the level of its content moves with it', async () => {
  const menu = `<div style="position: fixed; inset: 0; z-index: 400">
    <div style="height: 100%; background: #eee; z-index: var(--platform-layer-popover)"></div>
  </div>`;
  expect(await shownOn(box('dialog') + menu)).toContain('popover');
  expect(
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('div')[1]?.style.zIndex),
  ).toBe('400');
});
