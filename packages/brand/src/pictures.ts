import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import { memoize } from 'es-toolkit';
import { resize, shoot, takeStill, withBrowser } from '@platform/visual-review';
import { chromium } from '../../testing/src/chromium.ts';
import { exampleSession, fillWithExamples, type Browser, type Page } from './exampleSite.ts';
import { addressOf, fileOf, indexPage, pageNamed, posesOf, SIDES } from './pictureJob.ts';
import type { PictureJob, Pose, Side } from './pictureJob.ts';
import { Traffic } from './traffic.ts';

/** Bar that only previews show. It is removed before each screenshot. */
const BAR = '#preview-bar';
/** Maximum number of attempts: after too many requests, a server shows the site instead of a preview. */
const TRIES = 5;
const PAUSE_MS = 2_000;
/** Maximum time to wait for more requests after a page has loaded, in ms. */
const ARRIVAL_MS = 10_000;

/** Browser window for one version, with its own cache. */
interface Visit {
  page: Page;
  traffic: Traffic;
}

async function visit(browser: Browser, side: Side, isMember: boolean): Promise<Visit> {
  const { origin } = new URL(side.address);
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: isMember ? [{ origin, localStorage: exampleSession() }] : [],
    },
  });
  await fillWithExamples(context);
  const page = await context.newPage();
  const traffic = new Traffic(page);
  if (side.isPreview) {
    await page.goto(side.address);
    // A script exchanges the token in the URL for a cookie, and opens the home page.
    await page.waitForURL(({ hash, pathname }) => hash === '' && pathname === '/');
  }
  return { page, traffic };
}

async function send(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.fill(typed);
  await field.press('Enter');
}

/** Scrolls the page and waits until its observers, which run in the order of creation, have run. */
function showAt(top: number): Promise<void> {
  scrollTo(0, top);
  return new Promise((resolve) => {
    const last = new IntersectionObserver(() => {
      last.disconnect();
      resolve();
    });
    last.observe(document.documentElement);
  });
}

/** Scrolls through a page once, so that its lazy content loads. */
async function readThrough(page: Page, { height }: Pose): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += height) {
    await page.evaluate(showAt, top);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Moves elements from the bottom of the window to the end of the page. Runs in the page. */
function lowerToTheEnd() {
  const below = document.documentElement.scrollHeight - innerHeight;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, bottom } = getComputedStyle(element);
    const { top, bottom: end } = element.getBoundingClientRect();
    if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
    if (position === 'fixed' && top > 0 && Math.round(end) === innerHeight) {
      element.style.translate = `0 ${below}px`;
    }
  }
}

async function take(visited: Visit, side: Side, pose: Pose): Promise<Buffer> {
  const { page, traffic } = visited;
  const { page: name, scheme, width, height } = pose;
  const shown = pageNamed(name);
  const fullPage = shown.dialog === undefined;
  const { origin } = new URL(side.address);
  await resize(page, { width, height });
  await page.emulateMedia({ colorScheme: scheme });
  await page.context().addCookies([{ name: 'scheme', value: scheme, url: origin }]);
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.goto(origin + addressOf(shown));
    if ((await page.locator(BAR).count()) > 0 === side.isPreview) {
      await traffic.quiet(ARRIVAL_MS);
      await page.locator(BAR).evaluateAll((bars) => bars.forEach((bar) => bar.remove()));
      if (shown.typed !== undefined) await send(page, shown.typed);
      if (fullPage) {
        await readThrough(page, pose);
        await traffic.quiet(ARRIVAL_MS);
        await page.evaluate(lowerToTheEnd);
      }
      const still = await takeStill(page, { fullPage });
      // Captures the page as it is if the page never stops moving.
      return 'png' in still ? still.png : await shoot(page, { fullPage });
    }
    await page.waitForTimeout(PAUSE_MS);
  }
  throw new InputError(
    side.isPreview
      ? `${origin} does not show the preview, perhaps after too many requests. Try again in a minute.`
      : `${origin} shows a preview instead of the site.`,
  );
}

/** Takes the screenshots of a job. Returns the path of the overview page. */
export async function takePictures(
  job: PictureJob,
  program: string = chromium.executablePath,
): Promise<string> {
  if (!existsSync(program)) {
    throw new InputError(
      `Screenshots need Chromium, and ${program} does not exist. Install Debian's package chromium-headless-shell, or set CHROMIUM to the path of a Chromium.`,
    );
  }
  mkdirSync(job.folder, { recursive: true });
  const same = new Set<string>();
  await withBrowser(async (browser) => {
    const windowOf = memoize((side: (typeof SIDES)[number]) =>
      memoize((isMember: boolean) => visit(browser, job[side], isMember)),
    );
    for (const pose of posesOf(job.pages)) {
      const { isMembers = false } = pageNamed(pose.page);
      const pngs: Buffer[] = [];
      for (const side of SIDES) {
        const png = await take(await windowOf(side)(isMembers), job[side], pose);
        writeFileSync(join(job.folder, fileOf(pose, side)), png);
        pngs.push(png);
      }
      const [before, after] = pngs;
      if (before && after?.equals(before)) same.add(fileOf(pose, 'after'));
    }
  });
  const index = join(job.folder, 'index.html');
  writeFileSync(
    index,
    indexPage(job, (pose) => same.has(fileOf(pose, 'after'))),
  );
  return index;
}
