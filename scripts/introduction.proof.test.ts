import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@platform/visual-review';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../packages/testing/src/serveFolder.ts';

const storybook = fileURLToPath(new URL('../storybook-static', import.meta.url));

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  site = await serveFolder(storybook);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  site.close();
});

test('the introduction has a table and a frame in the colours of the brand', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/?path=/docs/introduction--docs&globals=brand:ember;scheme:dark`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('table').getByRole('cell', { name: 'Primitives' }).waitFor();
  const canvas = await frame.locator('body').evaluate((body) => {
    const probe = body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--platform-color-canvas)';
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = getComputedStyle(probe).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
  });
  const chrome = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number));
  await expect.poll(chrome).toEqual(canvas);
  await page.close();
});

test.each(['story', 'docs'])('the loader of %s does not move under automation', async (kind) => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/iframe.html?id=introduction--docs&viewMode=docs`);
  await page.getByRole('table').waitFor();
  const moving = await page.evaluate((prepared) => {
    document.body.className = `sb-show-preparing-${prepared}`;
    const parts = document.querySelectorAll(`.sb-preparing-${prepared} *`);
    return [...parts].map((part) => [part.checkVisibility(), part.getAnimations().length]);
  }, kind);
  expect(new Set(moving.map(String))).toEqual(new Set(['true,0']));
  await page.close();
});
