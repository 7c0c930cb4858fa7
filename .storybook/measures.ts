import type { Page } from 'playwright';
import { brokenWordsIn } from '../packages/ui/src/testing/brokenWordsIn.ts';
import { chosenByHueIn } from '../packages/ui/src/testing/chosenByHueIn.ts';
import { overflowsIn } from '../packages/ui/src/testing/overflowsIn.ts';
import { signsOutOfPlaceIn } from '../packages/ui/src/testing/signsOutOfPlaceIn.ts';
import { smallTargetsIn } from '../packages/ui/src/testing/smallTargetsIn.ts';

const CELLS = '[data-brand] > div';

const PHONE = { width: 320, height: 640 };

/** Text spacing from WCAG 1.4.12, which users may apply. */
const SPACING = `
  *, ::before, ::after {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`;

/** Returns the findings of a story, and leaves the page unchanged. */
type Measure = (page: Page) => Promise<string[]>;

async function inForcedColors(page: Page) {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const found = await page.evaluate(chosenByHueIn, CELLS);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return found;
}

const wholeWords: Measure = (page) => page.evaluate(brokenWordsIn, CELLS);

async function withSpacing(page: Page) {
  const style = await page.addStyleTag({ content: SPACING });
  const found = await page.evaluate(overflowsIn, CELLS);
  await style.evaluate((element: HTMLElement) => element.remove());
  return found;
}

type Measures = Readonly<Record<string, Measure>>;

/** Measures for matrices. Texts in the pseudo-language are 40 % longer than in English. */
const OF_MATRICES: Readonly<Record<string, Measures>> = {
  'en-XA': {
    'a text does not fit': (page) => page.evaluate(overflowsIn, CELLS),
    'a target is smaller than 24 px beside another': (page) => page.evaluate(smallTargetsIn, CELLS),
    'what is chosen does not show in forced colours': inForcedColors,
  },
  ar: {
    'a word is broken': wholeWords,
    'a number does not have its sign at its left': (page) =>
      page.evaluate(signsOutOfPlaceIn, CELLS),
  },
  en: {
    'a word is broken': wholeWords,
    'a text does not fit with the text spacing of WCAG 1.4.12': withSpacing,
  },
};

/** Measures for whole pages, in the brand with the widest letters. */
const OF_SCREENS: Measures = {
  'a word is broken': (page) => page.evaluate(brokenWordsIn, 'body'),
};

interface Channel {
  once: (event: string, listener: (detail: unknown) => void) => void;
  emit: (event: string, detail: object) => void;
}

/** Sends Storybook an event that renders the story, and waits until the story has finished. */
const ask = (page: Page, event: string, detail: object): Promise<void> =>
  page.evaluate(
    ([name, value]) =>
      new Promise((resolve, reject) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        channel.once('storyFinished', () => resolve());
        for (const failure of ['storyErrored', 'storyThrewException']) {
          channel.once(failure, (error) => reject(new Error(JSON.stringify(error))));
        }
        channel.emit(name, value);
      }),
    [event, detail] as const,
  );

/**
 * Applies optional fonts too: browsers use an optional font that loads late only on the next visit.
 */
async function showFonts() {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      if (rule.style.getPropertyValue('font-display') === 'optional') {
        rule.style.setProperty('font-display', 'swap');
      }
    }
  }
  // Waits for a layout, during which the browser requests fonts.
  await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  await document.fonts.ready;
}

async function mount(page: Page, storyId: string, toolbar: Readonly<Record<string, string>>) {
  // Turns off Storybook's accessibility check, which ran when the story opened.
  await ask(page, 'updateGlobals', { globals: { ...toolbar, a11y: { manual: true } } });
  await ask(page, 'forceRemount', { storyId });
  await page.evaluate(showFonts);
}

async function findings(page: Page, place: string, measures: Measures): Promise<string[]> {
  const found: string[] = [];
  for (const [title, measure] of Object.entries(measures)) {
    for (const finding of await measure(page)) found.push(`${place}: ${title}: ${finding}`);
  }
  return found;
}

async function matrixFindings(page: Page, id: string): Promise<string[]> {
  const found: string[] = [];
  for (const [language, measures] of Object.entries(OF_MATRICES)) {
    await mount(page, id, { language });
    const cells = await page.locator(`:lang(${language}) ${CELLS}`).count();
    if (cells < 2) found.push(`${language}: the matrix has ${cells} cells`);
    found.push(...(await findings(page, language, measures)));
  }
  return found;
}

async function screenFindings(page: Page, id: string): Promise<string[]> {
  await mount(page, id, { language: 'es', brand: 'aurora' });
  return findings(page, 'es', OF_SCREENS);
}

const isScreen = (id: string) => /^screens-.*--phone$/.test(id);

/**
 * Measures the open story on the narrowest phone, if it is a matrix or a whole screen. Returns one line for
 * each finding.
 */
export async function measure(page: Page, id: string, name: string): Promise<string[]> {
  if (name !== 'Matrix' && !isScreen(id)) return [];
  const size = page.viewportSize();
  await page.setViewportSize(PHONE);
  try {
    return await (name === 'Matrix' ? matrixFindings(page, id) : screenFindings(page, id));
  } finally {
    if (size) await page.setViewportSize(size);
    await ask(page, 'updateGlobals', {
      globals: { language: 'en', brand: 'default', a11y: { manual: false } },
    });
  }
}
