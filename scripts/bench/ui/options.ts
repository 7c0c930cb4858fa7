import type { Browser } from 'playwright';
import { serveFolder } from '../../../packages/testing/src/serveFolder.ts';

/** Text to type. Every option contains it, so no key press shortens the list. */
const TEXT = 'opti';

/** Measures in the order of the table. */
export const OPTION_MEASURES = { open: 'open, ms', key: 'key, ms', options: 'rendered options' };
export type OptionMeasure = keyof typeof OPTION_MEASURES;

/**
 * Measures a combobox with many options once: the press that opens the list, and the median of the
 * keys of a text. Times run from the input event to the next frame.
 */
export async function measureOptions(
  browser: Browser,
  folder: string,
  count: number,
): Promise<Record<OptionMeasure, number>> {
  const server = await serveFolder(folder);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(`${server.url}/#${count}`);
    const field = page.getByRole('combobox');
    const list = page.getByRole('option');
    /** Returns the time from the first event of an action until the frame after it, in ms. */
    const time = async (event: string, act: () => Promise<void>) => {
      await page.evaluate((type) => {
        const scope = globalThis as typeof globalThis & { taken?: Promise<number> };
        scope.taken = new Promise((resolve) => {
          addEventListener(
            type,
            ({ timeStamp }) =>
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
            { once: true, capture: true },
          );
        });
      }, event);
      await act();
      return page.evaluate(
        () => (globalThis as typeof globalThis & { taken?: Promise<number> }).taken ?? Number.NaN,
      );
    };
    // Loads the code of the list.
    await field.click();
    await list.first().waitFor();
    await page.keyboard.press('Escape');
    await list.first().waitFor({ state: 'detached' });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.waitForTimeout(500);

    const open = await time('mousedown', () => field.click());
    await list.first().waitFor();
    await page.waitForTimeout(500);
    const options = await list.count();
    const keys: number[] = [];
    for (const key of TEXT) {
      keys.push(await time('keydown', () => page.keyboard.press(key)));
      await page.waitForTimeout(200);
    }
    return { open, key: keys.toSorted((a, b) => a - b)[keys.length >> 1] ?? Number.NaN, options };
  } finally {
    await context.close();
    server.close();
  }
}
