import { fileURLToPath } from 'node:url';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBrands } from './brand.ts';
import { checkFolder } from './checkFolder.ts';
import { CONTRAST_PAIRS } from './contrast.ts';
import { drawMark } from './mark.ts';
import { readFolder } from './readFolder.ts';
import { readFoundation } from './readFoundation.ts';
import { formatProblem } from './problem.ts';
import { png as photo } from './testing/photos.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const foundation = readFoundation(TOKENS_DIR);
const { folder: ember } = readFolder(TOKENS_DIR, 'ember');

function problemsWith(files: Record<string, string | Uint8Array>): string[] {
  const bytes = Object.entries(files).map(
    ([name, content]) =>
      [name, typeof content === 'string' ? new TextEncoder().encode(content) : content] as const,
  );
  const folder = { ...ember, files: new Map([...ember.files, ...bytes]) };
  const { brand, problems } = checkFolder(folder, foundation, CONTRAST_PAIRS);
  expect(brand === undefined).toBe(problems.length > 0);
  return problems.map(formatProblem);
}

const setting = (path: string, value: unknown) =>
  JSON.stringify(
    path
      .split('.')
      .reverse()
      .reduce((below: object, key) => ({ [key]: below }), { $value: value }),
  );

const oklch = (...components: unknown[]) => ({ colorSpace: 'oklch', components });
const px = (value: unknown) => ({ value, unit: 'px' });

test('accepts the unchanged brand', () => {
  expect(problemsWith({})).toEqual([]);
});

