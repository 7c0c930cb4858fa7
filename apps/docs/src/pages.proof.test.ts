import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AxeResults } from 'axe-core';
import type { ConsoleMessage, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../../../packages/testing/src/serveFolder.ts';
import { NO_FRAME, openSite, runAll } from './testing/openSite.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let site: Awaited<ReturnType<typeof openSite>>;
/** Browsers compile a script with a URL once instead of on every page. */
let tools: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  site = await openSite();
  tools = await serveFolder(dirname(axe));
});
afterAll(async () => {
  tools.close();
  await site.close();
});

/**
 * Examples are stories, which have their own axe tests and contain other pages' landmarks and
 * headings.
 */
const EXAMPLES = '[data-example]';

/** List of pages, which is the same on every page and would take half of axe's time. */
const NAVIGATION = 'nav[aria-label="Pages"]';

const PAGE_MS = 240_000;
const HANGS = Symbol('hangs');

/** Awaits a step. If the step times out, throws an error that names it. */
async function notHanging<T>(what: string, work: Promise<T>): Promise<T> {
  const first = await Promise.race([work, delay(PAGE_MS, HANGS, { ref: false })]);
  if (first === HANGS) throw new Error(`${what} hangs.`);
  return first;
}

/** Returns the text settings of the page. Runs in the page. */
function settingsOfText(): string[] {
  const kindOf = (element: Element | null) => {
    if (!(element instanceof HTMLElement)) return '';
    const { tagName, className, style } = element;
    return [tagName, className, style.color, style.background].join(' ');
  };
  const settings = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!hasText) continue;
    settings.add(`${kindOf(element)} in ${kindOf(element.parentElement)}`);
  }
  return [...settings];
}

/**
 * Runs axe on a page. It first removes the elements that match `without`, because axe also traverses
 * excluded elements.
 *
 * @param settings text settings of the pages already checked in this scheme. Only pages with new
 * settings run the contrast rule, which takes half of axe's time.
 */
async function violations(page: Page, without: string, settings: Set<string>): Promise<string[][]> {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.remove();
  }, without);
  const known = settings.size;
  for (const setting of await page.evaluate(settingsOfText)) settings.add(setting);
  await page.addScriptTag({ url: `${tools.url}/${basename(axe)}` });
  const options = {
    iframes: false,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: settings.size > known } },
  };
  const found = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return found.violations.map(({ id, nodes }) => [id, ...nodes.map((node) => node.html)]);
}

/** Contrast and navigation are checked only once. */
interface Visit {
  page: Page;
  settings: Set<string>;
  without: string;
}

async function problemsOf(file: string, visit: Visit): Promise<unknown[]> {
  const { page, settings, without } = visit;
  const problems: unknown[] = [];
  const onError = (error: Error) => problems.push(String(error));
  const onMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  };
  page.on('pageerror', onError).on('console', onMessage);
  await page.goto(`${site.url}/${file}`);
  problems.push(...(await notHanging(`An example of ${file}`, runAll(page))));
  if (file.endsWith('index.html')) {
    const looked = violations(page, without, settings);
    problems.push(...(await notHanging(`axe on ${file}`, looked)));
    visit.without = `${EXAMPLES}, ${NAVIGATION}`;
  }
  page.off('pageerror', onError).off('console', onMessage);
  return problems;
}

test('runs the examples of every page without console messages, and axe finds no violation', async () => {
  const found: Record<string, unknown> = {};
  const queue = [...site.pages];
  const settings = { light: new Set<string>(), dark: new Set<string>() };
  const visitAll = async (scheme: 'light' | 'dark') => {
    const open = () => site.browser.newPage({ colorScheme: scheme, reducedMotion: 'reduce' });
    const visit = { page: await open(), settings: settings[scheme], without: EXAMPLES };
    for (let file = queue.pop(); file; file = queue.pop()) {
      const problems = await problemsOf(file, visit).catch(async (error: unknown) => {
        // In about one in a thousand visits, Chromium stops painting a page permanently, although
        // its code still runs. The visit is repeated once on a new page, so a real defect fails
        // again.
        if (!String(error).includes(NO_FRAME)) throw error;
        await visit.page.close();
        visit.page = await open();
        return problemsOf(file, visit);
      });
      if (problems.length > 0) found[file] = problems;
    }
  };
  await Promise.all([visitAll('light'), visitAll('dark'), visitAll('light')]);
  expect(found).toEqual({});
});
