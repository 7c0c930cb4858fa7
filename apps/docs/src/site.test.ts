import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AxeResults } from 'axe-core';
import MiniSearch from 'minisearch';
import {
  chromium as engine,
  type Browser,
  type ConsoleMessage,
  type Frame,
  type Page,
} from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from '../../../packages/testing/src/chromium.ts';
import { serveFolder } from '../../../packages/testing/src/serveFolder.ts';
import { SEARCH_OPTIONS, type SearchEntry } from './search.ts';

const docs = join(import.meta.dirname, '..');
const dist = join(docs, 'dist');
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFolder>>;
/** Where axe is fetched from: a script with an address is compiled once, and not for every page. */
let tools: Awaited<ReturnType<typeof serveFolder>>;
let files: string[];
beforeAll(async () => {
  execFileSync(join(docs, 'node_modules/.bin/tsx'), ['src/build/main.ts'], { cwd: docs });
  files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  site = await serveFolder(dist);
  tools = await serveFolder(dirname(axe));
  browser = await engine.launch(chromium);
});
afterAll(async () => {
  await browser.close();
  site.close();
  tools.close();
});

const pages = () => files.filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** The ids of a page, where a link to a part of it may lead. */
const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));

test('every link leads to a page, and to a part of it that is there', () => {
  const broken = pages().flatMap((file) => {
    const html = read(file);
    const links = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
    return links
      .filter((link) => {
        const { origin, pathname, hash } = new URL(link, `http://site/${file}`);
        if (origin !== 'http://site') return false;
        const path = decodeURIComponent(pathname.slice(1));
        const target = path === '' || path.endsWith('/') ? `${path}index.html` : path;
        if (!files.includes(target)) return true;
        return hash !== '' && !idsOf(read(target)).has(decodeURIComponent(hash.slice(1)));
      })
      .map((link) => `${file}: ${link}`);
  });
  expect(pages().length).toBeGreaterThan(200);
  expect(broken).toEqual([]);
});

test('every page has a name and a description of its own', () => {
  const named = pages().filter((file) => file.endsWith('index.html'));
  const of = (pattern: RegExp) => named.map((file) => pattern.exec(read(file))?.[1]);
  const titles = of(/<title>([^<]+)</);
  expect(titles.filter((title) => !title)).toEqual([]);
  expect(new Set(titles).size).toBe(named.length);
  expect(of(/<meta name="description" content="([^"]+)"/).filter((text) => !text)).toEqual([]);
});

test('every component says what to do and what not to do', () => {
  const components = files.filter((file) => /^components\/\w+\/index\.html$/.test(file));
  expect(components.length).toBeGreaterThan(100);
  expect(components.filter((file) => !idsOf(read(file)).has('guidance'))).toEqual([]);
});

