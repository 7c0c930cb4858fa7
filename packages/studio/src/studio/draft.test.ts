import { compileTokens, hexOf, type ColourValue } from '@platform/tokens/browser';
import { describe, expect, test } from 'vitest';
import { decode, encode } from '../foundations/bytes';
import { folderOf } from '../foundations/sources';
import { repository as sources } from '../foundations/repository';
import { openFiles, packDraft } from './archive';
import { damage, diceOf } from '../../../../tokens/src/testing/damagedFiles';
import { png, webp } from '../../../../tokens/src/testing/photos';
import { attempt, ownValue, resetToken, setDensity, setToken, withFiles } from './draft';
import type { Draft } from './draft';
import { beginHistory, record, redo, settle, undo } from './history';
import { inspect, passes } from './inspect';
import { keep, recall } from './storedDraft';
import { pictureOf } from './pictures';
import { ownFamilies, shownFaces, shownFacts } from './shown';
import { withFonts } from './testing/withFonts';
import { filterGroups, tokenGroups } from './tokenViews';

const brand = (id: string): Draft => {
  const folder = sources.folders.find((candidate) => candidate.id === id);
  if (!folder) throw new Error(`The brand ${id} is missing.`);
  return folder;
};
const ember = brand('ember');
/** Default brand without its own tokens or content. */
const bare = {
  ...brand('default'),
  files: new Map(
    [...brand('default').files].filter(([name]) => ['brand.json', 'logo.svg'].includes(name)),
  ),
};
const oklch = (...components: number[]): ColourValue => ({ colorSpace: 'oklch', components });
const px = (value: number) => ({ value, unit: 'px' });
const texts = ({ files }: Draft) => [...files].map(([name, bytes]) => [name, decode(bytes)]).sort();

test('rejects an unknown brand, and lists an invalid brand', () => {
  const refused = [{ id: 'novice', problems: ['The file is missing.'] }];
  expect(folderOf(sources, 'ember')).toBe(ember);
  expect(folderOf({ ...sources, refused }, 'novice')).toBe(sources.folders[0]);
  expect(() => folderOf({ ...sources, refused }, 'zephyr')).toThrow(
    "There is no brand 'zephyr'. There are aurora, default, ember, folio, lagoon, novice.",
  );
  expect(() => folderOf({ ...sources, folders: [], refused }, 'novice')).toThrow(
    "No brand under tokens/brands is valid: 'npm run brand -- check' says why.",
  );
});

