import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { eachShot, launchBrowser, storiesIn } from '@platform/visual-review';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflowsIn } from '../../packages/ui/src/testing/overflowsIn.ts';

const storybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Texts that are 40 % longer than English, on the narrowest phone. */
const VIEW = { brand: 'default', width: 320, language: 'en-XA' };
/** The cells of a matrix, one for each brand and scheme. */
const CELLS = '[data-brand] > div';

let browser: Browser;
beforeAll(async () => {
  if (!existsSync(storybook)) {
    throw new Error("There is no built Storybook. Run 'npm test -- stories', which builds it.");
  }
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('every component has room for longer texts at 320 px, in every brand', async () => {
  const matrices = storiesIn(storybook).filter(({ name }) => name === 'Matrix');
  expect(matrices.length).toBeGreaterThan(100);
  const views = matrices.map(({ id }) => ({ ...VIEW, story: id }));
  const found: Record<string, string[]> = {};
  await eachShot(
    views,
    { browser, storybook, workers: availableParallelism() },
    async (page, view) => {
      const overflows = await page.visit(view, async (shown) => {
        const cells = shown.locator(`:lang(${view.language}) ${CELLS}`);
        expect(await cells.count(), `cells of ${view.story}`).toBeGreaterThan(1);
        return shown.evaluate(overflowsIn, CELLS);
      });
      if (overflows.length > 0) found[view.story] = overflows;
    },
  );
  expect(found).toEqual({});
});