describe('the check for malicious values, with file, line, token and hint', () => {
  test.each<[string, unknown]>([
    ['color.canvas', 'red;}'],
    ['color.canvas', 'url(//evil)'],
    ['color.canvas', '</style><script>alert(1)</script>'],
    ['color.canvas', 'var(--x)'],
    ['color.canvas', 'expression(alert(1))'],
    ['color.canvas', '{}'],
    ['color.canvas', '{palette.neutral.1};}'],
    ['color.canvas', { ...oklch(0.2, 0, 0), alpha: 0.5 }],
    ['color.game.green.solid', { ...oklch(0.6, 0.15, 150), alpha: 0 }],
    ['color.game.red.solidHover', { ...oklch(0.57, 0.2, 22), alpha: 0.99 }],
    ['color.accent.solid', '#3366ff00'],
    ['color.hover', oklch(0.2, 0, '0);}')],
    ['color.hover', oklch(2, 0, 0)],
    ['color.hover', oklch(0.2, 9, 0)],
    ['color.hover', oklch(0.2, 0, 1e9)],
    ['color.hover', oklch(0.2, 0)],
    ['color.hover', { colorSpace: 'url(//evil)', components: [0, 0, 0] }],
    ['color.hover', { ...oklch(0.2, 0, 0), alpha: '1;}' }],
    ['color.hover', { ...oklch(0.2, 0, 0), more: 1 }],
    ['color.hover', null],
    ['color.hover', ['red']],
    ['space.l', px(1e6)],
    ['space.l', px(-4)],
    ['space.l', px('8px;}')],
    ['space.l', { value: 8, unit: 'px;}' }],
    ['space.l', { value: 8, unit: 'vw' }],
    ['space.l', 'calc(100% * 9)'],
    ['space.l', '{color.canvas}'],
    ['size.touch', px(12)],
    ['size.touch', '{space.xxs}'],
    ['font.size.m', px(16)],
    ['font.size.m', { value: 400, unit: 'rem' }],
    ['font.family.body', ["x';}body{display:none}"]],
    ['font.family.body', ['url(//evil)']],
    ['font.family.body', ['</style>']],
    ['font.family.body', ['\\27 x']],
    ['font.family.body', []],
    ['font.family.body', Array(500).fill('Inter')],
    ['font.weight.body', 'bold;}'],
    ['font.weight.body', 1e9],
    ['font.lineHeight.body', 99],
    ['font.case.button', 'capitalize'],
    ['font.case.button', 'none;}'],
    ['background.glow', 1.5],
    ['background.dots', '1'],
    ['ball.face', 0.95],
    ['ball.round', -1],
    ['border.card', px(40)],
    ['duration.dialog', { value: 1e9, unit: 'ms' }],
    ['easing.standard', [9, 0, 0, 1]],
    ['easing.standard', ['0', 0, 0, 1]],
    ['gradient.hero', [{ color: 'url(//evil)', position: 0 }]],
    ['gradient.hero', [{ color: oklch(0.2, 0, 0), position: 0 }]],
    ['gradient.hero', Array(99).fill({ color: oklch(0.2, 0, 0), position: 0 })],
    ['shadow.raised', 'inset 0 0 9999px red'],
    ['layer.dialog', 2_147_483_648],
    ['constructor.prototype', oklch(0.2, 0, 0)],
  ])('rejects %s: %j', (path, value) => {
    const [problem, ...more] = problemsWith({ 'brand.tokens.json': setting(path, value) });
    expect(problem).toMatch(
      new RegExp(`ember/brand\\.tokens\\.json:1: '${path}' (is|leads) .+\\. .+[.}\\]]$`),
    );
    expect(more.length).toBeLessThan(3);
  });

  test.each(['light', 'dark'])(
    'rejects a ball that the palette makes invisible, in %s',
    (scheme) => {
      const ball = { ...oklch(0.6, 0.15, 150), alpha: 0 };
      expect(
        problemsWith({ [`${scheme}.tokens.json`]: setting('palette.green.9', ball) }).join('\n'),
      ).toMatch(
        new RegExp(
          `${scheme}\\.tokens\\.json:1: 'color\\.game\\.green\\.solid' is not a color that nothing shines through`,
        ),
      );
    },
  );

  test.each([
    ['a reference to another file', '{ "color": { "$ref": "file:///etc/passwd" } }', /\$ref/],
    ['an extended group', '{ "color": { "$extends": "#/palette" } }', /\$extends/],
    [
      'a repeated value',
      '{ "radius": { "card": { "$value": { "value": 3, "unit": "px" }, "$value": "x;}" } } }',
      /'\$value' is twice/,
    ],
    [
      'the key __proto__',
      '{ "__proto__": { "x": { "$value": 1 } } }',
      /'__proto__\.x' is not a token/,
    ],
    ['a token inside a token', '{ "radius": { "$value": 1, "card": {} } }', /is inside a token/],
    [
      'a wrong type',
      '{ "radius": { "$type": "string", "card": { "$value": { "value": 3, "unit": "px" } } } }',
      /'radius\.card' says that it is a string\. It is a dimension/,
    ],
    ['a list instead of a group', '[]', /is not a group in \{ \}/],
    ['100,000 nested brackets', '['.repeat(100_000), /not valid JSON/],
    ['an empty file', '', /not valid JSON/],
  ])('rejects %s', (_, text, message) => {
    expect(problemsWith({ 'dark.tokens.json': text })[0]).toMatch(message);
  });
});

