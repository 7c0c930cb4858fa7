/**
 * Tests the operation of components by keyboard and mouse in Firefox or WebKitGTK. In Firefox, first opens every story:
 * each must render, pass its play function and write nothing to the console. Requires Debian's `firefox-esr`,
 * or `webkit2gtk-driver` and `xvfb`, and a built Storybook.
 *
 *   tsx scripts/browsers/index.ts firefox|webkit [substrings of story ids]
 */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { InputError, runCommand } from '@platform/command-line';
import { messageIn, storiesIn, type Outcome } from '@platform/visual-review';
import { serveFolder } from '../../packages/testing/src/serveFolder.ts';
import { isSoonTrue, type Browser, type Point } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { WALKS, type Step } from './walks.ts';
import { startWebKit } from './webkit.ts';

const built = fileURLToPath(new URL('../../storybook-static', import.meta.url));

const BROWSERS = {
  firefox: {
    program: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    start: startFirefox,
    opensStories: true,
    packages: 'firefox-esr',
  },
  webkit: {
    program: '/usr/bin/WebKitWebDriver',
    start: startWebKit,
    opensStories: false,
    packages: 'webkit2gtk-driver xvfb',
  },
} as const;

/** Story without focusable elements. */
const NEUTRAL = 'layout-divider--default';

/** Pause in ms before the first key, because the browsers lose earlier keys. */
const REST = 2000;

function problemIn({ event, detail }: Outcome): string {
  if (event !== 'storyFinished') return `${event}: ${messageIn(detail)}`;
  const { status } = JSON.parse(detail) as { status: string };
  return status === 'success' ? '' : status;
}

/** Returns the problem; empty if there is none. */
async function show({ evaluate }: Browser, storyId: string): Promise<string> {
  const change = JSON.stringify({ storyId, viewMode: 'story' });
  return problemIn((await evaluate(`outcomeAfter('setCurrentStory', ${change})`)) as Outcome);
}

function readStories(only: readonly string[]): string[] {
  if (!existsSync(built))
    throw new InputError('There is no built Storybook. npm run proofs -- firefox builds it.');
  const ids = storiesIn(built).map(({ id }) => id);
  return ids.filter((id) => only.length === 0 || only.some((part) => id.includes(part)));
}

/** Returns the centre of an element, or a point at the window's corner. */
async function pointOf({ evaluate }: Browser, selector: string): Promise<Point> {
  if (selector === '') return { x: 5, y: 5 };
  const box = `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()`;
  const centre = `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${box})`;
  const [x = 0, y = 0] = ((await evaluate(centre)) as number[]).map(Math.round);
  return { x, y };
}

function nameOf(input: Step[0]): string {
  if (typeof input !== 'string') return `a press on ${input.join(' to ')}`;
  return input.trim() || (input ? 'Space' : 'opening');
}

/** Returns the first expectation that fails. */
async function walkProblem(browser: Browser, steps: readonly Step[]): Promise<string> {
  for (const [input, expectation] of steps) {
    if (typeof input !== 'string') {
      const [from, to = from] = input;
      await browser.drag(await pointOf(browser, from), await pointOf(browser, to));
    } else if (input) await browser.press(input);
    const holds = `((active) => (${expectation}) === true)(document.activeElement)`;
    if (!(await isSoonTrue(browser, holds))) return `after ${nameOf(input)}: ${expectation}`;
  }
  return '';
}

await runCommand(async () => {
  const [name = '', ...only] = process.argv.slice(2);
  if (name !== 'firefox' && name !== 'webkit')
    throw new InputError('Name a browser: firefox or webkit.');
  const { program, start, opensStories, packages } = BROWSERS[name];
  if (!existsSync(program))
    throw new InputError(`${program} does not exist (Debian: apt-get install ${packages}).`);
  const stories = readStories(only);
  const site = await serveFolder(built);
  const browser = await start(program);
  const open = (id: string) =>
    browser.open(`${site.url}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  const problems: string[] = [];
  const walks = Object.entries(WALKS).filter(([story]) => stories.includes(story));
  const opened = opensStories ? stories : [];
  try {
    await open(NEUTRAL);
    for (const id of opened) {
      browser.complaints();
      const problem = await show(browser, id).catch((error) => `left the page: ${String(error)}`);
      // The failed story may still send events, so the next one needs a new page.
      if (problem) await open(NEUTRAL);
      const found = [...(problem ? [problem] : []), ...browser.complaints()];
      if (found.length > 0) problems.push(`${id}: ${found.join('; ')}`);
    }
    for (const [story, steps] of walks) {
      // Each walk has a new page, on which Tab starts at the top.
      await open(NEUTRAL);
      const shown = await show(browser, story);
      await sleep(REST);
      const problem = shown || (await walkProblem(browser, steps));
      if (problem) problems.push(`${story} by hand: ${problem}`);
    }
    console.log(
      `${browser.version}: ${opened.length} stories, ${walks.length} walks, ${problems.length} problems`,
    );
  } finally {
    await browser.close();
    site.close();
  }
  console.log(problems.join('\n'));
  return problems.length === 0;
});
