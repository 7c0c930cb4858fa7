import { cpSync, readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type Axe from 'axe-core';
import { chromium as playwright, type Browser, type Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromium } from '../../testing/src/chromium.ts';
import type { MadeShot } from './capture.ts';
import type { Cause } from './causes/cause.ts';
import { readDecisions, writeDecision } from './decisionFolder.ts';
import type { Decision } from './decisions.ts';
import { openStore } from './pictureStore.ts';
import { writeReport } from './report.ts';
import { reviewPictures } from './review.ts';
import { serveReview } from './reviewServer.ts';
import { keyOf, type Shot } from './shots.ts';
import { fixtureStory, temporaryFolder } from './testing/fixture.ts';

const AUTHOR = 'Asha <asha@example.org>';

const shotOf = (story: string, width: number): Shot => ({
  story,
  brand: 'aurora',
  scheme: 'dark',
  width,
  look: 'rest',
});

const SHOTS = ['ui--a', 'ui--b'].flatMap((story) =>
  [390, 1280].map((width) => shotOf(story, width)),
);

const cause = (id: string): Cause => ({ id, kind: 'component', name: id });
/**
 * Causes: Button changed `ui--a`; Notice changed `ui--b`; Button also changed `ui--b` at 1280 px.
 */
const CAUSES: Record<string, Cause[]> = {
  'ui--a/aurora/dark/390': [cause('Button')],
  'ui--a/aurora/dark/1280': [cause('Button')],
  'ui--b/aurora/dark/390': [cause('Notice')],
  'ui--b/aurora/dark/1280': [cause('Button'), cause('Notice')],
};

let browser: Browser;
let page: Page;
let fresh: string;
let report: string;
let decisions: string;
let server: Awaited<ReturnType<typeof serveReview>>;

/** Creates a grey image, taller than a window, with a mark in another grey near the bottom. */
function picture(width: number, grey: number) {
  const png = new PNG({ width, height: 1600 });
  png.data.fill(90);
  for (let at = 0; at < 40; at += 1) png.data.fill(grey, (1400 * width + at) * 4);
  png.data.fill(90, 1401 * width * 4);
  return PNG.sync.write(png);
}

/**
 * Writes a report with four changes, one new and one removed screenshot, and one story without a
 * screenshot.
 */
async function makeReport(grey = 200, shots = SHOTS) {
  const store = openStore(temporaryFolder());
  const made = (shot: Shot, value: number): MadeShot => {
    const make = `${keyOf(shot).replaceAll('/', '.')}.${value}`;
    store.write(make, { png: picture(shot.width, value), parts: [] });
    return { ...shot, make };
  };
  const side = (value: number, extra: string) =>
    [...shots, shotOf(extra, 390)].map((shot) => made(shot, value));
  const review = await reviewPictures(
    { before: side(90, 'ui--old'), after: side(grey, 'ui--new') },
    {
      store,
      workers: 1,
      problems: { before: new Map(), after: new Map([['ui--c/aurora/dark/390', 'It hangs.']]) },
    },
  );
  const stories = ['ui--a', 'ui--b', 'ui--old', 'ui--new'].map((id) => ({
    ...fixtureStory(id),
    title: `Ui/${id}`,
    name: '</script>',
  }));
  await writeReport(
    report,
    { ...review, missed: [], causes: new Map(Object.entries(CAUSES)) },
    {
      before: 'main',
      after: 'the working tree',
      stories: new Map(stories.map((story) => [story.id, story])),
      store,
      decisions: {},
    },
  );
}

async function openReport(how: 'served' | 'as a file') {
  report = temporaryFolder();
  cpSync(fresh, report, { recursive: true });
  decisions = join(temporaryFolder(), 'visual-decisions');
  const now = () => new Date('2026-06-01T10:00:00Z');
  server = await serveReview({ report, decisions, author: AUTHOR, now });
  await page.goto(how === 'served' ? server.url : pathToFileURL(join(report, 'index.html')).href);
  await page.locator('#subject h1').waitFor();
}

/** Decides on the selected item. `scope` is the label of the scope, or part of the label. */
async function decide(key: 'a' | 'r', reason: string, scope?: string) {
  await page.keyboard.press(key);
  await page.keyboard.type(reason);
  if (scope !== undefined) await page.getByRole('radio', { name: scope }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Accept|Reject)$/ })
    .click();
}

beforeAll(async () => {
  browser = await playwright.launch(chromium);
  report = fresh = temporaryFolder();
  await makeReport();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage();
  return async () => {
    server.close();
    await page.close();
  };
});

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