describe('a change to a token', () => {
  test('writes a colour to one scheme and other tokens to both', () => {
    const red = setToken(ember, 'palette.accent.9', 'light', oklch(0.5, 0.1, 20));
    expect(ownValue(red, 'palette.accent.9', 'light')).toEqual(oklch(0.5, 0.1, 20));
    expect(ownValue(red, 'palette.accent.9', 'dark')).toEqual(oklch(0.71, 0.184, 48));
    const round = setToken(ember, 'radius.card', 'light', px(30));
    expect(ownValue(round, 'radius.card', 'dark')).toEqual(px(30));
  });

  test('writes a gradient or shadow to both schemes, because only colours may differ', () => {
    const stops = [0, 0.3, 1].map((position) => ({ color: '{palette.accent.4}', position }));
    const tried = attempt(bare, 'gradient.hero', 'light', stops, sources.foundation);
    const changed = 'draft' in tried ? tried.draft : bare;
    expect(ownValue(changed, 'gradient.hero', 'dark')).toEqual(stops);
    expect(inspect(changed, sources).problems).toEqual([]);
    const reset = resetToken(changed, 'gradient.hero', 'light', bare);
    expect(ownValue(reset, 'gradient.hero', 'dark')).toBe(undefined);
  });

  test('overrides a value in one scheme until it is reset', () => {
    const light = JSON.stringify({ radius: { card: { $value: px(9) } } });
    const opened = withFiles(bare, new Map([['light.tokens.json', light]]));
    expect(inspect(opened, sources).problems).toEqual([
      expect.objectContaining({ place: 'radius.card', line: 1 }),
    ]);
    expect(ownValue(opened, 'radius.card', 'dark')).toBe(undefined);
    const changed = setToken(opened, 'radius.card', 'dark', px(2));
    expect(inspect(changed, sources).problems).toEqual([]);
    const reset = resetToken(changed, 'radius.card', 'dark', opened);
    expect(ownValue(reset, 'radius.card', 'light')).toEqual(px(9));
    expect(ownValue(reset, 'radius.card', 'dark')).toBe(undefined);
  });

  test('creates a missing file, and removes it on undo', () => {
    const plain = bare;
    const changed = setToken(plain, 'radius.card', 'dark', px(2));
    expect([...changed.files.keys()]).toContain('brand.tokens.json');
    expect(texts(resetToken(changed, 'radius.card', 'dark', plain))).toEqual(texts(plain));
  });

  test('resets a token to the value of the brand or the foundation', () => {
    const changed = setToken(ember, 'radius.card', 'dark', px(30));
    expect(
      ownValue(resetToken(changed, 'radius.card', 'dark', ember), 'radius.card', 'dark'),
    ).toEqual(px(0));
    expect(ownValue(resetToken(changed, 'radius.card', 'dark'), 'radius.card', 'dark')).toBe(
      undefined,
    );
  });

  test('resets a shared colour in one scheme, and keeps it in the other', () => {
    const colour = { $type: 'color', $value: oklch(0.5, 0.1, 20) };
    const shared = JSON.stringify({ color: { focus: colour, hover: colour } });
    const plain = bare;
    const opened = withFiles(plain, new Map([['brand.tokens.json', shared]]));
    expect(inspect(opened, sources).problems).toEqual([]);
    for (const base of [plain, undefined]) {
      const reset = resetToken(opened, 'color.focus', 'dark', base);
      expect(ownValue(reset, 'color.focus', 'dark')).toBe(undefined);
      expect(ownValue(reset, 'color.focus', 'light')).toEqual(colour.$value);
      expect(ownValue(reset, 'color.hover', 'dark')).toEqual(colour.$value);
    }
    // The light file has its own value, which takes precedence before and after the reset.
    const own = setToken(opened, 'color.focus', 'light', oklch(0.6, 0.1, 20));
    const reset = resetToken(own, 'color.focus', 'dark', plain);
    expect(ownValue(reset, 'color.focus', 'light')).toEqual(oklch(0.6, 0.1, 20));
    const both = resetToken(reset, 'color.focus', 'light', plain);
    expect(ownValue(both, 'color.focus', 'light')).toBe(undefined);
    // The reset restores the base's value for both schemes.
    const dark = setToken(opened, 'color.focus', 'dark', oklch(0.6, 0.1, 20));
    expect(
      ownValue(resetToken(dark, 'color.focus', 'dark', opened), 'color.focus', 'dark'),
    ).toEqual(colour.$value);
  });

  test('rejects an invalid value with the message of brand check', () => {
    const tried = attempt(ember, 'radius.card', 'dark', px(4000), sources.foundation);
    expect(tried).toEqual({
      refused: expect.stringMatching(/not a dimension from 0 to 999 px.*Write it like/) as string,
    });
    expect(attempt(ember, 'color.canvas', 'dark', 'url(x)', sources.foundation)).toHaveProperty(
      'refused',
    );
    expect(
      attempt(ember, 'color.focus', 'dark', '{palette.none.1}', sources.foundation),
    ).toHaveProperty('refused');
  });

  test('scales all spacing by the density, in percent of the foundation', () => {
    const dense = setDensity(bare, sources.foundation, 50);
    expect(ownValue(dense, 'space.xl', 'dark')).toEqual(px(12));
    expect(texts(setDensity(dense, sources.foundation, 100))).toEqual(texts(bare));
  });
});

