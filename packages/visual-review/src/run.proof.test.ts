import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReportData } from './page/reportData.ts';
import { compareSnapshots, unstableShots, type Run } from './run.ts';
import { launchBrowser } from './storyPage.ts';
import { fixtureStorybook, temporaryFolder, type FixtureStories } from './testing/fixture.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const freshRun = (): Run => ({
  browser,
  cache: temporaryFolder(),
  only: [],
  brands: ['ember'],
  workers: 2,
});

async function compare(
  before: FixtureStories,
  after: FixtureStories,
  choice: Partial<Run> & { all?: boolean } = {},
) {
  const report = temporaryFolder();
  const verdict = await compareSnapshots(
    fixtureStorybook('main', before),
    fixtureStorybook('the working tree', after),
    { ...freshRun(), ...choice, report, decisions: {} },
  );
  const data = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as ReportData;
  return { ...verdict, report, data };
}

const square = (colour: string) =>
  `<div style="width: 20px; height: 20px; background: ${colour}"></div>`;

describe('the comparison of two Storybooks', () => {
  test('takes no screenshot for the same Storybook, and is settled', async () => {
    const cache = temporaryFolder();
    const { settled, lines } = await compare({ 'ui--a': 'A' }, { 'ui--a': 'A' }, { cache });
    expect(settled).toBe(true);
    expect(lines.at(-1)).toMatch(/^3 pictures unchanged \(3 not reached\), 0 changed/);
    expect(readdirSync(cache)).toEqual([]);
  });

  test('lists only the changes, in every brand and width', async () => {
    const { settled, lines, data, report } = await compare(
      { 'ui--same': 'BRAND', 'ui--square': square('red'), 'ui--old': 'old' },
      { 'ui--same': 'BRAND', 'ui--square': square('rgb(254 0 0)'), 'ui--new': 'new' },
      { brands: [] },
    );
    expect(settled).toBe(false);
    expect(lines.filter((line) => line.startsWith('?'))).toEqual(
      [
        'aurora/dark/390',
        'aurora/dark/1280',
        'ember/dark/390',
        'ember/dark/1280',
        'aurora/light/1280',
        'ember/light/1280',
      ].map((mode) => `? ui--square/${mode}: 400 pixels`),
    );
    expect(lines.at(-1)).toBe(
      '6 pictures unchanged (6 not reached), 6 changed (0 accepted, 0 rejected, 6 open), 6 new, 6 removed, 0 not pictured.',
    );
    const images = data.items.flatMap(({ before, after, change }) => [
      before,
      after,
      change?.difference?.mask,
    ]);
    const addresses = images.filter((image) => image !== undefined);
    expect(addresses).toHaveLength(6 * 3 + 6 + 6);
    expect(addresses.filter((address) => !existsSync(join(report, address)))).toEqual([]);
  });

  test('captures only stories with changed inputs, and every story with --all', async () => {
    const taken: string[] = [];
    const progress = (side: string) => () => void taken.push(side);
    const before = { 'ui--a': 'A', 'ui--b': 'B' };
    const after = { 'ui--a': 'A', 'ui--b': 'C' };
    await compare(before, after, { progress });
    expect(taken).toHaveLength(2 * 3);
    taken.length = 0;
    await compare(before, after, { progress, all: true });
    expect(taken).toHaveLength(2 * 6);
  });

  test('with --all, reports stories that differ despite equal inputs', async () => {
    const before = fixtureStorybook('main', { 'ui--a': 'A', 'ui--b': 'B' });
    const after = fixtureStorybook('the working tree', { 'ui--a': 'another A', 'ui--b': 'C' });
    const unaware = { ...after.sources.files, 'ui--a.stories.tsx': 'as before' };
    const verdict = await compareSnapshots(
      {
        ...before,
        sources: { ...before.sources, files: { ...unaware, 'ui--b.stories.tsx': 'B' } },
      },
      { ...after, sources: { ...after.sources, files: unaware } },
      { ...freshRun(), report: temporaryFolder(), decisions: {}, all: true },
    );
    expect(verdict.settled).toBe(false);
    expect(verdict.lines.filter((line) => line.startsWith('✗'))).toEqual(
      ['dark/390', 'dark/1280', 'light/1280'].map(
        (mode) => `✗ ui--a/ember/${mode} differs, although nothing that it is made of was changed.`,
      ),
    );
  });

  test('asks about a story that could not be captured before, and gives the reason', async () => {
    const { settled, lines, data } = await compare({ 'ui--a': 'throws' }, { 'ui--a': 'A' });
    expect(settled).toBe(false);
    expect(lines[0]).toBe(
      '? ui--a/ember/dark/390 could not be pictured before: playFunctionThrewException: No such button',
    );
    expect(lines.at(-1)).toContain('3 changed (0 accepted, 0 rejected, 3 open), 0 new');
    const [item] = data.items;
    expect(item?.before).toBeUndefined();
    expect(item?.change?.failure).toContain('No such button');
  });

  test.each([
    ['throws', 'throws', 'playFunctionThrewException: No such button'],
    [
      'requests a file of another site',
      '<img src="https://example.org/x.png" />',
      'It requests https://example.org/x.png.',
    ],
    [
      'keeps moving',
      // Changes the colour with every frame.
      `<script>
        let x = 0;
        const turn = () => {
          document.body.style.background = '#' + (x += 1).toString(16).padStart(6, '0');
          requestAnimationFrame(turn);
        };
        turn();
      </script>`,
      'It keeps moving, even under reduced motion.',
    ],
  ])('is not settled by a story that %s', async (_, body, why) => {
    const { settled, lines } = await compare({ 'ui--a': 'A' }, { 'ui--a': body });
    expect(settled).toBe(false);
    expect(lines[0]).toMatch(/^✗ ui--a\/ember\/dark\/(390|1280) could not be pictured: /);
    expect(lines.slice(0, 3).every((line) => line.endsWith(why))).toBe(true);
  });

  test('requires existing stories and brands', async () => {
    const there = fixtureStorybook('main', { 'ui--a': 'A' });
    const asking = (choice: Partial<Run>) =>
      compareSnapshots(there, there, {
        ...freshRun(),
        ...choice,
        report: temporaryFolder(),
        decisions: {},
      });
    await expect(asking({ only: ['b*'] })).rejects.toThrow(
      "None of the 1 stories has an id like 'b*'",
    );
    await expect(asking({ brands: ['amber'] })).rejects.toThrow("There is no brand 'amber'");
    await expect(compare({}, {})).rejects.toThrow('The Storybook has no stories.');
  });
});

