import { chromium as playwright, type Browser, type Page, type Request } from 'playwright';
import { chromium } from '../../testing/src/chromium.ts';
import type { Shot } from './shots.ts';
import { heightAt } from './widths.ts';

export type Taken = { png: Buffer } | { problem: string };

/** How a story is shown. */
export interface View {
  story: string;
  brand: string;
  /** Of the window, in CSS pixels. */
  width: number;
  /**
   * One of the toolbar's.
   * @default English
   */
  language?: string;
}

export interface StoryPage {
  take: (shot: Shot) => Promise<Taken>;
  /** Does something on the page of a story, once that has come to rest. */
  visit: <T>(view: View, work: (page: Page) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * Starts the browser that takes the pictures. Chromium draws again only the part of the page that
 * changed, and rounded corners at the edge of that part come out a shade different, depending on
 * when it happened to draw before: here it always draws the whole.
 */
export const launchBrowser = () =>
  playwright.launch({ ...chromium, args: [...chromium.args, '--disable-partial-raster'] });

/** What the page of a story is asked: how it ended, once it has. */
interface StoryWindow {
  storyOutcome: Promise<{ event: string; detail: string }>;
}

/** The one instant at which all stories live. */
const NOW = new Date('2026-06-01T10:00:00Z');
/** How long a story may take to render and play, and then to come to rest. */
const PATIENCE = { ms: 20_000, pictures: 20, pauseMs: 100, arrivalMs: 20 };

/**
 * Runs in the page before anything else. Storybook's preview announces on its channel when a story
 * has been rendered, played and tidied up, or why it was not.
 */
function listenToStorybook() {
  let channel: { on: (event: string, listener: (detail: unknown) => void) => void };
  (globalThis as unknown as StoryWindow).storyOutcome = new Promise((resolve) => {
    Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get() {
        return channel;
      },
      set(opened: typeof channel) {
        channel = opened;
        for (const event of [
          'storyFinished',
          'storyMissing',
          'storyErrored',
          'storyThrewException',
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
        ]) {
          channel.on(event, (detail) => resolve({ event, detail: JSON.stringify(detail ?? null) }));
        }
      },
    });
  });
}

/** Runs in the page: waits for what arrives late but is part of the picture. */
async function comeToRest() {
  // Fonts and images are asked for when the page is laid out, which is once a frame.
  await new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut)));
  await document.fonts.ready;
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await new Promise((painted) => requestAnimationFrame(painted));
}

/** Takes pictures until two in a row are the same. */
export async function takeStill(page: Page): Promise<Taken> {
  const picture = () => page.screenshot({ animations: 'disabled', fullPage: true });
  let last = await picture();
  for (let tries = 1; tries < PATIENCE.pictures; tries += 1) {
    const next = await picture();
    if (next.equals(last)) return { png: next };
    last = next;
    await page.waitForTimeout(PATIENCE.pauseMs);
  }
  return { problem: 'It keeps moving, even under reduced motion.' };
}

/**
 * A window in which nothing changes but the story: frozen date, one time zone, reduced motion, and
 * no network beyond the Storybook at `url`. Every shot loads its page again.
 */
export async function openStoryPage(browser: Browser, url: string): Promise<StoryPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    // No server listens at this address, and only Storybook is reached without it.
    proxy: { server: 'http://127.0.0.1:9', bypass: new URL(url).host },
  });
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(listenToStorybook);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE.ms);
  const external = new Set<string>();
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    underWay.add(request);
    const { origin, protocol } = new URL(request.url());
    if (origin !== url && !['data:', 'blob:'].includes(protocol)) external.add(request.url());
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));

  /** Code that a component fetches on demand arrives after its story has ended, and may ask for more. */
  const arrive = async () => {
    do {
      while (underWay.size > 0) await page.waitForTimeout(PATIENCE.arrivalMs);
      await page.evaluate(comeToRest);
    } while (underWay.size > 0);
  };

  const load = async ({ story, brand, width, language = 'en' }: View) => {
    external.clear();
    underWay.clear();
    await page.setViewportSize({ width, height: heightAt(width) });
    // The accessibility check has its own suite, and takes its time.
    const globals = `brand:${brand};language:${language};a11y.manual:!true`;
    await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`, {
      waitUntil: 'commit',
    });
    const { event, detail } = await withTimeout(
      page.evaluate(() => (globalThis as unknown as StoryWindow).storyOutcome),
      'It never finishes: its play function or its rendering hangs.',
    );
    if (event !== 'storyFinished') throw new Error(`${event}: ${messageIn(detail)}`);
    await withTimeout(arrive(), 'Its code, fonts or images never arrive.');
  };

  return {
    async take(shot) {
      try {
        await load(shot);
        const taken = await takeStill(page);
        const [address] = external;
        return address ? { problem: `It requests ${address}.` } : taken;
      } catch (error) {
        return { problem: (error as Error).message };
      }
    },
    async visit(shot, work) {
      await load(shot);
      return work(page);
    },
    close: () => context.close(),
  };
}

/**
 * What Storybook's event says went wrong: an error, a list of errors, or a sentence of its own. The
 * whole document, which a failed expectation lists, is left out.
 */
function messageIn(detail: string): string {
  const [first] = [JSON.parse(detail) as unknown].flat() as ({ message?: string } | null)[];
  return first?.message?.split('\n\nIgnored nodes:')[0] ?? detail;
}

/** Rejects with this message when the patience is over. */
async function withTimeout<T>(work: Promise<T>, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), PATIENCE.ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
