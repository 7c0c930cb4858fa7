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
import { motionsOnPage, type StyleFiles } from './motionOnPage.ts';
import { motionSheet } from './motionSheet.ts';
import { scrollAll, takeScrolled } from './scrolled.ts';
import type { Look, Scheme } from './modes.ts';
import type { Shot } from './shots.ts';
import { heightAt } from './widths.ts';

/** A picture, why there is none, or that the story has nothing that the look would show. */
export type Taken = { png: Buffer; parts: Part[] } | { problem: string } | { nothing: true };

/** How a story is shown. */
export interface View {
  story: string;
  brand: string;
  /** Width of the window, in CSS pixels. */
  width: number;
  /** @default 'dark' */
  scheme?: Scheme;
  /** @default 'rest' */
  look?: Look;
  /**
   * One of the toolbar's.
   * @default English
   */
  language?: string;
}

export interface StoryPageOptions {
  /** The style files by how their classes begin: their places are returned with a picture. */
  styles?: StyleFiles;
  /**
   * Loads the page again for every picture.
   * @default false
   */
  fresh?: boolean;
}

export interface StoryPage {
  /** Takes a picture. It is taken once where it is the same as a known one, and else twice at least. */
  take: (shot: Shot, known?: Buffer) => Promise<Taken>;
  /** Does something on the page of a story, once that has come to rest. */
  visit: <T>(view: View, work: (page: Page) => Promise<T>) => Promise<T>;
  /**
   * As `visit`, but in the open page, which takes less time. What one visit leaves on the page is there at
   * the next.
   */
  browse: <T>(view: View, work: (page: Page) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * Starts the browser that takes the pictures. It rasterises whole pages: otherwise rounded corners at
 * the edge of a changed part would come out a shade different.
 */
export const launchBrowser = () =>
  playwright.launch({ ...chromium, args: [...chromium.args, '--disable-partial-raster'] });

/** How a story ended: Storybook's event, and what it says. */
interface Outcome {
  event: string;
  detail: string;
}

/** Functions that `listenToStorybook` adds to the page of a story. */
interface StoryWindow {
  storyOutcome: Promise<Outcome>;
  outcomeAfter: (event: string, detail: object) => Promise<Outcome>;
}

/** The one instant at which all stories live. */
const NOW = new Date('2026-06-01T10:00:00Z');
/** How long a story may take to render and play, and then to come to rest. */
const PATIENCE = { ms: 60_000, arrivalMs: 20 };

/**
 * Runs in the page before anything else. Storybook's preview announces on its channel when a story
 * has been rendered, played and tidied up, or why it was not.
 */
function listenToStorybook() {
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
 * A window in which nothing changes but the story: frozen date, one time zone, reduced motion, and
 * no network beyond the Storybook at `url`. The page is loaded once, and Storybook shows one story
 * after the other in it, as for a click in its sidebar. At another width or in another direction a story
 * is mounted again, and so is one that brings itself into its state. In another brand, scheme or look it
 * is shown as it is. After a failure the page is loaded again.
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
    // No server listens at this address, and only Storybook is reached without it.
    proxy: { server: 'http://127.0.0.1:9', bypass: new URL(url).host },
  });
  await context.clock.setFixedTime(NOW);
  // The loader of these sources names inner functions with it, also of those that run in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(listenToStorybook);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE.ms);
  /** Shows the sheets of motion, so that the story stays where it is; opened for the first of them. */
  let sheetPage: Page | undefined;
  const external = new Set<string>();
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    underWay.add(request);
    const { origin, protocol } = new URL(request.url());
    if (origin !== url && !['data:', 'blob:'].includes(protocol)) external.add(request.url());
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  /** A file did not arrive: the fonts of the page stay as they are, also for later stories. */
  let isBroken = false;
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    isBroken = true;
  });

  /** A story may show another in a frame, as the Studio does, or a page of its own. */
  const restInFrame = async (frame: Frame) => {
    try {
      if (frame.url().startsWith(`${url}/iframe.html`)) {
        await frame.evaluate(() => (globalThis as unknown as StoryWindow).storyOutcome);
      }
      await frame.evaluate(comeToRestInFrame);
    } catch (error) {
      // One that is gone meanwhile is in no picture.
      if (!frame.isDetached()) throw error;
    }
  };

  /** Code that a component fetches on demand arrives after its story has ended, and may ask for more. */
  const arrive = async () => {
    do {
      while (underWay.size > 0) await page.waitForTimeout(PATIENCE.arrivalMs);
      for (const frame of page.frames().slice(1)) await restInFrame(frame);
      await page.evaluate(comeToRest);
    } while (underWay.size > 0);
  };

  /** The view on the page; undefined if the next story needs a new page. */
  let shown: Required<View> | undefined;
  /** The pointer has left the page. */
  let isPointerAway = false;

  /** Throws unless the story finishes. */
  const finish = async (outcome: Promise<Outcome>) => {
    const { event, detail } = await withTimeout(
      outcome,
      'It never finishes: its play function or its rendering hangs.',
    );
    if (event !== 'storyFinished') throw new Error(`${event}: ${messageIn(detail)}`);
  };

  /** Asks Storybook for something that renders a story. */
  const ask = (event: string, detail: object) =>
    finish(
      page.evaluate(
        ([name, what]) => (globalThis as unknown as StoryWindow).outcomeAfter(name, what),
        [event, detail] as const,
      ),
    );

  const rest = async () => {
    // The pointer is at the corner of a new page, and what is there would be hovered over.
    if (!isPointerAway) await page.mouse.move(-1, -1);
    isPointerAway = true;
    await withTimeout(arrive(), 'Its code, fonts or images never arrive.');
  };

  const forceColours = (look: Look) =>
    page.emulateMedia({ forcedColors: look === 'forced-colours' ? 'active' : 'none' });

  const complete = (view: View): Required<View> => ({
    scheme: 'dark',
    look: 'rest',
    language: 'en',
    ...view,
  });
  const globalsOf = ({ brand, scheme, look, language }: Required<View>) => ({
    brand,
    scheme,
    direction: look === 'rtl' ? 'rtl' : 'ltr',
    language,
  });

  /** Shows a story in a new page. */
  const load = async (view: Required<View>) => {
    shown = undefined;
    isPointerAway = false;
    external.clear();
    underWay.clear();
    const { story, width, look } = view;
    await resize(page, { width, height: heightAt(width) });
    await forceColours(look);
    // The accessibility check has its own suite, and takes its time.
    const globals = Object.entries({ ...globalsOf(view), 'a11y.manual': '!true' })
      .map((one) => one.join(':'))
      .join(';');
    await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`, {
      waitUntil: 'commit',
    });
    // Requests of the page before have failed by now.
    isBroken = false;
    await finish(page.evaluate(() => (globalThis as unknown as StoryWindow).storyOutcome));
    await rest();
    shown = view;
  };

  /**
   * Shows a story in the open page, if there is one.
   *
   * @param again whether the story is mounted again, also where it can be shown as it is
   */
  const show = async (view: Required<View>, again: boolean) => {
    const before = shown;
    if (!before || fresh || isBroken) {
      await load(view);
      return;
    }
    // Until the story is at rest: after a failure the next one is loaded.
    shown = undefined;
    const { story, width, look } = view;
    const [old, globals] = [globalsOf(before), globalsOf(view)];
    const mounts =
      again ||
      story !== before.story ||
      width !== before.width ||
      globals.direction !== old.direction ||
      // Its content may depend on its scroll position.
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
    // A story that was replaced before all was there has broken off its requests.
    if (isBroken) await load(view);
    else shown = view;
  };

  /** Shows what the story says about motion on a page of its own. */
  const showMotion = async ({ width }: Required<View>): Promise<Page> => {
    const html = motionSheet(await page.evaluate(motionsOnPage, styles));
    sheetPage ??= await context.newPage();
    await resize(sheetPage, { width, height: heightAt(width) });
    await sheetPage.setContent(html);
    await sheetPage.evaluate(comeToRest);
    return sheetPage;
  };

  /** Brings the page into the look of a shot. Returns whether that shows anything. */
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
        // Its frames are there by now.
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
 * Reads the message of Storybook's event: an error, a list of errors, or a text. The document, which a
 * failed expectation lists, is left out.
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