describe('the report on a draft', () => {
  test('lists low contrast first, with fixes that pass', () => {
    const lowContrast = setToken(ember, 'palette.neutral.11', 'light', oklch(0.75, 0.01, 45));
    const [first, ...rest] = inspect(lowContrast, sources).pairs;
    expect(first && passes(first)).toBe(false);
    expect(first?.fixes.length).toBeGreaterThan(0);
    // The report shows the colours as they were before the fix.
    expect(first?.shown.front).toBe(hexOf(oklch(0.75, 0.01, 45)));
    const ratios = [first, ...rest].map((pair) => (pair ? pair.ratio / pair.pair.least : 0));
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
  });

  test('finds colours outside sRGB and hosts of another brand', () => {
    const gaudy = setToken(ember, 'palette.spark.9', 'dark', oklch(0.7, 0.35, 150));
    expect(inspect(gaudy, sources).outside).toEqual([
      expect.objectContaining({ path: 'palette.spark.9', scheme: 'dark' }),
    ]);
    const twin = { ...ember, id: 'twin', path: 'tokens/brands/twin' };
    expect(inspect(twin, sources).problems.map(({ what }) => what)).toEqual([
      "is a list with 'ember.localhost', which 'ember' has too",
    ]);
  });

  test.each(sources.folders.map(({ id }) => id))('has no findings for %s', (id) => {
    const { problems, outside, pairs: measured } = inspect(brand(id), sources);
    expect([problems, outside, measured.filter((pair) => !passes(pair))]).toEqual([[], [], []]);
  });
});

describe('the import of files', () => {
  const open = (name: string, content: string | Uint8Array) =>
    openFiles(
      [{ name, bytes: typeof content === 'string' ? encode(content) : content }],
      ember,
      sources,
    );

  test('opens a folder, or a single file of a folder', () => {
    expect(open('ember.zip', packDraft(ember))).toHaveProperty('draft.id', 'ember');
    const round = JSON.stringify({ radius: { card: { $value: px(30) } } });
    const opened = open('brand.tokens.json', round);
    expect('draft' in opened && ownValue(opened.draft, 'radius.card', 'dark')).toEqual(px(30));
  });

  test("opens the Studio's own download with the maximum number of fonts", () => {
    const fonts = withFonts(ember);
    const bytes = fonts.files.get('acme.woff2') ?? new Uint8Array();
    const faces = Array.from({ length: 8 }, (_, face) => ({
      family: 'Acme Sans',
      weight: `${face + 1}00`,
      licence: 'OFL',
      files: Array.from({ length: 12 }, (_file, script) => ({
        file: `acme-${face}-${script}.woff2`,
        range: 'U+0-FF',
      })),
    }));
    const files = faces.flatMap((face) =>
      face.files.map(({ file }): [string, Uint8Array] => [file, bytes]),
    );
    const draft = withFiles(
      ember,
      new Map<string, string | Uint8Array>([['fonts.json', JSON.stringify({ faces })], ...files]),
    );
    const opened = open('ember.zip', packDraft(draft));
    expect('draft' in opened ? texts(opened.draft) : opened.refused).toEqual(texts(draft));
  });

  test.each([
    ['an unknown file name', 'theme.json', '{}', /not a file of a brand/],
    ['broken JSON', 'dark.tokens.json', '{ "color": ', /not valid JSON/],
    [
      'a hostile value',
      'dark.tokens.json',
      '{"color":{"canvas":{"$value":"url(https://evil.example)"}}}',
      /color\.canvas.* is not a color/,
    ],
    [
      'a hostile logo',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      /script/,
    ],
    ['an invalid picture', 'icon.png', 'GIF89a', /not a PNG/],
    ['facts of the wrong type', 'brand.json', '{"name":5}', /brand\.json/],
    ['an invalid zip', 'ember.zip', 'PK??', /not a zip that can be read/],
    ['a file that is too large', 'brand.json', ' '.repeat(300_000), /too large/],
  ])('rejects a file: %s', (_, name, content, reason) => {
    const opened = open(name, content);
    expect('refused' in opened && opened.refused.join('\n')).toMatch(reason);
  });

  test('opens damaged files or rejects them with a reason, for 2,000 kinds of damage', () => {
    const dice = diceOf(1);
    const files = new Map([...ember.files].filter(([name]) => name.endsWith('.json')));
    const whole = packDraft({ ...ember, files });
    for (let count = 0; count < 2_000; count += 1) {
      const opened = open('ember.zip', damage(whole, dice));
      if ('refused' in opened) expect(opened.refused.join()).not.toBe('');
      else expect(opened.draft.files.size).toBeGreaterThan(0);
    }
  });

  test.each([
    ['a second folder', { 'lagoon/brand.json': '{}' }, /more than one folder/],
    ['an unknown file', { 'ember/run.sh': 'rm' }, /what no brand has: ember\/run\.sh/],
    ['a file of 300 kB', { 'ember/icon.png': ' '.repeat(300_000) }, /too large/],
  ])('rejects a zip with %s', async (_, more, reason) => {
    const { pack } = await import('../foundations/archive');
    const files = [...ember.files].map(([name, bytes]): [string, Uint8Array] => [
      `ember/${name}`,
      bytes,
    ]);
    const others = Object.entries(more).map(([name, text]): [string, Uint8Array] => [
      name,
      encode(text),
    ]);
    const opened = open('ember.zip', pack(new Map([...files, ...others])));
    expect('refused' in opened && opened.refused.join('\n')).toMatch(reason);
  });

  test.each([
    ['hero.png', 'hero.webp', webp(1600, 1200), '{ "hero": { "picture": { "alt": "A fire" } } }'],
    ['logo.svg', 'logo.png', png(64, 64), undefined],
  ])('replaces the previous picture: %s becomes %s', (before, name, bytes, content) => {
    const files = new Map<string, string | Uint8Array>([[before, png(1600, 1200)]]);
    if (content) files.set('content.json', content);
    const draft = withFiles(ember, files);
    const opened = openFiles([{ name, bytes }], draft, sources);
    if ('refused' in opened) throw new Error(opened.refused.join());
    expect(opened.draft.files.get(name)).toEqual(bytes);
    expect(opened.draft.files.has(before)).toBe(false);
  });

  test('reduces a logo to its shapes', () => {
    const hostile = {
      ...ember,
      files: new Map(ember.files).set('logo.svg', encode('<svg onload="x">')),
    };
    expect(pictureOf(hostile, 'logo')).toBeUndefined();
  });
});

