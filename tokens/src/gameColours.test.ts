import { fileURLToPath } from 'node:url';
import {
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { loadBrands } from './brand.ts';
import { checkFolder } from './checkFolder.ts';
import { contrastOf, onScreen, type ColourValue } from './colour.ts';
import { CONTRAST_PAIRS } from './contrast.ts';
import { applyFixes } from './fix.ts';
import { LEAST_DISTANCE } from './gameColours.ts';
import { SCHEMES } from './palette.ts';
import { formatProblem } from './problem.ts';
import { readFolder } from './readFolder.ts';
import { readFoundation } from './readFoundation.ts';
import { COLOUR_DEFICIENCIES, leastDistance, deficiencyMatrix } from './colorVision.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const foundation = readFoundation(TOKENS_DIR);
const { folder: ember } = readFolder(TOKENS_DIR, 'ember');

/** Returns the brand 'ember' with the values of some tokens replaced in a file. */
function withTokens(values: Readonly<Record<string, unknown>>, file = 'dark.tokens.json') {
  const fixes = Object.entries(values).map(([path, value]) => ({
    kind: 'token' as const,
    file,
    path,
    value,
  }));
  return change(ember, fixes);
}

function change(folder: typeof ember, fixes: Parameters<typeof applyFixes>[1]) {
  const changed = [...applyFixes(folder.files, fixes)].map(
    ([name, text]) => [name, new TextEncoder().encode(text)] as const,
  );
  return { ...folder, files: new Map([...folder.files, ...changed]) };
}

const check = (folder: typeof ember) => checkFolder(folder, foundation, CONTRAST_PAIRS);

/** Returns the folder as `brand check --fix` would leave it. */
function fixed(folder: typeof ember) {
  let now = folder;
  for (let round = 0; round < 4; round += 1) {
    now = change(
      now,
      check(now).problems.flatMap(({ fix }) => fix ?? []),
    );
  }
  return now;
}

const oklch = (...components: number[]) => ({ colorSpace: 'oklch', components });

test('simulates deficiencies as culori does, according to Machado 2009', () => {
  const basis: Rgb[] = [
    { mode: 'rgb', r: 1, g: 0, b: 0 },
    { mode: 'rgb', r: 0, g: 1, b: 0 },
    { mode: 'rgb', r: 0, g: 0, b: 1 },
  ];
  const theirs = {
    protanopia: filterDeficiencyProt(1),
    deuteranopia: filterDeficiencyDeuter(1),
    tritanopia: filterDeficiencyTrit(1),
  };
  for (const [vision, rows] of Object.entries(COLOUR_DEFICIENCIES)) {
    basis.forEach((colour, column) => {
      const { r, g, b } = theirs[vision as keyof typeof theirs](colour) as Rgb;
      expect(
        rows.map((row) => row[column]),
        vision,
      ).toEqual([r, g, b]);
    });
  }
  expect(deficiencyMatrix('tritanopia')).toBe(
    '1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.3039 0 0 0 0 0 1 0',
  );
});

describe('the check of game colours', async () => {
  const brands = await loadBrands(TOKENS_DIR);
  const cases = brands.flatMap((brand) =>
    SCHEMES.map((scheme) => ({ id: brand.id, brand, scheme })),
  );

  test.each(cases)('$id, $scheme: no two game colours look alike', ({ brand, scheme }) => {
    const fill = (colour: string, role: string) =>
      onScreen(brand.tokens[scheme][`color.game.${colour}.${role}`]?.$value as ColourValue);
    for (const role of ['solid', 'solidHover']) {
      const [green, violet, red] = ['green', 'violet', 'red'].map((name) => fill(name, role)) as [
        Rgb,
        Rgb,
        Rgb,
      ];
      for (const [one, other] of [
        [green, violet],
        [violet, red],
        [green, red],
      ] as const) {
        expect(leastDistance(one, other).distance).toBeGreaterThanOrEqual(LEAST_DISTANCE);
      }
    }
  });

  const RED = oklch(0.57, 0.199, 22);
  const GREEN = oklch(0.72, 0.169, 150);

  test('refuses green balls that are red, and the fix makes them green', () => {
    const folder = withTokens({ 'palette.green.9': RED });
    const said = check(folder).problems.map(formatProblem);
    expect(said.join('\n')).toMatch(
      /dark\.tokens\.json:\d+: 'palette\.green\.9' makes color\.game\.green\.solid another colour than its name in dark: its hue is 22 degrees, where green has a hue from 110 to 180/,
    );
    expect(said.join('\n')).toMatch(/too close to color\.game\.red\.solid in dark: with /);
    const { brand, problems } = check(fixed(folder));
    expect(problems).toEqual([]);
    const value = brand?.tokens.dark['color.game.green.solid']?.$value as ColourValue;
    expect(value.components[2]).toBeCloseTo(145, 0);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['green and red swapped', { 'palette.green.9': RED, 'palette.red.9': GREEN }, 'dark'],
    ['a green role with an alias to red', { 'color.game.green.solid': '{palette.red.9}' }, 'dark'],
    ['a grey violet', { 'palette.violet.9': oklch(0.6, 0.01, 298) }, 'dark'],
    ['a blue violet', { 'palette.violet.9': oklch(0.55, 0.2, 262) }, 'light'],
    ['a green as dark as red', { 'palette.green.9': oklch(0.52, 0.142, 150) }, 'light'],
    ['a hovered red that looks green', { 'palette.red.10': oklch(0.68, 0.17, 150) }, 'light'],
  ])('%s: rejects and fixes only the scheme with the problem', (_, values, scheme) => {
    const folder = withTokens(values, `${scheme}.tokens.json`);
    const said = check(folder).problems.map(formatProblem);
    const about = said.filter((line) => /another colour than its name|too close to/.test(line));
    expect(about.length).toBeGreaterThan(0);
    for (const line of about) expect(line).toContain(` in ${scheme}`);
    expect(check(fixed(folder)).problems.map(formatProblem)).toEqual([]);
  });

  test('refuses colours that look alike to deuteranopes, though not to normal vision', () => {
    const values = { 'palette.green.9': oklch(0.55, 0.142, 150) };
    const [line] = check(withTokens(values, 'light.tokens.json'))
      .problems.map(formatProblem)
      .filter((text) => text.includes('too close'));
    expect(line).toMatch(/with deuteranopia their distance in OKLab is 0\.0\d\d, where 0\.1 is/);
  });
});

test.each([
  ['dark', 0.5, 0.48],
  ['light', 0.62, 0.64],
] as const)(
  'a fix in %s keeps the contrast of text 1.4 times that of muted text',
  (scheme, text, muted) => {
    const values = {
      'palette.neutral.12': oklch(text, 0.01, 45),
      'palette.neutral.11': oklch(muted, 0.01, 45),
    };
    const { brand, problems } = check(fixed(withTokens(values, `${scheme}.tokens.json`)));
    expect(problems.map(formatProblem)).toEqual([]);
    const colour = (name: string) =>
      onScreen(brand?.tokens[scheme][`color.${name}`]?.$value as ColourValue);
    const contrast = (name: string) => contrastOf(colour(name), colour('canvas'));
    expect(contrast('text.default') / contrast('text.muted')).toBeGreaterThanOrEqual(1.4);
    expect(contrast('text.muted')).toBeGreaterThanOrEqual(4.5);
  },
);

test("uses a value for both schemes in place of the foundation's, unless a scheme has its own", () => {
  const value = oklch(0.6, 0.2, 300);
  const { brand } = check(withTokens({ 'palette.spark.9': value }, 'brand.tokens.json'));
  // ember sets the first step in its dark and light files, which take precedence. The second step
  // comes from the foundation.
  expect(brand?.tokens.dark['palette.spark.9']?.$value).not.toEqual(value);
  const amber = check(withTokens({ 'palette.amber.8': value }, 'brand.tokens.json')).brand;
  expect(amber?.tokens.dark['palette.amber.8']?.$value).toEqual(value);
});
