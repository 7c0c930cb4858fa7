import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFolder, type Brand } from './checkFolder.ts';
import { hexOf, type ColourValue } from './colour.ts';
import { CONTRAST_PAIRS } from './contrast.ts';
import { applyFixes } from './fix.ts';
import { formatProblem } from './problem.ts';
import { readFolder } from './readFolder.ts';
import { readFoundation } from './readFoundation.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const foundation = readFoundation(TOKENS_DIR);
const { folder: base } = readFolder(TOKENS_DIR, 'default');

function setting(path: string, value: unknown, file = 'brand.tokens.json') {
  const change = applyFixes(base.files, [{ kind: 'token', file, path, value }]);
  const bytes = [...change].map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return { ...base, files: new Map([...base.files, ...bytes]) };
}

const check = (folder: typeof base) => checkFolder(folder, foundation, CONTRAST_PAIRS);
const valueOf = (brand: Brand | undefined, path: string) => brand?.tokens.dark[path]?.$value;

test('refuses a colour without a channel, and continues the check', () => {
  const { problems } = check(setting('palette.spark.8', 'oklch(0.6 none 262)', 'dark.tokens.json'));
  expect(problems.map(({ place }) => place)).toContain('palette.spark.8');
});

test.each([
  ['#3366ff', '#3366ff'],
  ['#36F', '#3366ff'],
  ['rgb(51 102 255)', '#3366ff'],
  ['rgb(51, 102, 255)', '#3366ff'],
  ['hsl(225 100% 60%)', '#3366ff'],
  ['oklch(57% 0.19 262)', '#336fe5'],
])('accepts a colour written as %s, and converts it to DTCG', (text, hex) => {
  const folder = setting('palette.spark.8', text, 'dark.tokens.json');
  const { brand, problems, notes = [] } = check(folder);
  expect(problems).toEqual([]);
  expect(hexOf(valueOf(brand, 'palette.spark.8') as ColourValue)).toBe(hex);
  expect(notes.map(formatProblem)).toEqual([
    expect.stringMatching(/dark\.tokens\.json:\d+: 'palette\.spark\.8' is written as text/),
  ]);
  const [fix] = notes.flatMap((note) => note.fix ?? []);
  const written = applyFixes(folder.files, fix ? [fix] : []).get('dark.tokens.json') ?? '';
  expect(JSON.parse(written)).toMatchObject({
    palette: { spark: { '8': { $value: { colorSpace: 'oklch' } } } },
  });
});

test('accepts CSS colours in gradients and shadows', () => {
  const stops = [
    { color: '#102030', position: 0 },
    { color: '{palette.accent.9}', position: 1 },
  ];
  const folder = setting('gradient.hero', stops);
  expect(
    check(folder)
      .problems.map(formatProblem)
      .filter((line) => /is not/.test(line)),
  ).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['radius.card', '14px', '{ "value": 14, "unit": "px" }'],
  ['radius.card', 14, '{ "value": 14, "unit": "px" }'],
  ['radius.card', { value: 14 }, '{ "value": 14, "unit": "px" }'],
  ['font.size.m', { value: 16, unit: 'px' }, '{ "value": 1, "unit": "rem" }'],
  ['font.size.m', '18px', '{ "value": 1.125, "unit": "rem" }'],
  ['duration.dialog', '300ms', '{ "value": 300, "unit": "ms" }'],
  ['font.weight.body', 'bold', '700'],
  ['font.weight.body', '600', '600'],
  ['font.lineHeight.body', '150%', '1.5'],
  ['font.family.body', "'Inter Variable', sans-serif", '["Inter Variable", "sans-serif"]'],
  ['easing.standard', 'cubic-bezier(0.2, 0, 0, 1)', '[0.2, 0, 0, 1]'],
  [
    'palette.spark.8',
    { colorSpace: 'srgb', components: [51, 102, 255] },
    '{ "colorSpace": "srgb", "components": [0.2, 0.4, 1] }',
  ],
  [
    'palette.spark.8',
    { colorSpace: 'oklch', components: [70, 0.1, -60] },
    '{ "colorSpace": "oklch", "components": [0.7, 0.1, 300] }',
  ],
  [
    'palette.spark.8',
    'rebeccapurple',
    '{ "colorSpace": "oklch", "components": [0.4403, 0.1603, 303.37] }',
  ],
])('%s: refuses %j, and the fix writes the converted value', (path, value, meant) => {
  const [problem, ...more] = check(setting(path, value)).problems;
  expect(more).toEqual([]);
  expect(problem?.hint).toBe(`Write it as ${meant}; 'npm run brand -- check default --fix' does.`);
  const fix = problem?.fix;
  if (fix?.kind !== 'token') throw new Error('There is no fix.');
  expect(fix.file).toBe('brand.tokens.json');
  expect(
    check(setting(path, fix.value)).problems.filter(({ what }) => /^is not/.test(what)),
  ).toEqual([]);
});

test.each<[string, unknown]>([
  ['radius.card', '4000px'],
  ['radius.card', 'large'],
  ['palette.spark.8', 'red;}'],
  ['palette.spark.8', 'url(//evil)'],
  ['palette.spark.8', 'oklch(0.5 9 10)'],
])('%s: gives an example for %j, which has no conversion', (path, value) => {
  const [problem] = check(setting(path, value)).problems;
  expect(problem?.hint).toMatch(/^Write it like /);
  expect(problem?.fix).toBeUndefined();
});

test('accepts a colour outside sRGB, and notes the colour that screens will show', () => {
  const value = { colorSpace: 'oklch', components: [0.7, 0.35, 150] };
  const { brand, notes = [] } = check(setting('palette.spark.8', value, 'dark.tokens.json'));
  expect(brand).toBeDefined();
  expect(notes.map(formatProblem)).toEqual([
    expect.stringMatching(/'palette\.spark\.8' is outside sRGB: most screens show #[0-9a-f]{6}/),
  ]);
});

test('keeps the opacity in the advice for a colour outside sRGB', () => {
  const value = { colorSpace: 'oklch', components: [0.7, 0.35, 150], alpha: 0.4 };
  const [note] = check(setting('palette.spark.8', value, 'dark.tokens.json')).notes ?? [];
  expect(note?.hint).toMatch(
    /^For the same colour on every screen, write \{ "colorSpace": "oklch", .*, "alpha": 0\.4 \}\.$/,
  );
});
