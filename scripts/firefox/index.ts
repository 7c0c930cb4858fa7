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
import {
  listenToStorybook,
  messageIn,
  storiesIn,
  type Outcome,
  type StoryWindow,
} from '@platform/visual-review';
import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { isComplaint } from '../../.storybook/complaint.ts';
import { serveFolder } from '../../packages/testing/src/serveFolder.ts';
import { WALKS, type Step } from './walks.ts';

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url));
const FIREFOX = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** Story without focusable elements. */
const NEUTRAL = 'layout-divider--default';

/** Time limit for a story or a key, in ms. Some stories wait for an animation of several seconds. */
const PATIENCE = 60_000;

/** Pause before keys are pressed, in ms. Firefox loses earlier keys. */
const REST = 2000;

/** Returns the problem that an outcome reports; empty if the story has passed. */
function problemIn({ event, detail }: Outcome): string {
  if (event !== 'storyFinished') return `${event}: ${messageIn(detail)}`;
  const { status } = JSON.parse(detail) as { status: string };
  return status === 'success' ? '' : status;
}

/** Shows a story on the open page. Returns the problem; empty if there is none. */
const show = async (page: Page, id: string): Promise<string> =>
  problemIn(
    await page.evaluate(
      (storyId) =>
        (globalThis as unknown as StoryWindow).outcomeAfter('setCurrentStory', {
          storyId,
          viewMode: 'story',
        }),
      id,
    ),
  );

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
      await page.waitForFunction(holds, { timeout: PATIENCE, polling: 50 });
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
    // `setViewport` also asks for an orientation, which this Firefox does not support.
    defaultViewport: { width: 1280, height: 800 },
    protocolTimeout: PATIENCE,
    // Without reduced motion, fading elements are not visible yet when a play function checks them.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const problems: string[] = [];
  let complaints: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (isComplaint(message.type(), message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    let visits = 0;
    const open = async (id: string) => {
      visits += 1;
      const address = `${site.url}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true&visit=${visits}`;
      // Firefox can report the end of a navigation too early or never, so query the page itself.
      page.goto(address, { timeout: 0 }).catch(() => undefined);
      await page.waitForFunction(
        `location.search.includes('&visit=${visits}') && globalThis.storyOutcome`,
        { timeout: PATIENCE },
      );
    };
    // Helper that the compiler of this script calls in functions that run in the page.
    await page.evaluateOnNewDocument('globalThis.__name = (value) => value');
    await page.evaluateOnNewDocument(listenToStorybook);
    await open(NEUTRAL);
    for (const id of stories) {
      complaints = [];
      const problem = await show(page, id).catch((error) => `left the page: ${String(error)}`);
      // The failed story may still send events, so the next one needs a new page.
      if (problem) await open(NEUTRAL);
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