describe('the comparison of repeated screenshots', () => {
  const often = (body: string, times = 2) =>
    unstableShots(
      fixtureStorybook('the working tree', { 'ui--a': body, 'ui--b': 'BRAND' }),
      freshRun(),
      times,
    );
  const show = (expression: string) => `<script>document.body.textContent = ${expression}</script>`;

  test.each([
    ['the date', show('new Date().toISOString()')],
    ['the time zone and language', show('new Date().toString() + navigator.language')],
    ['an endless animation', '<p style="animation: turn 1s infinite">turning</p>'],
    ['a text field with the focus', '<input id="f" /><script>f.focus()</script>'],
  ])('reports stable screenshots with %s', async (_, body) => {
    expect(await often(body)).toMatchObject({ steady: 6, unstable: [] });
  });

  test('reports unstable screenshots of a random story', async () => {
    const { steady, unstable } = await often(show('Math.random()'), 3);
    expect(steady).toBe(3);
    expect(unstable.map(({ key }) => key)).toEqual([
      'ui--a/ember/dark/390',
      'ui--a/ember/dark/1280',
      'ui--a/ember/light/1280',
    ]);
    expect(unstable.every(({ pixels, takes }) => pixels > 0 && takes === 2)).toBe(true);
  });

  test('reports unstable screenshots of a story that depends on the brand that it showed before', async () => {
    // In the light scheme, the screenshot depends on whether the same page has shown the dark scheme
    // before.
    const counting = show("(globalThis.shown = (globalThis.shown ?? 0) + 1) + ' SCHEME'");
    const { unstable } = await often(counting);
    expect(unstable.map(({ key }) => key)).toEqual(['ui--a/ember/light/1280']);
  });

  test('does not use screenshots from an earlier run', async () => {
    const snapshot = fixtureStorybook('the working tree', { 'ui--a': 'A' });
    const taken: string[] = [];
    const run = { ...freshRun(), progress: (side: string) => () => void taken.push(side) };
    await unstableShots(snapshot, run, 3);
    await unstableShots(snapshot, run, 3);
    expect(taken).toHaveLength(2 * 3 * 3);
  });
});

