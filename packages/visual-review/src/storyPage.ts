import { chromium as playwright, type Browser, type Page, type Request } from 'playwright';
import { chromium } from '../../testing/src/chromium.ts';
import { resize, takeStill } from './camera.ts';
import { comeToRest, endLook, partsOnPage, showState, type Part } from './inPage.ts';
import { motionsOnPage, type StyleFiles } from './motionOnPage.ts';
import { motionSheet } from './motionSheet.ts';
import type { Look, Scheme } from './modes.ts';
import type { Shot } from './shots.ts';
import { heightAt } from './widths.ts';

/** A picture, why there is none, or that the story has nothing that the look would show. */
export type Taken = { png: Buffer; parts: Part[] } | { problem: string } | { nothing: true };

/** How a story is shown. */
export interface View {
  story: string;
  brand: string;
  /** Of the window, in CSS pixels. */
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
   * Opens the story again for every picture, instead of showing an open one in another brand or look.
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
   * As `visit`, but where only the story differs from the one before, it is shown in the open page, which
   * takes less time. What one visit leaves on the page is there at the next.
   */
  browse: <T>(view: View, work: (page: Page) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * Starts the browser that takes the pictures. Chromium draws again only the part of the page that
 * changed, and rounded corners at the edge of that part come out a shade different, depending on
 * when it happened to draw before: here it always draws the whole.
 */
export const launchBrowser = () =>
  playwright.launch({ ...chromium, args: [...chromium.args, '--disable-partial-raster'] });

/** How a story ended: Storybook's event, and what it says. */
interface Outcome {
  event: string;
  detail: string;
}

/** What the page of a story is asked: how it ended, once it has, and to show another. */
interface StoryWindow {
  storyOutcome: Promise<Outcome>;
  showStory: (id: string) => Promise<Outcome>;
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
    showStory(id: string) {
      const outcome = nextOutcome();
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
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
 * Runs in the page: shows the open story in another brand and scheme, as the toolbar does.
 * @returns why that failed; an empty text when it did not
 */
function showIn(globals: Record<string, string>): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on: (event: string, listener: (detail: unknown) => void) => void;
      off: (event: string, listener: (detail: unknown) => void) => void;
      emit: (event: string, detail: object) => void;
    };
  };
  return new Promise((resolve) => {
    const listeners = ['storyRendered', 'storyErrored', 'storyThrewException'].map(
      (event) =>
        [
          event,
          (detail: unknown) => {
            for (const [name, listener] of listeners) channel.off(name, listener);
            resolve(event === 'storyRendered' ? '' : `${event}: ${JSON.stringify(detail ?? null)}`);
          },
        ] as const,
    );
    for (const [name, listener] of listeners) channel.on(name, listener);
    channel.emit('updateGlobals', { globals });
  });
}

/**
 * A window in which nothing changes but the story: frozen date, one time zone, reduced motion, and
 * no network beyond the Storybook at `url`. A story is opened again for every picture, except where
 * only brand, scheme and look differ from the picture before, and the story does not bring itself
 * into its state: then the open story is shown in them. Right to left it is always opened.
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

  /** What is open and can be shown in another brand or look: its story and width. */
  let open: string | undefined;
  /** The brand and scheme that it is shown in. */
  let dressed = '';
  /** What is open at rest and can show another story: all of its view but the story. */
  let setting: string | undefined;

  /** Throws unless the story finishes; then waits until it is at rest. */
  const finish = async (outcome: Promise<Outcome>) => {
    const { event, detail } = await withTimeout(
      outcome,
      'It never finishes: its play function or its rendering hangs.',
    );
    if (event !== 'storyFinished') throw new Error(`${event}: ${messageIn(detail)}`);
    // The pointer is at the corner of a new page, and what is there would be hovered over.
    await page.mouse.move(-1, -1);
    await withTimeout(arrive(), 'Its code, fonts or images never arrive.');
  };

  const forceColours = (look: Look) =>
    page.emulateMedia({ forcedColors: look === 'forced-colours' ? 'active' : 'none' });

  const load = async ({
    story,
    brand,
    width,
    scheme = 'dark',
    look = 'rest',
    language = 'en',
  }: View) => {
    open = undefined;
    setting = undefined;
    external.clear();
    underWay.clear();
    await resize(page, { width, height: heightAt(width) });
    await forceColours(look);
    const direction = look === 'rtl' ? 'rtl' : 'ltr';
    // The accessibility check has its own suite, and takes its time.
    const globals = `brand:${brand};scheme:${scheme};direction:${direction};language:${language};a11y.manual:!true`;
    await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&globals=${globals}`, {
      waitUntil: 'commit',
    });
    await finish(page.evaluate(() => (globalThis as unknown as StoryWindow).storyOutcome));
  };

  /** Shows the story of a shot, in its brand and scheme and at its width. */
  const show = async (shot: Shot) => {
    const { story, width, brand, scheme, look, plays = false } = shot;
    const reusable = fresh || plays || look === 'rtl' ? undefined : `${story} ${width}`;
    if (reusable === undefined || reusable !== open) {
      await load(shot);
    } else {
      open = undefined;
      await page.evaluate(endLook);
      await forceColours(look);
      if (dressed !== `${brand} ${scheme}`) {
        const problem = await withTimeout(
          page.evaluate(showIn, { brand, scheme }),
          'It is not shown in another brand.',
        );
        if (problem !== '') throw new Error(problem);
      }
      await withTimeout(arrive(), 'Its code, fonts or images never arrive.');
    }
    dressed = `${brand} ${scheme}`;
    // The sheet of its motion takes the place of the story.
    open = look === 'motion' ? undefined : reusable;
  };

  /** Brings the page into the look of a shot. Returns whether that shows anything. */
  const dress = async (look: Look): Promise<boolean> => {
    if (look === 'large-text') {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    } else if (look === 'motion') {
      await page.setContent(motionSheet(await page.evaluate(motionsOnPage, styles)));
    } else if (look === 'hover' || look === 'focus' || look === 'pressed') {
      if ((await page.evaluate(showState, look)) === 0) return false;
    } else {
      return true;
    }
    await withTimeout(arrive(), 'Its code, fonts or images never arrive.');
    return true;
  };

  return {
    async take(shot, known) {
      try {
        await show(shot);
        if (!(await dress(shot.look))) return { nothing: true };
        const taken = await takeStill(page, { known });
        const [address] = external;
        if (address) return { problem: `It requests ${address}.` };
        if ('problem' in taken) return taken;
        return { ...taken, parts: await page.evaluate(partsOnPage, Object.keys(styles)) };
      } catch (error) {
        open = undefined;
        return { problem: (error as Error).message };
      }
    },
    async visit(view, work) {
      await load(view);
      return work(page);
    },
    async browse({ story, ...others }, work) {
      const wanted = JSON.stringify(others);
      const isOpen = wanted === setting;
      // Until the story is at rest: after a failure the next one is loaded.
      setting = undefined;
      if (isOpen) {
        await finish(
          page.evaluate((id) => (globalThis as unknown as StoryWindow).showStory(id), story),
        );
      } else {
        await load({ story, ...others });
      }
      setting = wanted;
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