describe('facts shown on the screens', () => {
  const factsOf = (content: object, more: Record<string, Uint8Array> = {}) =>
    shownFacts(
      withFiles(
        ember,
        new Map<string, string | Uint8Array>([
          ['content.json', JSON.stringify(content)],
          ...Object.entries(more),
        ]),
      ),
    );

  test('include the valid English texts of the brand', () => {
    expect(shownFacts(ember)).toMatchObject({
      name: 'Ember',
      websiteUrlName: 'ember.example',
      content: {
        hero: { layout: 'type' },
        announcement: { text: 'New: place several bets with one press.' },
      },
    });
    expect(shownFacts(brand('folio'))).toMatchObject({
      content: {
        hero: { headline: '{brand} publishes every draw', claims: [] },
        sections: ['games', 'features', 'faq'],
        navigation: 'top',
        menu: [{ line: 'games', name: 'Play' }, { line: 'wallet' }],
        minimumWithdrawal: 20,
      },
    });
    expect(shownFacts(ember)).not.toHaveProperty('hosts');
    expect(factsOf({ hero: { headline: 'No name' } })).toMatchObject({ content: { hero: {} } });
    expect(shownFacts(withFiles(ember, new Map([['brand.json', '{']])))).toBeUndefined();
  });

  test('include content even outside its period', () => {
    const late = { text: 'Soon', from: '2999-01-01T00:00Z' };
    const past = { text: 'Gone', until: '2001-01-01T00:00Z' };
    const content = { announcement: past, banners: [late, past] };
    expect(factsOf(content)?.content).toMatchObject({
      announcement: { text: 'Gone' },
      banner: { text: 'Soon' },
    });
  });

  test('include the current picture of the landing page with its text alternative', async () => {
    const content = { hero: { picture: { alt: { en: 'A fire', es: 'Un fuego' } } } };
    const picture = factsOf(content, { 'hero.png': png(1600, 1200) })?.content?.hero?.picture;
    expect(picture).toMatchObject({ alt: 'A fire', width: 1600, height: 1200 });
    const shown = await fetch(picture?.src ?? '');
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png(1600, 1200));
    const other = factsOf(content, { 'hero.webp': webp(1200, 900) })?.content?.hero?.picture;
    expect(other).toMatchObject({ width: 1200, height: 900 });
    expect(other?.src).not.toBe(picture?.src);
    // A picture requires a text alternative and a readable file.
    expect(factsOf({}, { 'hero.png': png(1600, 1200) })?.content?.hero?.picture).toBeUndefined();
    expect(factsOf(content, { 'hero.png': png(9, 9) })?.content?.hero?.picture).toBeUndefined();
  });

  test("include the brand's typefaces, each with a stable URL", async () => {
    const draft = withFonts(ember);
    const faces = shownFaces(draft);
    const [, address = ''] = /font-family:'Acme Sans';src:url\('([^']+)'\)/.exec(faces) ?? [];
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
    expect(bytes).toEqual(draft.files.get('acme.woff2'));
    expect(shownFaces(setToken(draft, 'radius.card', 'dark', px(9)))).toBe(faces);
    expect(ownFamilies(draft)).toEqual(['Acme Sans']);
    const broken = withFiles(draft, new Map([['acme.woff2', 'none']]));
    expect([shownFaces(broken), ownFamilies(broken)]).toEqual(['', []]);
  });
});

