import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import { launchBrowser, takeStill } from '@platform/visual-review';
import { chromium } from '../../testing/src/chromium.ts';
import { withoutStream } from '../../testing/src/withoutStream.ts';
import { fileOf, indexPage, pathOf, posesOf, SIDES, type PictureJob } from './pictureJob.ts';
import type { Pose, Side } from './pictureJob.ts';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

/** What only a preview shows: it tells the two apart, and is no part of the brand. */
const BAR = '#preview-bar';
/** A server that is asked too often shows the site in place of a preview, for a while. */
const TRIES = 5;
const PAUSE_MS = 2_000;
/** What a page may still ask for once it is there: the results of games, pictures. */
const ARRIVAL_MS = 10_000;

/** Takes a picture of a page as a visitor of a version sees it. */
async function take(browser: Browser, side: Side, pose: Pose): Promise<Buffer> {
  const { page: name, scheme, width, height } = pose;
  const { origin } = new URL(side.address);
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: 'scheme', value: scheme, url: origin }]);
    await withoutStream(context);
    const page = await context.newPage();
    if (side.isPreview) await page.goto(side.address);
    for (let tries = 0; tries < TRIES; tries += 1) {
      await page.goto(origin + pathOf(name));
      if ((await page.locator(BAR).count()) > 0 === side.isPreview) {
        await page.waitForLoadState('networkidle', { timeout: ARRIVAL_MS }).catch(() => undefined);
        await page.locator(BAR).evaluateAll((bars) => bars.forEach((bar) => bar.remove()));
        const still = await takeStill(page);
        // What never stops, such as a clock, is taken as it is.
        return 'png' in still ? still.png : await page.screenshot({ fullPage: true });
      }
      await page.waitForTimeout(PAUSE_MS);
    }
  } finally {
    await context.close();
  }
  throw new InputError(
    side.isPreview
      ? `${origin} does not show the preview: it may have been asked too often. Try again in a minute.`
      : `${origin} shows a preview in place of the site.`,
  );
}

/**
 * Takes a picture of every page before and after, and writes a page that shows them side by side.
 *
 * @param program the browser that takes them
 * @returns the file to open
 */
export async function takePictures(
  job: PictureJob,
  program: string = chromium.executablePath,
): Promise<string> {
  if (!existsSync(program)) {
    throw new InputError(
      `There is no Chromium at ${program}, which takes the pictures. Install Debian's package chromium-headless-shell, or set CHROMIUM to the path of a Chromium.`,
    );
  }
  mkdirSync(job.folder, { recursive: true });
  const same = new Set<string>();
  const browser = await launchBrowser();
  try {
    for (const pose of posesOf(job.pages)) {
      const pngs: Buffer[] = [];
      // One right after the other: what happens in the games meanwhile is in both.
      for (const side of SIDES) {
        const png = await take(browser, job[side], pose);
        writeFileSync(join(job.folder, fileOf(pose, side)), png);
        pngs.push(png);
      }
      const [before, after] = pngs;
      if (before && after?.equals(before)) same.add(fileOf(pose, 'after'));
    }
  } finally {
    await browser.close();
  }
  const index = join(job.folder, 'index.html');
  writeFileSync(
    index,
    indexPage(job, (pose) => same.has(fileOf(pose, 'after'))),
  );
  return index;
}
