import { listenToStorybook } from '@platform/visual-review';
import { launch, type KeyInput } from 'puppeteer-core';
import { isComplaint } from '../../.storybook/complaint.ts';
import { isSoonTrue, PATIENCE, type Browser } from './browser.ts';

export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // `setViewport` also asks for an orientation, which this Firefox does not support.
    defaultViewport: { width: 1280, height: 800 },
    protocolTimeout: PATIENCE,
    // Without reduced motion, fading elements are not visible yet when a play function checks them.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message.type(), message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Helper that the compiler of this script calls in functions that run in the page.
  await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
  await page.evaluateOnNewDocument(listenToStorybook);
  const evaluate = (expression: string) => page.evaluate(expression);
  let visits = 0;
  return {
    version: await browser.version(),
    async open(address) {
      visits += 1;
      // Firefox can report the end of a navigation too early or never, so query the page itself.
      page.goto(`${address}&visit=${visits}`, { timeout: 0 }).catch(() => undefined);
      const isOpen = `location.search.includes('&visit=${visits}') && globalThis.storyOutcome.then(() => true)`;
      if (!(await isSoonTrue({ evaluate }, isOpen))) throw new Error(`${address} did not open.`);
    },
    evaluate,
    async press(keys) {
      const [key, ...held] = keys.split('+').reverse() as KeyInput[];
      for (const each of held) await page.keyboard.down(each);
      if (key) await page.keyboard.press(key);
      for (const each of held) await page.keyboard.up(each);
    },
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    complaints() {
      const heard = complaints;
      complaints = [];
      return heard;
    },
    close: () => browser.close(),
  };
}