test('undoes and redoes the steps of one gesture together', () => {
  let history = beginHistory(0);
  history = record(history, 1, 'slide');
  history = record(history, 2, 'slide');
  history = record(settle(history), 3, 'slide');
  expect(undo(history).present).toBe(2);
  expect(undo(undo(history)).present).toBe(0);
  expect(redo(redo(undo(undo(history)))).present).toBe(3);
  expect(record(undo(history), 9).future).toEqual([]);
});

test('restores a stored draft, and ignores an unreadable draft', () => {
  const held = new Map<string, string>();
  const store = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  };
  const draft = setToken(ember, 'radius.card', 'dark', px(9));
  keep(store, 'studio', { start: ember, draft });
  expect(recall(store, 'studio')).toEqual({ start: ember, draft });
  // An unchanged file is stored only once: two copies would exceed the storage quota.
  const large = withFiles(ember, new Map([['hero.png', new Uint8Array(300_000)]]));
  const changed = setToken(large, 'radius.card', 'dark', px(9));
  keep(store, 'studio', { start: large, draft: changed });
  expect(held.get('studio')?.length).toBeLessThan(600_000);
  expect(recall(store, 'studio')).toEqual({ start: large, draft: changed });
  held.set('studio', '{"start":');
  expect(recall(store, 'studio')).toBeUndefined();
  expect(recall(store, 'other')).toBeUndefined();
});

test('filters tokens by words in their path or group, and by changes', () => {
  const begun = compileTokens(ember, sources.foundation);
  const now = compileTokens(setToken(ember, 'radius.card', 'dark', px(9)), sources.foundation);
  const groups = tokenGroups({ now, begun, scheme: 'dark', isOwn: () => false });
  const paths = (search: string, changedOnly = false) =>
    filterGroups(groups, { search, changedOnly }).flatMap(({ tokens }) =>
      tokens.map(({ path }) => path),
    );
  expect(groups.flatMap(({ tokens }) => tokens)).toHaveLength(sources.foundation.contract.size);
  expect(paths('radius ca')).toEqual(['radius.card']);
  expect(paths('', true)).toEqual(['radius.card']);
  expect(paths('nothing like it')).toEqual([]);
});
