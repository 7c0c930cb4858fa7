import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder } from '../../testing/src/serveFolder.ts';
import { motionSheet, motionsOnPage, type Motion } from './motion.ts';
import { launchBrowser, openStoryPage, type StoryPage } from './storyPage.ts';
import { fixtureStorybook } from './testing/fixture.ts';

const STYLES = { abc: 'ui/Button/Button.css.ts', xyz: 'ui/Badge/Badge.css.ts' };

/** Returns a button with motion. `fast` is the duration token of a brand. */
const button = (fast = '150ms') => `<style>
  @keyframes _abc1 { from { opacity: 0; translate: 0 var(--platform-space-s) } }
  @keyframes abc2 { to { opacity: 0 } }
  @layer parts {
    .abc0 { animation: _abc1 var(--platform-duration-dialog, 300ms) ease-out 2; color: red }
    .abc0[data-state='closed'] { animation: abc2 1s linear 50ms forwards }
    .abc3 { transition: color var(--platform-duration-fast) cubic-bezier(.2, 0, 0, 1), scale 1s }
    .abc0:hover > .abc3::before, .abc9 { transition-duration: 2s }
    @media (prefers-reduced-motion: reduce) { .abc3:not(.abc9) { transition: none } }
  }
  .abc8 { animation: abc2 calc(2 * var(--platform-duration-fast)) }
  .xyz0 { transition: opacity 9s }
  .other { transition: opacity 9s }
  [data-brand='ember'] { --platform-duration-fast: 200ms; --platform-space-s: 4px }
  [data-brand='aurora'] { --platform-duration-fast: ${fast}; --platform-space-s: 4px }
</style>
${['ember dark', 'ember light', 'aurora dark', 'aurora light'].map((scope) => {
  const [brand, scheme] = scope.split(' ');
  return `<div data-brand="${brand}" data-scheme="${scheme}"><button class="abc0 other" role="tab"><span class="abc3"></span></button></div>`;
})}`;

const STORIES = {
  'ui--button': button(),
  'ui--slower': button('151ms'),
  'ui--still': '<p class="abc7">Nothing moves</p>',
};

let browser: Browser;
let server: Awaited<ReturnType<typeof serveFolder>>;
let stories: StoryPage;

beforeAll(async () => {
  browser = await launchBrowser();
  server = await serveFolder(fixtureStorybook('the working tree', STORIES).storybook);
  stories = await openStoryPage(browser, server.url, { styles: STYLES });
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const motionsOf = (story: string) =>
  stories.visit({ story, brand: 'ember', width: 390 }, (page) =>
    page.evaluate(motionsOnPage, STYLES),
  );
const take = async (story: string) => {
  const shot = { story, brand: 'ember', scheme: 'dark', width: 390, look: 'motion' } as const;
  const taken = await stories.take(shot);
  if (!('png' in taken)) throw new Error(JSON.stringify(taken));
  return taken;
};

test('finds every rule of the components on a page, for any state, setting and element', async () => {
  const motions = await motionsOf('ui--button');
  expect(motions.map(({ selector, settings }) => [selector, ...settings])).toEqual([
    ['button'],
    ['button[data-state="closed"]'],
    ['span'],
    ['button:hover > span::before, *'],
    ['span:not(*)', '(prefers-reduced-motion: reduce)'],
    ['*'],
  ]);
  expect(new Set(motions.map(({ file }) => file))).toEqual(new Set([STYLES.abc]));
  expect(motions[0]?.values).toEqual([
    {
      scopes: ['ember dark', 'ember light', 'aurora dark', 'aurora light'],
      text: 'animation: keyframes 300ms ease-out 2;\n0% { opacity: 0; translate: 0 4px; }',
    },
  ]);
  const transition = (fast: string) =>
    `transition: color ${fast} cubic-bezier(.2, 0, 0, 1), scale 1s;`;
  expect(motions[2]?.values).toEqual([
    { scopes: ['ember dark', 'ember light'], text: transition('200ms') },
    { scopes: ['aurora dark', 'aurora light'], text: transition('150ms') },
  ]);
  expect(motions[3]?.values[0]?.text).toEqual('transition-duration: 2s;');
});

describe('the screenshot of a motion sheet', () => {
  test('is identical each time, and changes with a duration', async () => {
    const first = await take('ui--button');
    expect((await take('ui--button')).png.equals(first.png)).toBe(true);
    expect((await take('ui--slower')).png.equals(first.png)).toBe(false);
  });

  test('lists the positions of components and tokens for the search for causes', async () => {
    const { parts } = await take('ui--button');
    const places = (prefix: string) => parts.filter(([name]) => name === prefix);
    expect(places('abc')).toHaveLength(6);
    const [, , third, , , sixth] = places('abc').map(([, ...place]) => place);
    expect(places('--platform-duration-fast').map(([, ...place]) => place)).toEqual([third, sixth]);
    expect(places('--platform-space-s')).toHaveLength(1);
  });

  test('is taken even if nothing moves, so that removed motion is a difference', async () => {
    expect((await take('ui--still')).parts).toEqual([]);
  });
});

describe('a motion sheet', () => {
  const motion = (about: Partial<Motion> = {}): Motion => ({
    file: 'ui/Button/Button.css.ts',
    className: 'abc0',
    selector: 'button > svg',
    settings: [],
    variables: [],
    values: [{ text: 'transition-duration: 0.1s;', scopes: ['ember dark'] }],
    ...about,
  });
  const textOf = (...motions: Motion[]) =>
    motionSheet(motions)
      .replace(/<style>[^]*<\/style>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ');

  test('shows the elements, the settings and the declarations of a rule', () => {
    expect(textOf(motion({ settings: ['(width <= 320px)'] }))).toContain(
      'Button button &#62; svg (width &#60;= 320px) transition-duration: 0.1s;',
    );
  });

  test('names brands only if they differ', () => {
    const slow = { text: 'transition-duration: 0.2s;', scopes: ['aurora dark', 'aurora light'] };
    expect(textOf(motion())).not.toContain('ember');
    expect(textOf(motion({ values: [...motion().values, slow] }))).toContain(
      'ember dark transition-duration: 0.1s; aurora dark, aurora light transition-duration: 0.2s;',
    );
  });

  test('follows the order of the files, regardless of the order in which the browser loaded them', () => {
    const badge = motion({ file: 'ui/Badge/Badge.css.ts' });
    expect(motionSheet([motion(), badge])).toBe(motionSheet([badge, motion()]));
  });
});