async function violations(): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const found = await axe.run(document);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  });
}

/** Returns the text of the selected row, even if the browser has not laid it out yet. */
const chosen = () => page.locator('.row[aria-current]').textContent();
const status = () => page.getByRole('status').innerText();

describe('the page of the report', () => {
  test('has no violations that axe can find in any state', async () => {
    await openReport('served');
    expect(await violations()).toEqual([]);
    for (const key of ['2', '3', 'a']) {
      await page.keyboard.press(key);
      expect(await violations()).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^New/ }).click();
    expect(await violations()).toEqual([]);
  });

  test('can be operated with the keyboard: rows, views and the divider between the screenshots', async () => {
    await openReport('served');
    expect(await chosen()).toContain('aurora · dark · 390');
    await page.keyboard.press('j');
    expect(await chosen()).toContain('aurora · dark · 1280');
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    expect(await chosen()).toContain('aurora · dark · 390');

    expect(await page.locator('#stage img').count()).toBe(2);
    await page.keyboard.press('2');
    const border = page.getByRole('slider');
    expect(await border.inputValue()).toBe('50');
    await page.keyboard.press('ArrowRight');
    expect(await border.inputValue()).toBe('55');
    await page.keyboard.press('3');
    expect(await page.getByAltText('pixels that differ').count()).toBe(1);
  });

  test('lists new and removed stories, and stories without a screenshot', async () => {
    await openReport('served');
    const row = () => page.locator('.row').textContent();
    await page.getByRole('button', { name: /^New/ }).click();
    expect(await row()).toContain('added');
    await page.getByRole('button', { name: /^Removed/ }).click();
    expect(await row()).toContain('removed');
    await page.getByText('1 in the way').click();
    expect(await page.locator('#problems').innerText()).toContain(
      'ui--c/aurora/dark/390 It hangs.',
    );
  });

  test('finds a story by its name', async () => {
    await openReport('served');
    await page.keyboard.press('/');
    await page.keyboard.type('ui--b 1280');
    expect(await page.locator('.row').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    expect(await chosen()).toContain('aurora · dark · 1280');
  });

  test('shows everything when opened as a file, and explains how to decide', async () => {
    await openReport('as a file');
    expect(await page.getByRole('alert').innerText()).toContain('npm run visual -- --review');
    expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    const width = await page
      .locator('#stage img')
      .first()
      .evaluate((image) => image.clientWidth);
    expect(width).toBeGreaterThan(0);
  });
});

describe('at every window size', () => {
  test.each([
    ['a phone', 390, 844],
    ['a tablet', 820, 1180],
    ['a desktop', 1440, 900],
  ])('fits on %s, with the difference in view', async (_, width, height) => {
    await page.setViewportSize({ width, height });
    await openReport('served');
    const isWider = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
    expect(await isWider()).toBe(false);
    expect(await violations()).toEqual([]);
    await expect
      .poll(() =>
        page.locator('#stage').evaluate((stage) => {
          const image = [...stage.querySelectorAll('img')].at(-1);
          if (!image) return false;
          const place = image.getBoundingClientRect();
          const mark = place.top + 1400 * (place.width / image.naturalWidth);
          const around = stage.getBoundingClientRect();
          return mark > around.top && mark < Math.min(around.bottom, innerHeight);
        }),
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Accept' }).click();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    if (width === 390) {
      await page.getByRole('button', { name: 'All differences' }).click();
      await page.getByRole('button', { name: /1280/ }).first().click();
      expect(await page.locator('#subject').innerText()).toContain('1280');
      expect(await isWider()).toBe(false);
    }
  });

  test('shows the next of 10,000 rows without rendering the list again', async () => {
    await openReport('served');
    const { rows, last, stays } = await page.evaluate(async () => {
      const response = await fetch('report.json');
      const data = (await response.json()) as { items: { key: string }[] };
      const [item] = data.items;
      const items = Array.from({ length: 10_000 }, (_, at) => ({ ...item, key: `row ${at}` }));
      // Rewrites the page, with many items that share one image.
      const html = await (await fetch('index.html')).text();
      const json = JSON.stringify({ ...data, items }).replaceAll('<', '\\u003c');
      const [start = '', end = ''] = html.split(/(?<=id="report">)[^]*?(?=<\/script>)/);
      document.querySelector('#list')?.remove();
      document.open();
      document.write(`${start}${json}${end}`);
      document.close();
      const shown = () => [...document.querySelectorAll<HTMLElement>('.row')];
      while (shown().length === 0) await new Promise((drawn) => setTimeout(drawn, 20));
      const [first] = shown();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
      const stays = first?.isConnected === true && shown()[1]?.ariaCurrent === 'true';
      shown().at(-1)?.click();
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const { bottom = Infinity } = shown().at(-1)?.getBoundingClientRect() ?? {};
      return { rows: shown().length, last: bottom <= innerHeight, stays };
    });
    expect({ rows, last, stays }).toEqual({ rows: 10_000, last: true, stays: true });
  });
});

