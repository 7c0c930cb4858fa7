import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type Axe from 'axe-core';
import { chromium as playwright, type Browser, type Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chromium } from '../../testing/src/chromium.ts';
import { readDecisions } from './decisionFile.ts';
import { writeReport } from './report.ts';
import { reviewPictures } from './review.ts';
import { serveReview } from './reviewServer.ts';
import { fileOf, type Shot } from './shots.ts';
import { temporaryFolder } from './testing/fixture.ts';

/** Four pictures of two stories, each with a grey of its own. */
const SHOTS: Shot[] = ['ui--a', 'ui--b'].flatMap((story) =>
  ([390, 1280] as const).map((width) => ({ story, brand: 'aurora', width })),
);

function pictures(shots: readonly Shot[], grey: number) {
  const folder = temporaryFolder();
  for (const shot of shots) {
    const png = new PNG({ width: shot.width, height: 60 });
    png.data.fill(grey);
    writeFileSync(join(folder, fileOf(shot)), PNG.sync.write(png));
  }
  return folder;
}

let browser: Browser;
let page: Page;
let report: string;
let decisions: string;
let server: Awaited<ReturnType<typeof serveReview>>;

/** Writes a report of four changes, one new and one removed picture, and opens it. */
async function openReport(how: 'served' | 'as a file') {
  report = temporaryFolder();
  decisions = join(temporaryFolder(), 'visual-decisions.json');
  const added: Shot = { story: 'ui--new', brand: 'aurora', width: 390 };
  const removed: Shot = { story: 'ui--old', brand: 'aurora', width: 390 };
  const [old, now] = [
    [...SHOTS, removed],
    [...SHOTS, added],
  ];
  const folders = { before: pictures(old, 90), after: pictures(now, 200) };
  const problems = new Map([['ui--c/aurora/390', 'It hangs.']]);
  const story = (id: string) => ({ id, title: `Ui/${id}`, name: '</script>' });
  await writeReport(
    report,
    reviewPictures({ before: old, after: now }, folders, problems),
    {
      before: {
        name: 'main',
        stories: ['ui--a', 'ui--b', 'ui--old'].map(story),
        pictures: folders.before,
      },
      after: { name: 'the working tree', stories: ['ui--new'].map(story), pictures: folders.after },
    },
    {},
  );
  server = await serveReview({ report, decisions });
  await page.goto(how === 'served' ? server.url : pathToFileURL(join(report, 'index.html')).href);
  await page.getByRole('button', { name: 'aurora · 390' }).first().waitFor();
}

beforeAll(async () => {
  browser = await playwright.launch(chromium);
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

/** The row that is chosen, as a reader hears it. */
const chosen = () => page.locator('.row[aria-current]').innerText();
const status = () => page.getByRole('status').innerText();

describe('the page', () => {
  test('has nothing for axe to say in any of its states', async () => {
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

  test('is walked by keyboard: rows, views and the border between the pictures', async () => {
    await openReport('served');
    expect(await chosen()).toContain('aurora · 390');
    await page.keyboard.press('j');
    expect(await chosen()).toContain('aurora · 1280');
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    expect(await chosen()).toContain('aurora · 390');

    expect(await page.locator('#stage img').count()).toBe(2);
    await page.keyboard.press('2');
    const border = page.getByRole('slider');
    expect(await border.inputValue()).toBe('50');
    await page.keyboard.press('ArrowRight');
    expect(await border.inputValue()).toBe('55');
    await page.keyboard.press('3');
    expect(await page.getByAltText('pixels that differ').count()).toBe(1);
  });

  test('lists new and removed stories, and those without a picture', async () => {
    await openReport('served');
    await page.getByRole('button', { name: /^New/ }).click();
    expect(await page.locator('.row').innerText()).toContain('added');
    await page.getByRole('button', { name: /^Removed/ }).click();
    expect(await page.locator('.row').innerText()).toContain('removed');
    await page.getByText('1 could not be pictured').click();
    expect(await page.locator('#problems').innerText()).toContain('ui--c/aurora/390 It hangs.');
  });

  test('finds a story by its name', async () => {
    await openReport('served');
    await page.keyboard.press('/');
    await page.keyboard.type('ui--b 1280');
    expect(await page.locator('.row').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    expect(await chosen()).toContain('aurora · 1280');
  });

  test('opened as a file shows everything, and says how to decide', async () => {
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

describe('a decision', () => {
  test('needs a reason, is written, and leads to the next open change', async () => {
    await openReport('served');
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await page.keyboard.type('Lighter on purpose');
    await page.keyboard.press('Enter');
    await expect.poll(status).toContain('3 open, 1 accepted');
    expect(await chosen()).toContain('aurora · 1280');
    const [[key, decision] = []] = Object.entries(readDecisions(decisions));
    expect(key).toBe('ui--a/aurora/390');
    expect(decision).toMatchObject({ verdict: 'accepted', reason: 'Lighter on purpose' });
  });

  test('may reach a whole story, or all that is open', async () => {
    await openReport('served');
    await page.keyboard.press('r');
    await page.keyboard.type('Too pale');
    await page.getByLabel('This story, wherever it is open (2)').check();
    await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
    await expect.poll(status).toContain('2 open, 0 accepted, 2 rejected');
    await page.keyboard.press('a');
    await page.getByLabel('Everything that is open (2)').check();
    await page.getByRole('button', { name: 'Accept', exact: true }).last().click();
    await expect.poll(status).toContain('0 open, 2 accepted, 2 rejected');
    expect(Object.values(readDecisions(decisions)).map(({ reason }) => reason)).toEqual(
      Array.from({ length: 4 }, () => 'Too pale'),
    );
  });

  test('can be taken back', async () => {
    await openReport('served');
    await page.keyboard.press('a');
    await page.keyboard.type('Fine');
    await page.keyboard.press('Enter');
    await expect.poll(status).toContain('1 accepted');
    await page.keyboard.press('u');
    await expect.poll(status).toContain('4 open, 0 accepted');
    expect(readDecisions(decisions)).toEqual({});
    expect(await chosen()).toContain('aurora · 390');
  });
});

describe('the review server', () => {
  const send = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}decisions`, {
      method: 'PATCH',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const decision = { image: '0', verdict: 'accepted', reason: 'x' };

  test.each([
    ['a picture that is not in the report', JSON.stringify({ 'ui--z/aurora/390': decision }), {}],
    [
      'another picture than that of the report',
      JSON.stringify({ 'ui--a/aurora/390': decision }),
      {},
    ],
    ['no decision', JSON.stringify({ 'ui--a/aurora/390': { verdict: 'accepted' } }), {}],
    ['no JSON', 'a=b', {}],
    ['what a form of another site could send', '{}', { 'content-type': 'text/plain' }],
  ])('refuses %s', async (_, body, headers) => {
    await openReport('served');
    const response = await send(body, headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error');
    expect(readDecisions(decisions)).toEqual({});
  });

  test('hands out the report and nothing else', async () => {
    await openReport('served');
    const statusOf = async (path: string) => (await fetch(new URL(path, server.url))).status;
    expect(await statusOf('report.json')).toBe(404);
    expect(await statusOf('images/..%2f..%2fpackage.json')).toBe(404);
    expect(await statusOf('index.html')).toBe(200);
  });

  test('asks for a report first', async () => {
    await openReport('served');
    await expect(serveReview({ report: temporaryFolder(), decisions })).rejects.toThrow(
      'There is no report yet: run npm run visual -- --base REV first.',
    );
  });
});