test('the code of every page is that of a file, which a test builds', () => {
  const content = join(docs, 'content');
  const written = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(join(content, file), 'utf8').matchAll(/^```(?!sh$)(\w.*)$/gm)].map(
        ([, fence = '']) => ({ file, fence }),
      ),
    );
  expect(written.length).toBeGreaterThan(12);
  expect(written.filter(({ fence }) => !/ file=(install|recipes)\//.test(fence))).toEqual([]);
});

/** The pages of components, by the name of the component. */
const componentPages = () =>
  files.flatMap((file): { name: string; html: string }[] => {
    const name = /^components\/(\w+)\/index\.html$/.exec(file)?.[1];
    return name ? [{ name, html: read(file) }] : [];
  });

test('every component has its import, props, tokens and size', () => {
  const lacking = componentPages().flatMap(({ name, html }) => {
    const ids = idsOf(html);
    // `historyColumns` are hooks: their props are those of the table.
    const wanted = ['import', 'tokens', ...(/^[A-Z]/.test(name) ? ['props'] : [])];
    const parts = wanted.filter((id) => !ids.has(id));
    if (!/[\d.]+ kB of script, [\d.]+ kB of styles/.test(html.replaceAll('<!-- -->', '')))
      parts.push('size');
    return parts.length > 0 ? [`${name}: ${parts.join(', ')}`] : [];
  });
  expect(lacking).toEqual([]);
});

test('every component that takes props for its parts lists them, on its page and for language models', () => {
  const withSlots = componentPages().filter(({ html }) => html.includes('<code>slotProps</code>'));
  expect(withSlots.length).toBeGreaterThan(40);
  const lacking = withSlots.filter(
    ({ name, html }) =>
      !idsOf(html).has('slots') || !read(`components/${name}.md`).includes('## Slots of '),
  );
  expect(lacking.map(({ name }) => name)).toEqual([]);
  expect(read('components/DataTable.md')).toContain(
    '- `cell`: `<td>`, for each `(row, column)`. A cell, by its row and its column.',
  );
});

test.each([
  ['Menu', 'menuitem'],
  ['Toast', 'listitem'],
  ['DatePicker', 'gridcell'],
])('the page of %s says what a screen reader finds when it is open', (name, role) => {
  const html = read(`components/${name}/index.html`);
  expect(html.slice(html.indexOf('id="screen-readers"'))).toContain(role);
});

test.each([
  ['modal', 'Dialog'],
  ['popup', 'Dialog'],
  ['dropdown', 'Select'],
  ['snackbar', 'Toast'],
  ['spreadsheet', 'DataTable'],
  ['history table', 'HistoryTable'],
])('who searches for %s finds %s', (words, name) => {
  const index = MiniSearch.loadJSON<SearchEntry>(read('search.json'), SEARCH_OPTIONS);
  const found = index.search(words).map(({ id }) => String(id));
  expect(found.slice(0, 3)).toContain(`/components/${name}/`);
});

test('every link of llms.txt leads to a file', () => {
  const links = [...read('llms.txt').matchAll(/\]\(\/([^)]*)\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(150);
  const targets = links.map((path) => (/(^|\/)$/.test(path) ? `${path}index.html` : path));
  expect(targets.filter((path) => !files.includes(path))).toEqual([]);
});

/** How long a page's examples may take until they run, in ms: what never arrives is named. */
const RUN_MS = 60_000;

/** How long a page may take to draw a frame, in ms, and what is thrown when it draws none. */
const FRAME_MS = 30_000;
const NO_FRAME = 'The page draws no frame.';

/**
 * Brings every example of the page near the window, and waits until they run.
 *
 * @returns those that do not
 * @throws `NO_FRAME`
 */
const runAll = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ runMs, frameMs, noFrame }) => {
      const frame = () =>
        new Promise((drawn, missing) => {
          const late = setTimeout(() => missing(new Error(noFrame)), frameMs);
          requestAnimationFrame(() => {
            clearTimeout(late);
            drawn(undefined);
          });
        });
      const runs = (place: Element) => Object.keys(place).some((key) => key.startsWith('__react'));
      const places = [...document.querySelectorAll('[data-island],[data-example],[data-recipe]')];
      for (const place of places) {
        place.scrollIntoView();
        // What is near is known when a frame has ended.
        for (const _ of [1, 2]) await frame();
      }
      const late = performance.now() + runMs;
      while (!places.every(runs) && performance.now() < late) {
        await new Promise((over) => setTimeout(over, 20));
      }
      return places.filter((place) => !runs(place)).map((place) => place.outerHTML.slice(0, 80));
    },
    { runMs: RUN_MS, frameMs: FRAME_MS, noFrame: NO_FRAME },
  );

/** The brand and the scheme that a page, or a frame in it, is shown in. */
const lookOf = (shown: Page | Frame) =>
  shown.evaluate(() => {
    const { brand, scheme } = document.documentElement.dataset;
    return { brand, scheme };
  });

test('another brand or scheme shows at once, also in framed examples and other tabs', async () => {
  const context = await browser.newContext();
  const [page, tab] = [await context.newPage(), await context.newPage()];
  for (const each of [page, tab]) await each.goto(`${site.url}/components/Dialog/`);
  await runAll(page);
  const frame = page.frames()[1];
  if (!frame) throw new Error('There is no framed example.');
  await frame.waitForURL('**/*.html');
  const look = async () => [await lookOf(page), await lookOf(frame), await lookOf(tab)];
  const first = { brand: 'default', scheme: 'system' };
  expect(await look()).toEqual([first, first, first]);
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('lagoon');
  await page.getByRole('combobox', { name: 'Colour scheme' }).selectOption('light');
  const chosen = { brand: 'lagoon', scheme: 'light' };
  await expect.poll(look).toEqual([chosen, chosen, chosen]);
  await context.close();
});

test('a page that comes from the back/forward cache shows what was chosen meanwhile', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.url);
  // Playwright turns the browser's own cache off.
  await page.evaluate(() => {
    localStorage.setItem('docs.brand', 'lagoon');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await lookOf(page)).toEqual({ brand: 'lagoon', scheme: 'system' });
  await context.close();
});

test('a brand or scheme that was kept and is no longer there leaves the page as it is written', async () => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    localStorage.setItem('docs.brand', 'gone');
    localStorage.setItem('docs.scheme', 'gone');
  });
  const page = await context.newPage();
  await page.goto(site.url);
  expect(await lookOf(page)).toEqual({ brand: 'default', scheme: 'system' });
  await context.close();
});

/** Stories, which have a test with axe of their own, and bring landmarks and headings of other pages. */
const EXAMPLES = '[data-example], [data-recipe]';

/** The list of all pages, the same on every page: half of what axe would look at. */
const NAVIGATION = 'nav[aria-label="Pages"]';

/** Each thing that is done with a page ends within this, in ms, or the page hangs. */
const PAGE_MS = 240_000;
const HANGS = Symbol('hangs');

/** The work, or an error that says what hangs. */
async function notHanging<T>(what: string, work: Promise<T>): Promise<T> {
  const first = await Promise.race([work, delay(PAGE_MS, HANGS, { ref: false })]);
  if (first === HANGS) throw new Error(`${what} hangs.`);
  return first;
}

/**
 * In the page: how its text is set, each kind of element within its parent. Components that are
 * pictured in it are not its text: their contrast is looked at in their stories.
 */
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
    if (!hasText || element.closest('[data-still]')) continue;
    settings.add(`${kindOf(element)} in ${kindOf(element.parentElement)}`);
  }
  return [...settings];
}

/**
 * Looks at a page without what matches a selector: axe would go through what it is told to exclude.
 *
 * @param settings how text is set on the pages that were looked at in this scheme: contrast, which
 *   takes axe half of its time, is looked at only where a page adds to it
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

/** What a visit looks with, and what it has seen: contrast and navigation, once in a scheme. */
interface Visit {
  page: Page;
  settings: Set<string>;
  without: string;
}

/** What is wrong with a page. */
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

test('every page runs its examples without a message in the console, and axe finds nothing', async () => {
  const found: Record<string, unknown> = {};
  const queue = pages();
  const settings = { light: new Set<string>(), dark: new Set<string>() };
  const visitAll = async (scheme: 'light' | 'dark') => {
    const open = () => browser.newPage({ colorScheme: scheme, reducedMotion: 'reduce' });
    const visit = { page: await open(), settings: settings[scheme], without: EXAMPLES };
    for (let file = queue.pop(); file; file = queue.pop()) {
      const problems = await problemsOf(file, visit).catch(async (error: unknown) => {
        // In about one of a thousand visits Chromium stops drawing a page, for good, while its code
        // goes on. A page of the site that draws nothing does so in a new one as well.
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
