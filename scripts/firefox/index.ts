/**
 * Opens every story in Firefox. Each story must render, pass its play function and write nothing to the
 * console. Then tests the keyboard operation of components that handle keys. Requires Debian's `firefox-esr`
 * and a built Storybook.
 *
 *   tsx scripts/firefox/index.ts [substrings of ids of stories]
 */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { InputError, runCommand } from '@platform/command-line';
import { storiesIn } from '@platform/visual-review';
import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { serveFolder } from '../../packages/testing/src/serveFolder.ts';
import { WALKS, type Step } from './walks.ts';

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** Story without focusable elements. */
const NEUTRAL = 'layout-divider--default';

/** Time limit for a story, in ms. Some stories wait for an animation of several seconds. */
const PATIENCE = 60_000;

/** Pause before keys are pressed, in ms. Firefox loses earlier keys. */
const REST = 2000;

interface Channel {
  on: (event: string, listener: (argument: unknown) => void) => void;
  off: (event: string, listener: (argument: unknown) => void) => void;
  emit: (event: string, argument: unknown) => void;
}

/** Shows a story on the open page. Returns the problem; empty if there is none. */
async function show(page: Page, id: string): Promise<string> {
  // A navigation of Firefox can end before Storybook has started.
  await page.waitForFunction('globalThis.__STORYBOOK_ADDONS_CHANNEL__ !== undefined');
  return page.evaluate(
    (storyId, patience) =>
      new Promise<string>((resolve) => {
        const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
          .__STORYBOOK_ADDONS_CHANNEL__;
        const failed = (error: unknown) => {
          const { message, description } = error as { message?: string; description?: string };
          end(message ?? description ?? JSON.stringify(error));
        };
        const finished = (argument: unknown) => {
          const { storyId: of, status } = argument as { storyId: string; status: string };
          // The play function of the previous story may end only now.
          if (of === storyId) end(status === 'success' ? '' : status);
        };
        const listeners: [string, (argument: unknown) => void][] = [
          ['playFunctionThrewException', failed],
          ['storyErrored', failed],
          ['storyThrewException', failed],
          ['storyMissing', () => end('the story is missing')],
          ['storyFinished', finished],
        ];
        const timer = setTimeout(() => end(`took longer than ${patience} ms`), patience);
        function end(problem: string): void {
          clearTimeout(timer);
          for (const [event, listener] of listeners) channel.off(event, listener);
          resolve(problem);
        }
        for (const [event, listener] of listeners) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
    PATIENCE,
  );
}

/** Returns the ids of the built Storybook's stories. */
function readStories(only: readonly string[]): string[] {
  if (!existsSync(built))
    throw new InputError('There is no built Storybook. npm run proofs -- firefox builds it.');
  const ids = storiesIn(built).map(({ id }) => id);
  return ids.filter((id) => only.length === 0 || only.some((part) => id.includes(part)));
}

/** Presses a key or a combination: `Alt+ArrowDown`. */
async function press({ keyboard }: Page, keys: string): Promise<void> {
  const [key, ...held] = keys.split('+').reverse() as KeyInput[];
  for (const each of held) await keyboard.down(each);
  if (key) await keyboard.press(key);
  for (const each of held) await keyboard.up(each);
}

/** Presses the keys of a walk in order. Returns the first expectation that fails. */
async function walkProblem(page: Page, steps: readonly Step[]): Promise<string> {
  for (const [key, expectation] of steps) {
    if (key) await press(page, key);
    const holds = `((active) => (${expectation}) === true)(document.activeElement)`;
    try {
      await page.waitForFunction(holds, { timeout: 5000, polling: 50 });
    } catch {
      return `after ${key.trim() || (key ? 'Space' : 'opening')}: ${expectation}`;
    }
  }
  return '';
}

await runCommand(async () => {
  if (!existsSync(FIREFOX))
    throw new InputError(
      `${FIREFOX} does not exist. Install it (Debian: apt-get install firefox-esr) or set FIREFOX to its path.`,
    );
  const stories = readStories(process.argv.slice(2));
  const site = await serveFolder(built);
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    // Without reduced motion, fading elements are not visible yet when a play function checks them.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const problems: string[] = [];
  let complaints: string[] = [];
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    const open = async (id: string) => {
      // Opens a blank page first, because a history change of the previous page can end `goto` early.
      await page.goto('about:blank');
      await page.goto(`${site.url}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
    };
    // Helper that the compiler of this script calls in functions that run in the page.
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    await open(stories[0] ?? '');
    for (const id of stories) {
      complaints = [];
      const problem = await show(page, id).catch(async (error: unknown) => {
        await open(id);
        return `left the page: ${String(error)}`;
      });
      const found = [...(problem ? [problem] : []), ...complaints];
      if (found.length > 0) problems.push(`${id}: ${found.join('; ')}`);
    }
    for (const [story, steps] of Object.entries(WALKS)) {
      if (!stories.includes(story)) continue;
      // Each walk has a new page, on which Tab starts at the top.
      await open(NEUTRAL);
      const shown = await show(page, story);
      await sleep(REST);
      const problem = shown || (await walkProblem(page, steps));
      if (problem) problems.push(`${story} by keyboard: ${problem}`);
    }
    console.log(
      `${await browser.version()}: ${stories.length} stories, ${problems.length} problems`,
    );
  } finally {
    await browser.close();
    site.close();
  }
  console.log(problems.join('\n'));
  return problems.length === 0;
});
