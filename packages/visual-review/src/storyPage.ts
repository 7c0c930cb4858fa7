import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  chromium as playwright,
  type Browser,
  type Frame,
  type Page,
  type Request,
} from 'playwright';
import { chromium } from '../../testing/src/chromium.ts';
import { resize, takeStill } from './camera.ts';
import {
  comeToRest,
  comeToRestInFrame,
  endLook,
  partsOnPage,
  repaintFrames,
  showState,
  type Part,
} from './inPage.ts';
import { motionSheet, motionsOnPage, type StyleFiles } from './motion.ts';
import { scrollAll, takeScrolled } from './scrolled.ts';
import type { Look, Scheme } from './modes.ts';
import type { Shot } from './shots.ts';
import { heightAt } from './widths.ts';

/**
 * Screenshot, or the problem that prevented it, or `nothing` if the look does not change the story.
 */
export type Taken = { png: Buffer; parts: Part[] } | { problem: string } | { nothing: true };

export interface View {
  story: string;
  brand: string;
  width: number;
  scheme?: Scheme;
  look?: Look;
}

export interface StoryPageOptions {
  /**
   * Style files by class prefix. A screenshot lists the positions of elements with these classes.
   */
  styles?: StyleFiles;
  /** True to load the page again for every screenshot; `false` by default. */
  fresh?: boolean;
}

export interface StoryPage {
  /**
   * Takes a screenshot. One attempt is enough if it equals `known`; otherwise two must be equal.
   */
  take: (shot: Shot, known?: Buffer) => Promise<Taken>;
  /** Loads a story's page, waits until the story is at rest, and runs `work` on the page. */
  visit: <T>(view: View, work: (page: Page) => Promise<T>) => Promise<T>;
  /**
   * Works as `visit` does, but in the open page: this is faster, but keeps changes made by earlier
   * visits.
   */
  browse: <T>(view: View, work: (page: Page) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * Starts Chromium without partial rasterisation, which changes the shade of corners near changes.
 */
export const launchBrowser = () =>
  playwright.launch({ ...chromium, args: [...chromium.args, '--disable-partial-raster'] });

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Storybook event at the end of a story, with its data as JSON. */
export interface Outcome {
  event: string;
  detail: string;
}

/** Functions that `listenToStorybook` adds to the story's page. */
export interface StoryWindow {
  storyOutcome: Promise<Outcome>;
  outcomeAfter: (event: string, detail: object) => Promise<Outcome>;
}

const NOW = new Date('2026-06-01T10:00:00Z');
/**
 * Timeout for a story to finish, and again for it to come to rest. `arrivalMs` is the polling
 * interval in ms.
 */
const PATIENCE = { ms: 60_000, arrivalMs: 20 };

/** Records Storybook's events. Runs in the page before other scripts. */
export function listenToStorybook() {
  let channel: {
    on: (event: string, listener: (detail: unknown) => void) => void;
    emit: (event: string, detail: object) => void;
  };
  let end: (outcome: Outcome) => void;
  const nextOutcome = () => new Promise<Outcome>((resolve) => (end = resolve));
  Object.assign(globalThis, {
    storyOutcome: nextOutcome(),
    outcomeAfter(event: string, detail: object) {
      const outcome = nextOutcome();
      channel.emit(event, detail);
      return outcome;
    },
  } satisfies StoryWindow);
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
        channel.on(event, (detail) => end({ event, detail: JSON.stringify(detail ?? null) }));
      }
    },
  });
}

/**
 * Opens a window in which only the story changes: fixed date, one time zone, reduced motion, and no
 * network access except to the Storybook at `url`. The page is loaded once. Storybook then switches
 * stories there, as after a click in its sidebar. A story is mounted again after a change of width
 * or direction, and if it has a play function. A change of brand, scheme or look does not mount the
 * story again. After a failure, the page is reloaded.
 */