describe('the check of differences between schemes other than colours', () => {
  type Tree = Record<string, unknown>;
  const merged = (one: unknown, other: Tree): Tree => ({
    ...(one as Tree),
    ...Object.fromEntries(
      Object.entries(other).map(([key, value]) => {
        const below = (one as Tree | undefined)?.[key];
        return [key, below && !key.startsWith('$') ? merged(below, value as Tree) : value];
      }),
    ),
  });
  /** Returns the problems, without lines, of the brand with tokens added to some files. */
  const problemsOf = (tokens: Record<string, [string, unknown]>) => {
    const files = Object.entries(tokens).map(([name, [path, value]]) => {
      const before: unknown = JSON.parse(new TextDecoder().decode(ember.files.get(name)));
      return [name, JSON.stringify(merged(before, JSON.parse(setting(path, value)) as Tree))];
    });
    return problemsWith(Object.fromEntries(files) as Record<string, string>).map((problem) =>
      problem.slice(problem.indexOf('ember/') + 6),
    );
  };
  const stops = (...positions: number[]) =>
    positions.map((position) => ({ color: '{palette.neutral.2}', position }));
  const shadow = (blur: number, more: object = {}) => ({
    color: { ...oklch(0.1, 0.01, 262), alpha: 0.3 },
    spread: px(0),
    blur: px(blur),
    offsetY: { unit: 'px', value: 2 },
    offsetX: px(0),
    ...more,
  });

  test.each<[string, unknown, string]>([
    ['gradient.hero', stops(0, 0.1, 1), 'has other stops'],
    ['gradient.hero', stops(0, 1), 'has other stops'],
    ['gradient.brand', '{gradient.hero}', 'has other stops'],
    ['shadow.raised', shadow(30), 'has other lengths'],
    ['shadow.raised', shadow(8, { inset: true }), 'has other lengths'],
    ['radius.card', px(30), 'has another value'],
    ['space.l', px(30), 'has another value'],
    ['font.size.m', { value: 1.5, unit: 'rem' }, 'has another value'],
    ['font.family.body', ['Sora Variable', 'sans-serif'], 'has another value'],
    ['font.weight.body', 500, 'has another value'],
    ['font.lineHeight.body', 1.9, 'has another value'],
    ['duration.dialog', { value: 900, unit: 'ms' }, 'has another value'],
    ['easing.standard', [0, 0, 1, 1], 'has another value'],
    ['layer.dialog', 9000, 'has another value'],
  ])('rejects %s: %j', (path, value, what) => {
    for (const [scheme, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ]) {
      expect(problemsOf({ [`${scheme}.tokens.json`]: [path, value] })).toEqual([
        expect.stringMatching(
          new RegExp(
            `^${scheme}\\.tokens\\.json:1: '${path}' ${what} in ${scheme} than in ${other}, and only colours may differ\\. .*brand\\.tokens\\.json\\.$`,
          ),
        ),
      ]);
    }
  });

  test('reports a value in both files at both lines', () => {
    const found = problemsOf({
      'light.tokens.json': ['radius.card', px(9)],
      'dark.tokens.json': ['radius.card', px(8)],
    });
    expect(found.map((problem) => problem.split(' ', 2).join(' ')).sort()).toEqual([
      "dark.tokens.json:1: 'radius.card'",
      "light.tokens.json:1: 'radius.card'",
    ]);
  });

  test('reports a value once, at its own line and not at its aliases', () => {
    const found = problemsOf({
      'brand.tokens.json': ['shadow.raised', shadow(8, { blur: '{space.l}' })],
      'light.tokens.json': ['space.l', px(9)],
    });
    expect(found).toEqual([expect.stringMatching(/^light\.tokens\.json:1: 'space\.l' /)]);
  });

  test.each<[string, unknown]>([
    ['gradient.hero', stops(0, 0.55, 1)],
    ['shadow.raised', shadow(8)],
    ['shadow.raised', shadow(8, { inset: false })],
    ['radius.card', px(0)],
    ['radius.card', '{radius.small}'],
  ])('accepts colours and equal values: %s: %j', (path, value) => {
    const both = typeof value === 'string';
    expect(
      problemsOf({
        'light.tokens.json': [path, value],
        ...(both && { 'dark.tokens.json': [path, value] }),
      }),
    ).toEqual([]);
  });
});