describe('a page with decisions', () => {
  test('requires a reason, saves it with author and date, and shows the next open change', async () => {
    await openReport('served');
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await decide('a', 'Lighter on purpose', 'This picture (1)');
    await expect.poll(status).toContain('3 open, 1 accepted');
    expect(await chosen()).toContain('aurora · dark · 1280');
    const [[key, decision] = []] = Object.entries(readDecisions(decisions));
    expect(key).toBe('ui--a/aurora/dark/390');
    expect(decision).toMatchObject({
      verdict: 'accepted',
      reason: 'Lighter on purpose',
      author: AUTHOR,
      date: '2026-06-01T10:00:00Z',
    });
  });

  test('a change is decided once a decision exists for each of its causes', async () => {
    await openReport('served');
    await decide('a', 'Softer', 'The cause: Button (2)');
    await expect.poll(status).toContain('2 open, 2 accepted');
    expect(await page.locator('#subject').innerText()).toContain('Cause: Notice');
    await decide('a', 'Softer', 'The cause: Notice (2)');
    await expect.poll(status).toContain('0 open, 4 accepted');
    expect(Object.values(readDecisions(decisions)).map(({ cause: about }) => about)).toEqual([
      'Button',
      'Button',
      'Notice',
      'Notice',
    ]);
  });

  test('rejects all changes with a cause when the cause is rejected', async () => {
    await openReport('served');
    await decide('r', 'Too pale', 'The cause: Button (3)');
    await expect.poll(status).toContain('1 open, 0 accepted, 3 rejected');
  });

  test('leaves all unlisted changes open after a decision on the list', async () => {
    await openReport('served');
    await page.keyboard.press('/');
    await page.keyboard.type('1280');
    await page.keyboard.press('Escape');
    await decide('a', 'Fine', 'What the list shows and is open (2)');
    await expect.poll(status).toContain('2 open, 2 accepted');
    expect(Object.keys(readDecisions(decisions)).every((key) => key.endsWith('1280'))).toBe(true);
  });

  test('undoes a decision on all changes with one press', async () => {
    await openReport('served');
    await decide('r', 'No', 'This picture (1)');
    await expect.poll(status).toContain('3 open');
    await decide('a', 'Fine', 'Everything that is open (3)');
    await expect.poll(status).toContain('0 open, 3 accepted, 1 rejected');
    await page.keyboard.press('u');
    await expect.poll(status).toContain('3 open, 0 accepted, 1 rejected');
    await page.keyboard.press('u');
    await expect.poll(status).toContain('4 open, 0 accepted, 0 rejected');
    expect(readDecisions(decisions)).toEqual({});
  });

  test('restores the earlier decision on undo', async () => {
    await openReport('served');
    const key = 'ui--a/aurora/dark/390';
    await decide('r', 'No', 'This picture');
    await expect.poll(status).toContain('1 rejected');
    const rejected = readDecisions(decisions)[key];
    await page.keyboard.press('k');
    await page.getByRole('button', { name: /^Changed/ }).click();
    await decide('a', 'Yes', 'This picture');
    await expect.poll(status).toContain('1 accepted, 0 rejected');
    await page.keyboard.press('u');
    await expect.poll(status).toContain('0 accepted, 1 rejected');
    expect(readDecisions(decisions)[key]).toEqual(rejected);
  });

  async function theirsOn(key: string): Promise<Decision> {
    const response = await fetch(`${server.url}/report.json`);
    const { items } = (await response.json()) as {
      items: { key: string; change?: { image: string } }[];
    };
    return {
      image: items.find((item) => item.key === key)?.change?.image ?? '',
      verdict: 'rejected',
      reason: 'Too pale',
      author: 'Ravi <ravi@example.org>',
      date: '2026-06-01T09:00:00Z',
    };
  }

  test("shows another reviewer's decision, and does not overwrite it from an outdated page", async () => {
    await openReport('served');
    const key = 'ui--a/aurora/dark/390';
    const theirs = await theirsOn(key);
    await page.keyboard.press('a');
    await page.keyboard.type('Fine');
    // The page does not poll the server while it asks for a reason.
    writeDecision(decisions, key, theirs);
    await page.getByRole('radio', { name: 'Everything that is open (4)' }).check();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toContain('Nothing was written, because the report or a decision was changed elsewhere');
    expect(readDecisions(decisions)).toEqual({ [key]: theirs });
    expect(await status()).toContain('3 open, 0 accepted, 1 rejected');
  });

  test("does not remove another reviewer's later decision on undo", async () => {
    await openReport('served');
    const key = 'ui--a/aurora/dark/390';
    await decide('a', 'Fine', 'This picture');
    await expect.poll(status).toContain('1 accepted, 0 rejected');
    const theirs = await theirsOn(key);
    writeDecision(decisions, key, theirs);
    await expect.poll(status).toContain('0 accepted, 1 rejected');
    await page.keyboard.press('u');
    expect(readDecisions(decisions)).toEqual({ [key]: theirs });
    expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  });

  test('shows a decision on other open pages', async () => {
    await openReport('served');
    const other = await browser.newPage();
    await other.goto(server.url);
    await decide('a', 'Fine', 'Everything that is open');
    await expect.poll(() => other.getByRole('status').innerText()).toContain('0 open, 4 accepted');
    await other.close();
  });
});

