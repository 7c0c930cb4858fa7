import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eachShot, launchBrowser, storiesIn } from '@platform/visual-review';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenWordsIn } from '../../packages/ui/src/testing/brokenWordsIn.ts';
import { chosenByHueIn } from '../../packages/ui/src/testing/chosenByHueIn.ts';
import { overflowsIn } from '../../packages/ui/src/testing/overflowsIn.ts';
import { signsOutOfPlaceIn } from '../../packages/ui/src/testing/signsOutOfPlaceIn.ts';
import { smallTargetsIn } from '../../packages/ui/src/testing/smallTargetsIn.ts';

const storybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Cells of a matrix, one for each brand and scheme. */
const CELLS = '[data-brand] > div';

/** Text spacing that readers may set (WCAG 1.4.12). */
const SPACING = `
  *, ::before, ::after {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

type Measure = (page: Page) => Promise<string[]>;

async function inForcedColors(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(chosenByHueIn, CELLS);
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

const wholeWords: Measure = (page) => page.evaluate(brokenWordsIn, CELLS);

async function withSpacing(page: Page) {
  const style = await page.addStyleTag({ content: SPACING });
  const found = await page.evaluate(overflowsIn, CELLS);
  await style.evaluate((element: HTMLElement) => element.remove());
  return found;
}

/**
 * Measurements of every matrix on the narrowest phone, by language. Texts of the pseudo-language
 * are 40 % longer than English. No measurement leaves changes on the page.
 */
const MEASURES: Readonly<Record<string, Readonly<Record<string, Measure>>>> = {
  'en-XA': {
    'every component has room for longer texts at 320 px, in every brand': (page) =>
      page.evaluate(overflowsIn, CELLS),
    'no target is smaller than 24 px beside another': (page) =>
      page.evaluate(smallTargetsIn, CELLS),
    'what is chosen shows in forced colours': inForcedColors,
  },
  ar: {
    'no word is broken at 320 px, in any brand': wholeWords,
    'a number has its sign at its left in right-to-left text': (page) =>
      page.evaluate(signsOutOfPlaceIn, CELLS),
  },
  en: {
    'no word is broken at 320 px, in any brand': wholeWords,
    'every component has room for the text spacing of WCAG 1.4.12 at 320 px': withSpacing,
  },
};

let browser: Browser;

beforeAll(async () => {
  if (!existsSync(storybook)) {
    throw new Error("There is no built Storybook. Run 'npm test -- stories', which builds it.");
  }
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Shows optional fonts, which browsers skip until the next visit if they arrive late. */
async function showFonts() {
  const optional = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-display') === 'optional');
  if (optional.length === 0) return;
  for (const { style } of optional) style.setProperty('font-display', 'swap');
  // Browsers request a font at layout, once per frame.
  await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  await document.fonts.ready;
}

/** Shows each story on a phone of 320 px, in its own fonts. */
const onNarrowestPhone = (
  stories: readonly { id: string }[],
  view: { brand: string; language: string },
  look: (page: Page, story: string) => Promise<void>,
) =>
  eachShot(
    stories.map(({ id }) => ({ story: id, width: 320, ...view })),
    { browser, storybook },
    (page, shot) =>
      page.browse(shot, async (shown) => {
        await shown.evaluate(showFonts);
        await look(shown, shot.story);
      }),
  );

describe.each(Object.entries(MEASURES))('in the language %s', (language, measures) => {
  /** Findings by test and story. */
  const found: Record<string, Record<string, string[]>> = {};

  beforeAll(async () => {
    const matrices = storiesIn(storybook).filter(({ name }) => name === 'Matrix');
    expect(matrices.length).toBeGreaterThan(100);
    await onNarrowestPhone(matrices, { brand: 'default', language }, async (page, story) => {
      const cells = page.locator(`:lang(${language}) ${CELLS}`);
      expect(await cells.count(), `cells of ${story}`).toBeGreaterThan(1);
      for (const [title, measure] of Object.entries(measures)) {
        const findings = await measure(page);
        if (findings.length > 0) (found[title] ??= {})[story] = findings;
      }
    });
  });

  test.each(Object.keys(measures))('%s', (title) => expect(found[title] ?? {}).toEqual({}));
});

test('no word of a page breaks at 320 px, in Spanish and the brand with the widest letters', async () => {
  const screens = storiesIn(storybook).filter(
    ({ id, name }) => id.startsWith('screens-') && name === 'Phone',
  );
  expect(screens.length).toBeGreaterThan(10);
  const found: Record<string, string[]> = {};
  await onNarrowestPhone(screens, { brand: 'aurora', language: 'es' }, async (page, story) => {
    const findings = await page.evaluate(brokenWordsIn, 'body');
    if (findings.length > 0) found[story] = findings;
  });
  expect(found).toEqual({});
});