export async function openStoryPage(
  browser: Browser,
  url: string,
  { styles = {}, fresh = false }: StoryPageOptions = {},
): Promise<StoryPage> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    // No server listens at this proxy address. Only requests to the Storybook bypass the proxy.
    proxy: { server: 'http://127.0.0.1:9', bypass: new URL(url).host },
  });
  await context.clock.setFixedTime(NOW);
  // Defines `__name`: the TypeScript loader adds calls to it, even to functions that run in the
  // page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(listenToStorybook);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE.ms);
  /** Page of the motion sheets. The story stays in its own page. */
  let sheetPage: Page | undefined;
  const external = new Set<string>();
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    underWay.add(request);
    const { origin, protocol } = new URL(request.url());
    if (origin !== url && !['data:', 'blob:'].includes(protocol)) external.add(request.url());
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  /** True after a failed request: the page may lack a font, which also affects later stories. */
  let isBroken = false;
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    isBroken = true;
  });

  /** Waits until an iframe is at rest. It contains a page or, as in the Studio, another story. */
  const restInFrame = async (frame: Frame) => {
    try {
      if (frame.url().startsWith(`${url}/iframe.html`)) {
        await frame.evaluate(() => (globalThis as unknown as StoryWindow).storyOutcome);
      }
      await frame.evaluate(comeToRestInFrame);
    } catch (error) {
      // Ignores errors of an iframe that was removed in the meantime: no screenshot shows it.
      if (!frame.isDetached()) throw error;
    }
  };

  /** Waits for code that loads on demand, which may cause further requests. */
  const arrive = async () => {
    do {
      while (underWay.size > 0) await page.waitForTimeout(PATIENCE.arrivalMs);
      for (const frame of page.frames().slice(1)) await restInFrame(frame);
      await page.evaluate(comeToRest);
    } while (underWay.size > 0);
  };

  /** View that the page shows; undefined if the next story needs a page load. */
  let shown: Required<View> | undefined;
  let isPointerAway = false;

  const finish = async (outcome: Promise<Outcome>) => {
    const { event, detail } = await withTimeout(
      outcome,
      'It never finishes: its play function or its rendering hangs.',
    );
    if (event !== 'storyFinished') throw new Error(`${event}: ${messageIn(detail)}`);
  };

  const ask = (event: string, detail: object) =>
    finish(
      page.evaluate(
        ([name, what]) => (globalThis as unknown as StoryWindow).outcomeAfter(name, what),
        [event, detail] as const,
      ),
    );

  const rest = async () => {
    // Moves the pointer away, because on a new page it is in the corner and would hover over an
    // element there.
    if (!isPointerAway) await page.mouse.move(-1, -1);
    isPointerAway = true;
    await withTimeout(arrive(), 'Its code, fonts or images never arrive.');
  };

  const forceColours = (look: Look) =>
    page.emulateMedia({ forcedColors: look === 'forced-colours' ? 'active' : 'none' });

  const complete = (view: View): Required<View> => ({
    scheme: 'dark',
    look: 'rest',
    ...view,
  });
  const globalsOf = ({ brand, scheme, look }: Required<View>) => ({
    brand,
    scheme,
    direction: look === 'rtl' ? 'rtl' : 'ltr',
  });

  const load = async (view: Required<View>) => {
    shown = undefined;
    isPointerAway = false;
    external.clear();
    underWay.clear();
    const { story, width, look } = view;
    await resize(page, { width, height: heightAt(width) });
    await forceColours(look);
    // Turns off Storybook's accessibility check, which is slow and has its own suite.
    const globals = Object.entries({ ...globalsOf(view), 'a11y.manual': '!true' })
      .map((one) => one.join(':'))
      .join(';');
    await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`, {
      waitUntil: 'commit',
    });
    // Ignores failed requests of the previous page, all of which have ended by now.
    isBroken = false;
    await finish(page.evaluate(() => (globalThis as unknown as StoryWindow).storyOutcome));
    await rest();
    shown = view;
  };

  /** Shows a view; `again` forces the story to mount again. */
  const show = async (view: Required<View>, again: boolean) => {
    const before = shown;
    if (!before || fresh || isBroken) {
      await load(view);
      return;
    }
    // Resets `shown` until the story is at rest, so that after a failure the next story reloads the
    // page.
    shown = undefined;
    const { story, width, look } = view;
    const [old, globals] = [globalsOf(before), globalsOf(view)];
    const mounts =
      again ||
      story !== before.story ||
      width !== before.width ||
      globals.direction !== old.direction ||
      // Mounts the story again, because its content may depend on its scroll position.
      before.look === 'scrolled';
    if (before.look !== 'rest') await page.evaluate(endLook);
    if (look !== before.look) await forceColours(look);
    if (width !== before.width) await resize(page, { width, height: heightAt(width) });
    if (!isDeepStrictEqual(old, globals)) await ask('updateGlobals', { globals });
    if (mounts) {
      external.clear();
      await (story === before.story
        ? ask('forceRemount', { storyId: story })
        : ask('setCurrentStory', { storyId: story, viewMode: 'story' }));
    }
    await rest();
    // Reloads the page, because the previous story was still loading and its requests were aborted.
    if (isBroken) await load(view);
    else shown = view;
  };

  const showMotion = async ({ width }: Required<View>): Promise<Page> => {
    const html = motionSheet(await page.evaluate(motionsOnPage, styles));
    sheetPage ??= await context.newPage();
    await resize(sheetPage, { width, height: heightAt(width) });
    await sheetPage.setContent(html);
    await sheetPage.evaluate(comeToRest);
    return sheetPage;
  };

  /** Applies a look to the story. Returns false if the look does not change the story. */
  const dress = async (look: Look): Promise<boolean> => {
    if (look === 'large-text') {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    } else if (look === 'hover' || look === 'focus' || look === 'pressed') {
      if ((await page.evaluate(showState, look)) === 0) return false;
    } else if (look === 'scrolled') {
      if (!(await scrollAll(page))) return false;
    } else {
      return true;
    }
    await withTimeout(arrive(), 'Its code, fonts or images never arrive.');
    return true;
  };

  return {
    async take({ plays = false, ...shot }, known) {
      try {
        const view = complete(shot);
        await show(view, plays);
        if (!(await dress(shot.look))) return { nothing: true };
        const pictured = shot.look === 'motion' ? await showMotion(view) : page;
        // Repaints iframes only now, because the story has created them by this point.
        if (page.frames().length > 1) await page.evaluate(repaintFrames);
        const prefixes = Object.keys(styles);
        const taken =
          shot.look === 'scrolled'
            ? await takeScrolled(page, prefixes, known)
            : await takeStill(pictured, { known });
        const [address] = external;
        if (address) return { problem: `It requests ${address}.` };
        if ('problem' in taken) return taken;
        return { parts: await pictured.evaluate(partsOnPage, prefixes), ...taken };
      } catch (error) {
        shown = undefined;
        return { problem: (error as Error).message };
      }
    },
    async visit(view, work) {
      await load(complete(view));
      shown = undefined;
      return work(page);
    },
    async browse(view, work) {
      await show(complete(view), true);
      isPointerAway = false;
      return work(page);
    },
    close: () => context.close(),
  };
}

/**
 * Returns the message of a Storybook event, without the document that a failed expectation prints.
 */
export function messageIn(detail: string): string {
  const [first] = [JSON.parse(detail) as unknown].flat() as ({ message?: string } | null)[];
  return first?.message?.split('\n\nIgnored nodes:')[0] ?? detail;
}

const withTimeout = <T>(work: Promise<T>, message: string): Promise<T> => {
  const late = delay(PATIENCE.ms, undefined, { ref: false });
  return Promise.race([work, late.then(() => Promise.reject(new Error(message)))]);
};
