import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '@platform/visual-review';
import { ask, bundleSurvey } from './survey.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function reachOn(style: string, body: string) {
  const page = await browser.newPage();
  await page.setContent(`<html data-brand="x"><style>${style}</style><body>${body}</body></html>`);
  await page.evaluate(await bundleSurvey());
  return ask(page, 'reach');
}

test('names the tokens in keyframes, and in rules that match an element in any state', async () => {
  const { named, isOfAllBrands } = await reachOn(
    `[data-brand="x"] { --platform-space-s: 4px }
     @media (width > 1px) { a:hover { color: var(--platform-color-link) } }
     a::before { inset: var(--platform-space-m) }
     b { color: var(--platform-color-bold) }
     @keyframes grow { to { width: var(--platform-size-l) } }`,
    '<a style="gap: var(--platform-space-l)">Link</a>',
  );
  expect(named.map((name) => name.replace('--platform-', ''))).toEqual([
    'color-link',
    'space-m',
    'size-l',
    'space-l',
  ]);
  expect(isOfAllBrands).toBe(false);
});

test('detects a story that shows other brands', async () => {
  expect((await reachOn('', '<p data-brand="y">Text</p>')).isOfAllBrands).toBe(true);
});