describe('an additional look of a story', () => {
  /** Returns the colour of the first pixel in each look. */
  async function looks(body: string, tags: readonly string[]) {
    const stories = { 'ui--a': body };
    const [before, after] = ['main', 'the working tree'].map((name) =>
      fixtureStorybook(name, name === 'main' ? {} : stories, { 'ui--a': tags }),
    );
    const report = temporaryFolder();
    if (!before || !after) throw new Error('Two sides were made.');
    await compareSnapshots(before, after, { ...freshRun(), report, decisions: {} });
    const { items } = JSON.parse(readFileSync(join(report, 'report.json'), 'utf8')) as ReportData;
    return new Map(
      items.map(({ look, width, scheme, after: address = '' }) => {
        const { data } = PNG.sync.read(readFileSync(join(report, address)));
        return [look === 'rest' ? `${scheme} ${width}` : look, [...data.subarray(0, 3)].join()];
      }),
    );
  }

  const control = `<style>
    button { all: unset; display: block; width: 100%; height: 40px; background: rgb(1 1 1) }
    button:hover { background: rgb(2 2 2) }
    button:focus-visible { background: rgb(3 3 3) }
    button:active { background: rgb(4 4 4) }
    @media (forced-colors: active) { button { forced-color-adjust: none; background: rgb(5 5 5) } }
    [dir='rtl'] button { background: rgb(6 6 6) }
    @media (width: 320px) { button { background: rgb(7 7 7) } }
    @media (width: 768px) { button { background: rgb(8 8 8) } }
  </style><div dir="DIRECTION" style="font-size: 1rem"><button></button></div>`;
  const ALL = ['hover', 'focus', 'pressed', 'forced-colours', 'rtl', 'large-text', '320', '768'];

  test('shows controls in each state, and the story with browser settings', async () => {
    const shown = await looks(
      control,
      ALL.map((name) => `pictured-${name}`),
    );
    expect(Object.fromEntries(shown)).toEqual({
      'dark 390': '1,1,1',
      'dark 1280': '1,1,1',
      'light 1280': '1,1,1',
      hover: '2,2,2',
      focus: '3,3,3',
      pressed: '4,4,4',
      'forced-colours': '5,5,5',
      rtl: '6,6,6',
      'large-text': '1,1,1',
      'dark 320': '7,7,7',
      'dark 768': '8,8,8',
    });
  });

  test('captures no look that changes nothing', async () => {
    const shown = await looks('<p>Only a text</p>', ['pictured-hover', 'pictured-focus']);
    expect([...shown.keys()]).toEqual(['dark 390', 'dark 1280', 'light 1280']);
  });

  test('doubles lengths in rem in the look with large text', async () => {
    // The first visible pixel is 16 px below the top of the strip: in its lower half at 100 %, in its
    // upper half at 200 %.
    const strip = `<div style="position: absolute; inset: -16px 0 auto; height: 2rem;
      background: linear-gradient(rgb(1 1 1) 50%, rgb(2 2 2) 50%)"></div>`;
    const shown = await looks(strip, ['pictured-large-text']);
    expect([shown.get('dark 390'), shown.get('large-text')]).toEqual(['2,2,2', '1,1,1']);
  });
});

test('finds the screenshots of the first run in the second run', async () => {
  const shown = fixtureStorybook('main', { 'ui--a': 'A' });
  const changed = fixtureStorybook('the working tree', { 'ui--a': 'B' });
  const taken: string[] = [];
  const again = {
    ...freshRun(),
    report: temporaryFolder(),
    decisions: {},
    progress: (side: string) => () => void taken.push(side),
  };
  await compareSnapshots(shown, changed, again);
  expect(taken).toHaveLength(6);
  await compareSnapshots(shown, changed, again);
  expect(taken).toHaveLength(6);
});

describe('the command', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const command = (...args: string[]) =>
    spawnSync(
      join(root, 'node_modules/.bin/tsx'),
      ['packages/visual-review/src/main.ts', ...args],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );

  test.each([
    [['--base', 'nowhere'], "There is no commit 'nowhere' in this repository."],
    [['--brand', 'aurora'], "Unknown option '--brand'"],
    [[], 'Use one of --base REV, --stable, --review and --host NAME.'],
  ])('exits with code 2 and a single explanation for %j', (args, message) => {
    const { status, stderr, stdout } = command(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
