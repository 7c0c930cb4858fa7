import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
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

/** A run that finds no pictures, over one of the two brands unless asked otherwise. */
const freshRun = (): Run => ({
  browser,
  cache: temporaryFolder(),
  only: [],
  brands: ['ember'],
  workers: 2,
});

/** Compares two made-up Storybooks with pictures of their own. */
async function compare(before: FixtureStories, after: FixtureStories, choice: Partial<Run> = {}) {
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

describe('a comparison', () => {
  test('of the same Storybook takes no picture and is settled', async () => {
    const cache = temporaryFolder();
    const { settled, lines } = await compare({ 'ui--a': 'A' }, { 'ui--a': 'A' }, { cache });
    expect(settled).toBe(true);
    expect(lines.at(-1)).toMatch(/^2 pictures unchanged, 0 changed/);
    expect(readdirSync(cache)).toEqual([]);
  });

  test('names what changed, in every brand and width, and nothing else', async () => {
    const { settled, lines, data, report } = await compare(
      { 'ui--same': 'BRAND', 'ui--square': square('red'), 'ui--old': 'old' },
      { 'ui--same': 'BRAND', 'ui--square': square('rgb(254 0 0)'), 'ui--new': 'new' },
      { brands: [] },
    );
    expect(settled).toBe(false);
    expect(lines.slice(0, -1)).toEqual([
      '? ui--square/aurora/390: 400 pixels',
      '? ui--square/aurora/1280: 400 pixels',
      '? ui--square/ember/390: 400 pixels',
      '? ui--square/ember/1280: 400 pixels',
    ]);
    expect(lines.at(-1)).toBe(
      '4 pictures unchanged, 4 changed (0 accepted, 0 rejected, 4 open), 4 new, 4 removed, 0 not pictured.',
    );
    const images = data.items.flatMap(({ before, after, change }) => [before, after, change?.mask]);
    const addresses = images.filter((image) => image !== undefined);
    expect(addresses).toHaveLength(4 * 3 + 4 + 4);
    expect(addresses.filter((address) => !existsSync(join(report, address)))).toEqual([]);
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
      // Another colour at every frame, and none twice.
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
    expect(lines[0]).toMatch(/^✗ ui--a\/ember\/(390|1280) could not be pictured: /);
    expect(lines.slice(0, 2).every((line) => line.endsWith(why))).toBe(true);
  });

  test('asks for stories and brands that are there', async () => {
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

describe('the same Storybook, pictured twice', () => {
  const twice = (body: string) =>
    unstableShots(
      fixtureStorybook('the working tree', { 'ui--a': body, 'ui--b': 'BRAND' }),
      freshRun(),
    );
  const show = (expression: string) => `<script>document.body.textContent = ${expression}</script>`;

  test.each([
    ['the date', show('new Date().toISOString()')],
    ['the time zone and language', show('new Date().toString() + navigator.language')],
    ['an endless animation', '<p style="animation: turn 1s infinite">turning</p>'],
    ['a text field with the focus', '<input id="f" /><script>f.focus()</script>'],
  ])('is steady with %s', async (_, body) => {
    expect(await twice(body)).toMatchObject({ steady: 4, unstable: [] });
  });

  test('is unstable where a story throws dice', async () => {
    const { steady, unstable } = await twice(show('Math.random()'));
    expect(steady).toBe(2);
    expect(unstable.map(({ key }) => key)).toEqual(['ui--a/ember/390', 'ui--a/ember/1280']);
    expect(unstable.every(({ pixels }) => pixels > 0)).toBe(true);
  });
});

test('pictures are taken once: the second run finds them', async () => {
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
  expect(taken).toHaveLength(4);
  await compareSnapshots(shown, changed, again);
  expect(taken).toHaveLength(4);
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
    [[], 'Use one of --base REV, --stable and --review.'],
  ])('ends with 2 and one explanation for %j', (args, message) => {
    const { status, stderr, stdout } = command(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