describe('the check for malicious facts', () => {
  const facts = JSON.parse(new TextDecoder().decode(ember.files.get('brand.json'))) as object;

  test.each<[string, unknown]>([
    ['api_url', 'javascript:alert(1)'],
    ['api_url', 'httpx://evil'],
    ['api_url', 'https://user:secret@evil.example'],
    ['api_url', "https://x.example; script-src *'"],
    ['websiteUrl', 'data:text/html,<script>'],
    ['websiteUrl', '//evil'],
    ['hosts', ['*']],
    ['hosts', ['Evil.example']],
    ['hosts', ['a.example:80']],
    ['hosts', ['..']],
    ['hosts', 'a.example'],
    ['title', 'two\nlines'],
    ['name', 'Au\u202erora'],
    ['name', 'Aurora\u200f'],
    ['titleDescription', 'Play \u2066here'],
    ['websiteUrlName', 'aurora\u061c.example'],
    ['hosts', []],
    ['title', 'x'.repeat(10_000)],
    ['name', ''],
    ['defaultScheme', 'blue'],
    ['languages', ['klingon']],
    ['languages', []],
    ['games', ['roulette']],
    ['games', ['wingo', 'dice', 'wingo']],
    ['languages', ['en', 'en']],
    ['explorers', { 'USDT-BEP20': 'javascript:alert(1)' }],
    ['teamUrl', 'javascript:alert(1)'],
    ['terms', [{ number: 1, title: 'T', paragraphs: [] }]],
  ])('rejects %s: %j', (key, value) => {
    const text = JSON.stringify({ ...facts, [key]: value }, undefined, 2);
    const [problem] = problemsWith({ 'brand.json': text });
    expect(problem).toMatch(
      new RegExp(`ember/brand\\.json:\\d+: '${key}[^']*' (is|has) .+\\. (It must|Name at least)`),
    );
    expect(problem).not.toContain('brand.json:1:');
  });
});

test('reports all unknown keys, together with other problems', () => {
  const facts = JSON.parse(new TextDecoder().decode(ember.files.get('brand.json'))) as object;
  const terms = [{ number: 1, title: 'T', paragraphs: ['P'], colour: 'red', size: 1 }];
  const text = JSON.stringify({ ...facts, titel: 'x', host: 'y', name: '', terms });
  const found = problemsWith({ 'brand.json': text }).map(
    (problem) => /'([^']*)' (?:is not a known key|has)/.exec(problem)?.[1],
  );
  expect(found).toEqual(['titel', 'host', 'terms.0.colour', 'terms.0.size', 'name']);
});

test('reports the length of a text that is too long', () => {
  const facts = JSON.parse(new TextDecoder().decode(ember.files.get('brand.json'))) as object;
  const text = JSON.stringify({ ...facts, name: 'x'.repeat(63) });
  expect(problemsWith({ 'brand.json': text })[0]).toMatch(
    /'name' has 63 characters\. It must not be longer than 40 characters/,
  );
});

