import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { eachShot, launchBrowser, storiesIn } from '@platform/visual-review';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosenByHueIn } from '../../packages/ui/src/testing/chosenByHueIn.ts';
import { overflowsIn } from '../../packages/ui/src/testing/overflowsIn.ts';
import { signsOutOfPlaceIn } from '../../packages/ui/src/testing/signsOutOfPlaceIn.ts';
import { smallTargetsIn } from '../../packages/ui/src/testing/smallTargetsIn.ts';

const storybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Texts that are 40 % longer than English, on the narrowest phone. */
const VIEW = { brand: 'default', width: 320, language: 'en-XA' };
/** The cells of a matrix, one for each brand and scheme. */
const CELLS = '[data-brand] > div';

/** The distances of WCAG 1.4.12, which a reader may set. */
const SPACING = `
  *, ::before, ::after {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** Shows the open story in another language. */
async function showIn(language: string, page: Page) {
  await page.evaluate((tag) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, detail: object) => void };
    };
    channel.emit('updateGlobals', { globals: { language: tag } });
  }, language);
  await page.locator(`[lang="${language}"] ${CELLS}`).first().waitFor();
}

async function inArabic(page: Page) {
  await showIn('ar', page);
  return page.evaluate(signsOutOfPlaceIn, CELLS);
}

async function withSpacing(page: Page) {
  await showIn('en', page);
  await page.addStyleTag({ content: SPACING });
  return page.evaluate(overflowsIn, CELLS);
}

async function inForcedColors(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(chosenByHueIn, CELLS);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/**
 * What is looked for in every matrix, in this order and in one visit: opening a story takes longer
 * than any of them. The last leaves the page changed.
 */
const MEASURES = {
  'every component has room for longer texts at 320 px, in every brand': (page: Page) =>
    page.evaluate(overflowsIn, CELLS),
  'no target is smaller than 24 px beside another': (page: Page) =>
    page.evaluate(smallTargetsIn, CELLS),
  'what is chosen shows in forced colours': inForcedColors,
  'a number has its sign at its left in right-to-left text': inArabic,
  'every component has room for the text spacing of WCAG 1.4.12 at 320 px': withSpacing,
};

/** The findings by test, then by story. */
const found: Record<string, Record<string, string[]>> = {};
let browser: Browser;

beforeAll(async () => {
  if (!existsSync(storybook)) {
    throw new Error("There is no built Storybook. Run 'npm test -- stories', which builds it.");
  }
  browser = await launchBrowser();
  const matrices = storiesIn(storybook).filter(({ name }) => name === 'Matrix');
  expect(matrices.length).toBeGreaterThan(100);
  await eachShot(
    matrices.map(({ id }) => ({ ...VIEW, story: id })),
    { browser, storybook, workers: availableParallelism() },
    (page, view) =>
      page.visit(view, async (shown) => {
        const cells = shown.locator(`:lang(${view.language}) ${CELLS}`);
        expect(await cells.count(), `cells of ${view.story}`).toBeGreaterThan(1);
        for (const [title, measure] of Object.entries(MEASURES)) {
          const findings = await measure(shown);
          if (findings.length > 0) (found[title] ??= {})[view.story] = findings;
        }
      }),
  );
});
afterAll(() => browser.close());

test.each(Object.keys(MEASURES))('%s', (title) => expect(found[title] ?? {}).toEqual({}));
