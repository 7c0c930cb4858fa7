import type { Browser, Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '../../testing/src/serveFolder.ts';
import { shoot, takeStill } from './camera.ts';
import type { Shot } from './shots.ts';
import { launchBrowser, openStoryPage, type StoryPage } from './storyPage.ts';
import { fixtureStorybook } from './testing/fixture.ts';

const head = (position: string) =>
  `<b style="position: ${position}; top: 0; display: block; height: 20px; background: red"></b>`;
const table = (position: string) =>
  `<div style="height: 80px; overflow: auto"><div style="height: 400px">${head(position)}</div></div>`;

const STORIES = {
  'ui--table': table('sticky'),
  'ui--loose-table': table('static'),
  'ui--page': `<div style="height: 3000px">${head('sticky')}</div>`,
  'ui--loose-page': `<div style="height: 3000px">${head('static')}</div>`,
  'ui--a': 'A in BRAND',
  'ui--b': 'B in BRAND',
  'ui--c': 'throws',
  'ui--torn': '<img alt="" src="missing.png">',
  'ui--late': 'late <b>text</b>',
  'ui--hovered': `<style>p { margin: 0; height: 40px } p:hover { background: red }</style><p></p>`,
  'ui--framed':
    '<iframe src="iframe.html?id=ui--late&globals=brand:BRAND;scheme:dark;direction:ltr"></iframe>',
};

const SHOT: Shot = { story: 'ui--a', brand: 'ember', scheme: 'dark', width: 320, look: 'rest' };

let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;
let stories: StoryPage;

beforeAll(async () => {
  browser = await launchBrowser();
  server = await serveFolder(fixtureStorybook('the working tree', STORIES).storybook);
  stories = await openStoryPage(browser, server.url);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** Returns the text of the page, and how often this function has already run there. */
const look = (page: Page) =>
  page.evaluate(() => {
    const counter = globalThis as unknown as { shown?: number };
    counter.shown = (counter.shown ?? 0) + 1;
    return [document.body.textContent, counter.shown];
  });
const browse = (story: string, brand = 'ember') =>
  stories.browse({ story, brand, width: 320 }, look);

test('shows stories in one page, and reloads the page after a failure', async () => {
  expect(await browse('ui--a')).toEqual(['A in ember', 1]);
  expect(await browse('ui--b')).toEqual(['B in ember', 2]);
  expect(await browse('ui--a', 'aurora')).toEqual(['A in aurora', 3]);
  await expect(browse('ui--c', 'aurora')).rejects.toThrow('No such button');
  expect(await browse('ui--b', 'aurora')).toEqual(['B in aurora', 1]);
});

test('mounts a story again only at another width or in another direction', async () => {
  const takeIn = async (changed: Partial<Shot>) => {
    const [page] = browser.contexts().flatMap((context) => context.pages());
    await page?.evaluate(() => Object.assign(globalThis, { asked: [] }));
    expect(await stories.take({ ...SHOT, ...changed })).toHaveProperty('png');
    return page?.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  };
  const both = ['updateGlobals', 'forceRemount'];
  await browse('ui--b');
  expect(await takeIn({})).toEqual(['setCurrentStory']);
  expect(await takeIn({ plays: true })).toEqual(['forceRemount']);
  expect(await takeIn({ brand: 'aurora' })).toEqual(['updateGlobals']);
  expect(await takeIn({ brand: 'aurora', scheme: 'light' })).toEqual(['updateGlobals']);
  expect(await takeIn({ look: 'rtl' })).toEqual(both);
  expect(await takeIn({})).toEqual(both);
  expect(await takeIn({ width: 1280 })).toEqual(['forceRemount']);
});

test('shows sticky elements in the middle of a container and of the page in a scrolled screenshot', async () => {
  const scrolled = async (story: string) => {
    const taken = await stories.take({ ...SHOT, story, look: 'scrolled' });
    if (!('png' in taken)) return taken;
    const { height, data } = PNG.sync.read(taken.png);
    return { height, first: [...data.subarray(0, 3)].join() };
  };
  const [red, white] = ['255,0,0', '255,255,255'];
  expect(await scrolled('ui--table')).toEqual({ height: 844, first: red });
  expect(await scrolled('ui--loose-table')).toEqual({ height: 844, first: white });
  // The scrolled screenshot shows only the window, because the screenshot at rest shows the whole
  // page.
  expect(await scrolled('ui--page')).toEqual({ height: 844, first: red });
  expect(await scrolled('ui--loose-page')).toEqual({ nothing: true });
});

test("renders the motion sheet on its own page, and does not change the story's page", async () => {
  await browse('ui--b');
  await stories.take(SHOT);
  const [page] = browser.contexts().flatMap((context) => context.pages());
  await page?.evaluate(() => Object.assign(globalThis, { asked: [] }));
  expect(await stories.take({ ...SHOT, look: 'motion' })).toHaveProperty('png');
  const atRest = await stories.take(SHOT);
  expect(await page?.evaluate('asked')).toEqual([]);
  expect(await page?.evaluate('document.body.textContent')).toBe('A in ember');
  expect(atRest).toEqual(await stories.take(SHOT));
});

test('moves the pointer away before a screenshot', async () => {
  const shot = { ...SHOT, story: 'ui--hovered' };
  const before = await stories.take(shot);
  await stories.browse(shot, (page) => page.mouse.move(20, 20));
  expect(await stories.take(shot)).toEqual(before);
});

test('reloads a page whose requests were aborted, because its fonts may be missing', async () => {
  await browse('ui--a');
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const page of pages) await page.route('**/missing.png', (route) => route.abort());
  expect(await browse('ui--torn')).toEqual(['', 1]);
  expect(await browse('ui--b')).toEqual(['B in ember', 1]);
  expect(await browse('ui--a')).toEqual(['A in ember', 2]);
  for (const page of pages) await page.unroute('**/missing.png');
});

test('waits for a story inside an iframe', async () => {
  for (const fresh of [true, false]) {
    const others = await openStoryPage(browser, server.url, { fresh });
    const frame = () => browser.contexts().at(-1)?.pages()[0]?.frames()[1];
    expect(await others.take({ ...SHOT, story: 'ui--framed' })).toHaveProperty('png');
    expect(await frame()?.evaluate(() => document.body.textContent)).toBe('late text');
    await others.close();
  }
});

test('repaints the content of an iframe completely before a screenshot', async () => {
  const others = await openStoryPage(browser, server.url);
  const framed = { ...SHOT, story: 'ui--framed' };
  await others.take(framed);
  const page = browser.contexts().at(-1)?.pages()[0];
  await page?.evaluate(() => {
    const visibilities: string[] = [];
    Object.assign(globalThis, { visibilities });
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    frame.style.visibility = 'inherit';
    new MutationObserver(() => visibilities.push(frame.style.visibility)).observe(frame, {
      attributeFilter: ['style'],
    });
  });
  expect(await others.take(framed)).toHaveProperty('png');
  expect(await page?.evaluate('visibilities.slice(-2)')).toEqual(['hidden', 'inherit']);
  await others.close();
});

test.each([
  ['at once if it equals the previous one', 'A', 'A', 1],
  ['once it is repeated, if it differs from the previous one', 'A', 'BCC', 3],
  ['once it is repeated, for a new story', undefined, 'AA', 2],
])('returns a screenshot %s', async (_, before, shown, times) => {
  let taken = 0;
  const take = () => Promise.resolve(Buffer.from(shown.charAt(taken++)));
  const known = before === undefined ? undefined : Buffer.from(before);
  const page = await browser.newPage();
  expect(await takeStill(page, { known, take })).toEqual({ png: Buffer.from(shown.at(-1) ?? '') });
  expect(taken).toBe(times);
  await page.close();
});

test('loads a new page for every visit', async () => {
  await browse('ui--a');
  expect(await stories.visit({ story: 'ui--b', brand: 'ember', width: 320 }, look)).toEqual([
    'B in ember',
    1,
  ]);
  expect(await browse('ui--a')).toEqual(['A in ember', 1]);
});

test('a screenshot does not resize the window', async () => {
  const window = (page: Page) =>
    page.evaluate(() => [innerWidth, innerHeight, screen.width, screen.height]);
  for (const width of [320, 1280]) {
    const view = { story: 'ui--a', brand: 'ember', width };
    const [before, after] = await stories.visit(view, async (page) => {
      const size = await window(page);
      await shoot(page);
      return [size, await window(page)];
    });
    expect(before?.[0]).toBe(width);
    expect(after).toEqual(before);
  }
});