describe('the check for malicious pictures', () => {
  const png = (width: number, height: number) => {
    const bytes = Buffer.alloc(33);
    bytes.write('89504e470d0a1a0a0000000d49484452', 'hex');
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };

  test.each<[string, string, string | Uint8Array, RegExp]>([
    ['a script', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n<script/></svg>', /svg:2/],
    [
      'HTML in an SVG file',
      'icon.svg',
      '<html></html>',
      /icon\.svg:1: the file is not a valid SVG/,
    ],
    ['text that is not UTF-8', 'icon.svg', Uint8Array.of(0xff, 0xfe, 0x3c), /not a valid SVG/],
    [
      'HTML in a PNG file',
      'icon.png',
      '<script>alert(1)</script>',
      /icon\.png:1: the file is not a PNG/,
    ],
    ['a PNG 60,000 px wide', 'icon.png', png(60_000, 10), /is 60000 x 10 px/],
    [
      'HTML as the link preview picture',
      'social.png',
      '<html>',
      /social\.png:1: the file is not a PNG/,
    ],
    [
      'HTML as the landing page picture',
      'hero.jpg',
      '<html>',
      /hero\.jpg:1: the file is not a PNG, JPEG/,
    ],
    [
      'a picture without a text alternative',
      'hero.png',
      photo(1600, 900),
      /hero\.png:1: .* no description/,
    ],
    [
      'a text alternative without a picture',
      'content.json',
      '{ "hero": { "picture": { "alt": "" } } }',
      /hero\.jpg:1: the file is missing\. .* take 'hero\.picture' out/,
    ],
    [
      'a square link preview picture',
      'social.png',
      png(630, 630),
      /is 630 x 630 px\. .* 1200 x 630/,
    ],
  ])('rejects %s', (_, name, content, message) => {
    const files = new Map([...ember.files].filter(([file]) => !file.startsWith('icon')));
    const folder = { ...ember, files };
    expect(checkFolder(folder, foundation, []).problems).toEqual([]);
    expect(problemsWith({ ...(name.endsWith('png') && {}), [name]: content })[0]).toMatch(message);
  });
});

describe('a damaged PNG', () => {
  const whole = photo(64, 64);
  const changed = whole.slice();
  changed.fill(0, 60, 70);
  const states = { 'cut off': whole.slice(0, whole.length / 2), changed };
  const withoutIcons = [...ember.files].filter(([file]) => !/^(icon|logo)\./.test(file));
  const checked = (name: string, bytes: Uint8Array, measured = CONTRAST_PAIRS) =>
    checkFolder(
      { ...ember, files: new Map([...withoutIcons, [name, bytes]]) },
      foundation,
      measured,
    );
  const logo: [string, Uint8Array] = ['logo.svg', ember.files.get('logo.svg') ?? new Uint8Array()];

  test.each(Object.entries(states))(
    'is refused when a brand is checked before it is served: %s',
    (_, bytes) => {
      expect(checked('logo.png', whole).problems).toEqual([]);
      expect(checked('logo.png', bytes).problems.map(formatProblem)).toEqual([
        expect.stringMatching(
          /logo\.png:1: the picture cannot be read: a part of it is damaged\. Exp/,
        ),
      ]);
      // Without contrast pairs, as for a brand that is already served, the check ignores the
      // damage.
      expect(checked('logo.png', bytes, []).problems).toEqual([]);
    },
  );

  test.each([
    ['icon.png', 64, 64],
    ['social.png', 1200, 630],
  ])('is reported under the name %s', (name, width, height) => {
    const bytes = photo(width, height).slice(0, -20);
    const files = new Map([...withoutIcons, logo, [name, bytes] as const]);
    const { problems } = checkFolder({ ...ember, files }, foundation, CONTRAST_PAIRS);
    expect(problems.map(({ file }) => file)).toEqual([`${ember.path}/${name}`]);
  });
});

describe('a folder with two files for the same picture', () => {
  const letter = drawMark({ name: 'Ember', ground: '#8a4a20', letter: '#ffffff', radius: 9 });
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1"/></svg>';
  const text = (said: string) => new TextEncoder().encode(said);
  const picture = photo(64, 64);
  const checked = (files: Record<string, Uint8Array>) =>
    checkFolder(
      { ...ember, files: new Map([...ember.files, ...Object.entries(files)]) },
      foundation,
      [],
    );

  test.each(['logo', 'icon'] as const)(
    'prefers any custom file to the letter drawn for a new brand: %s',
    (kind) => {
      const {
        brand,
        problems,
        notes = [],
      } = checked({
        [`${kind}.svg`]: text(letter),
        [`${kind}.png`]: picture,
      });
      expect(problems).toEqual([]);
      expect(brand?.[kind].name).toBe(`${kind}.png`);
      expect(notes.map(formatProblem)).toContainEqual(
        expect.stringMatching(
          new RegExp(`${kind}\\.svg:1: .* so ${kind}\\.png is served .* Remove`),
        ),
      );
    },
  );

  test.each<[string, Record<string, Uint8Array>, RegExp]>([
    [
      'two logos',
      { 'logo.svg': text(drawing), 'logo.png': picture },
      /logo\.png:1: there are two logos, logo\.svg and logo\.png\. Remove one of the two\./,
    ],
    [
      'two icons',
      { 'icon.svg': text(drawing), 'icon.png': picture },
      /icon\.png:1: there are two icons, icon\.svg and icon\.png\. Remove/,
    ],
    [
      'two pictures of the landing page',
      {
        'hero.png': photo(1600, 900),
        'hero.jpg': photo(1600, 900),
        'content.json': text('{ "hero": { "picture": { "alt": "" } } }'),
      },
      /hero\.png:1: there are two pictures for the landing page, hero\.jpg and hero\.png\. Remove/,
    ],
  ])('refuses %s', (_, files, message) => {
    const { brand, problems } = checked(files);
    expect(brand).toBeUndefined();
    expect(problems.map(formatProblem).join('\n')).toMatch(message);
  });
});

describe('the check for malicious folders', () => {
  let dir = '';
  const brandWith = (id: string) => {
    cpSync(join(TOKENS_DIR, 'brands/ember'), join(dir, 'brands', id), { recursive: true });
    return join(dir, 'brands', id);
  };
  const problemsOf = (id: string) =>
    (checkBrands(dir).get(id)?.problems ?? []).map(formatProblem).join('\n');

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'tokens-'));
    for (const part of ['base', 'semantic.tokens.json']) {
      cpSync(join(TOKENS_DIR, part), join(dir, part), { recursive: true });
    }
    mkdirSync(join(dir, 'brands'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  test('rejects a name that would end the selector of the style', () => {
    brandWith("x']{}body{}");
    expect(problemsOf("x']{}body{}")).toMatch(/is not a name for a brand/);
  });

  test('rejects a symbolic link to a target outside the folder', () => {
    const folder = brandWith('linked');
    rmSync(join(folder, 'logo.svg'));
    symlinkSync('/etc/passwd', join(folder, 'logo.svg'));
    expect(problemsOf('linked')).toMatch(/logo\.svg:1: the file is a link to elsewhere/);
  });

  test('rejects an oversized file', () => {
    writeFileSync(join(brandWith('large'), 'brand.json'), ' '.repeat(300_000));
    expect(problemsOf('large')).toMatch(/brand\.json:1: the file is too large/);
  });

  test('rejects a mistyped file name', () => {
    writeFileSync(join(brandWith('typo'), 'ligth.tokens.json'), '{}');
    expect(problemsOf('typo')).toMatch(
      /ligth\.tokens\.json:1: the file does not belong to a brand/,
    );
  });

  test.each([
    ['logo.SVG', 'Name it logo.svg.'],
    ['hero.JPG', 'Name it hero.jpg.'],
    ['logo.gif', 'It is read as logo.svg or logo.png: save it in one of these formats.'],
    ['favicon.ico', 'It is read as icon.svg or icon.png: save it in one of these formats.'],
    [
      'hero.avif',
      'It is read as hero.jpg, hero.jpeg, hero.png or hero.webp: save it in one of these',
    ],
    ['light.tokens.jsn', 'Name it light.tokens.json.'],
    ['brand.json.txt', 'Name it brand.json.'],
    ['notes.txt', 'Rename or remove it. A brand has brand.json, '],
  ])('gives a hint for the file %s: %s', (name, hint) => {
    const folder = brandWith('named');
    writeFileSync(join(folder, name), '');
    const said = problemsOf('named');
    rmSync(folder, { recursive: true });
    expect(said).toContain(`named/${name}:1: the file does not belong to a brand. ${hint}`);
  });

  test('ignores hidden files, and files that editors and systems create', () => {
    const folder = brandWith('kept');
    for (const name of ['.DS_Store', 'brand.json~', 'Thumbs.db', 'desktop.ini']) {
      writeFileSync(join(folder, name), '');
    }
    mkdirSync(join(folder, 'drafts'));
    expect(problemsOf('kept')).not.toContain('does not belong');
  });
});