describe('a report that is written again', () => {
  test('shows a new report on the open page, at the same item', async () => {
    await openReport('served');
    await page.keyboard.press('j');
    const before = await page.locator('#stage img').last().getAttribute('src');
    await makeReport(120);
    await expect.poll(() => page.locator('#stage img').last().getAttribute('src')).not.toBe(before);
    expect(await chosen()).toContain('aurora · dark · 1280');
    const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    await expect.poll(() => page.locator('#stage img').last().evaluate(isLoaded)).toBe(true);
    expect(await page.getByRole('alert').innerText()).toContain('The page shows the current state');
  });

  test('rejects decisions from a page that shows the previous report', async () => {
    await openReport('served');
    const present = await fetch(`${server.url}/present`);
    const { version } = (await present.json()) as { version: string };
    await makeReport(120);
    const response = await fetch(`${server.url}/decisions`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version, changes: {} }),
    });
    expect(response.status).toBe(409);
  });

  test('deletes the images of the previous report', async () => {
    await openReport('served');
    const size = () => statSync(join(report, 'images')).nlink;
    expect(size()).toBeGreaterThan(0);
    const { items } = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as {
      items: { after?: string }[];
    };
    await makeReport(120, SHOTS.slice(0, 1));
    const gone = items.at(-1)?.after ?? items[0]?.after ?? '';
    expect((await fetch(new URL(gone, server.url))).status).toBe(404);
  });
});

describe('the review server', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/decisions`, {
      method: 'PATCH',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const now = { image: '0', verdict: 'accepted', reason: 'x' };
  const change = (key: string, value: unknown) => JSON.stringify({ changes: { [key]: value } });
  const KEY = 'ui--a/aurora/dark/390';

  test.each([
    ['a decision on a picture that is not in the report', change('ui--z/aurora/dark/390', now), {}],
    ['a decision on an earlier picture than the one in the report', change(KEY, now), {}],
    ['an incomplete decision', change(KEY, { verdict: 'accepted' }), {}],
    ['a body that is not JSON', 'a=b', {}],
    ['a request that a form on another site could send', '{}', { 'content-type': 'text/plain' }],
  ])('rejects %s', async (_, body, headers) => {
    await openReport('served');
    const response = await send(body, headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error');
    expect(readDecisions(decisions)).toEqual({});
  });

  test('rejects requests from pages of other sites', async () => {
    await openReport('served');
    const { port } = new URL(server.url);
    const status = await new Promise((resolve) => {
      const headers = { host: `evil.example:${port}` };
      get({ host: '127.0.0.1', port, path: '/', headers }, ({ statusCode }) => resolve(statusCode));
    });
    expect(status).toBe(403);
  });

  test('serves only the report', async () => {
    await openReport('served');
    const statusOf = async (path: string) => (await fetch(new URL(path, server.url))).status;
    expect(await statusOf('images/..%2f..%2fpackage.json')).toBe(404);
    expect(await statusOf('index.html')).toBe(200);
  });

  test('requires a report', async () => {
    await openReport('served');
    await expect(
      serveReview({ report: temporaryFolder(), decisions, author: AUTHOR }),
    ).rejects.toThrow('There is no report yet: run npm run visual -- --base REV first.');
  });
});
