import { compileTokens, hexOf, type ColourValue } from '@platform/tokens/browser';
import { describe, expect, test } from 'vitest';
import { decode, encode } from '../foundations/bytes';
import { folderOf } from '../foundations/ground';
import { repository as ground } from '../foundations/repository';
import { openFiles, packDraft } from './archive';
import { damage, diceOf } from '../../../../tokens/src/testing/damagedFiles';
import { png, webp } from '../../../../tokens/src/testing/photos';
import { attempt, ownValue, resetToken, setDensity, setToken, withFiles } from './draft';
import type { Draft } from './draft';
import { beginHistory, record, redo, settle, undo } from './history';
import { inspect, passes } from './inspect';
import { keep, recall } from './kept';
import { pictureOf } from './pictures';
import { ownFamilies, shownFaces, shownFacts } from './shown';
import { withFonts } from './testing/withFonts';
import { filterGroups, tokenGroups } from './tokenViews';

const brand = (id: string): Draft => {
  const folder = ground.folders.find((candidate) => candidate.id === id);
  if (!folder) throw new Error(`The brand ${id} is missing.`);
  return folder;
};
const ember = brand('ember');
const oklch = (...components: number[]): ColourValue => ({ colorSpace: 'oklch', components });
const px = (value: number) => ({ value, unit: 'px' });
const texts = ({ files }: Draft) => [...files].map(([name, bytes]) => [name, decode(bytes)]).sort();

test('a brand that there is not is not opened as another; one that is not valid is listed', () => {
  const refused = [{ id: 'novice', problems: ['The file is missing.'] }];
  expect(folderOf(ground, 'ember')).toBe(ember);
  expect(folderOf({ ...ground, refused }, 'novice')).toBe(ground.folders[0]);
  expect(() => folderOf({ ...ground, refused }, 'zephyr')).toThrow(
    "There is no brand 'zephyr'. There are aurora, default, ember, lagoon, novice.",
  );
  expect(() => folderOf({ ...ground, folders: [], refused }, 'novice')).toThrow(
    "No brand under tokens/brands is valid: 'npm run brand -- check' says why.",
  );
});

describe('a change of a token', () => {
  test('of a colour is written for one scheme, of all else for both', () => {
    const red = setToken(ember, 'palette.accent.9', 'light', oklch(0.5, 0.1, 20));
    expect(ownValue(red, 'palette.accent.9', 'light')).toEqual(oklch(0.5, 0.1, 20));
    expect(ownValue(red, 'palette.accent.9', 'dark')).toEqual(oklch(0.71, 0.184, 48));
    const round = setToken(ember, 'radius.card', 'light', px(30));
    expect(ownValue(round, 'radius.card', 'dark')).toEqual(px(30));
  });

  test('of a gradient or a shadow is written for both: only colours differ between schemes', () => {
    const stops = [0, 0.3, 1].map((position) => ({ color: '{palette.accent.4}', position }));
    const tried = attempt(ember, 'gradient.hero', 'light', stops, ground.foundation);
    const changed = 'draft' in tried ? tried.draft : ember;
    expect(ownValue(changed, 'gradient.hero', 'dark')).toEqual(stops);
    expect(inspect(changed, ground).problems).toEqual([]);
    const reset = resetToken(changed, 'gradient.hero', 'light', ember);
    expect(ownValue(reset, 'gradient.hero', 'dark')).toBe(undefined);
  });

  test('takes the place of one in a scheme, which comes back when it is reset', () => {
    const light = JSON.stringify({ radius: { card: { $value: px(9) } } });
    const opened = withFiles(brand('default'), new Map([['light.tokens.json', light]]));
    expect(inspect(opened, ground).problems).toEqual([
      expect.objectContaining({ place: 'radius.card', line: 1 }),
    ]);
    expect(ownValue(opened, 'radius.card', 'dark')).toBe(undefined);
    const changed = setToken(opened, 'radius.card', 'dark', px(2));
    expect(inspect(changed, ground).problems).toEqual([]);
    const reset = resetToken(changed, 'radius.card', 'dark', opened);
    expect(ownValue(reset, 'radius.card', 'light')).toEqual(px(9));
    expect(ownValue(reset, 'radius.card', 'dark')).toBe(undefined);
  });

  test('begins a file where the brand has none, and taking it back ends the file', () => {
    const plain = brand('default');
    const changed = setToken(plain, 'radius.card', 'dark', px(2));
    expect([...changed.files.keys()]).toContain('brand.tokens.json');
    expect(texts(resetToken(changed, 'radius.card', 'dark', plain))).toEqual(texts(plain));
  });

  test('is reset to the value of the brand, or of the foundation', () => {
    const changed = setToken(ember, 'radius.card', 'dark', px(30));
    expect(
      ownValue(resetToken(changed, 'radius.card', 'dark', ember), 'radius.card', 'dark'),
    ).toEqual(px(3));
    expect(ownValue(resetToken(changed, 'radius.card', 'dark'), 'radius.card', 'dark')).toBe(
      undefined,
    );
  });

  test('of a colour that both schemes share is reset in one, and stays in the other', () => {
    const colour = { $type: 'color', $value: oklch(0.5, 0.1, 20) };
    const shared = JSON.stringify({ color: { focus: colour, hover: colour } });
    const plain = brand('default');
    const opened = withFiles(plain, new Map([['brand.tokens.json', shared]]));
    expect(inspect(opened, ground).problems).toEqual([]);
    for (const base of [plain, undefined]) {
      const reset = resetToken(opened, 'color.focus', 'dark', base);
      expect(ownValue(reset, 'color.focus', 'dark')).toBe(undefined);
      expect(ownValue(reset, 'color.focus', 'light')).toEqual(colour.$value);
      expect(ownValue(reset, 'color.hover', 'dark')).toEqual(colour.$value);
    }
    // What the other scheme says already wins there, and goes on to.
    const own = setToken(opened, 'color.focus', 'light', oklch(0.6, 0.1, 20));
    const reset = resetToken(own, 'color.focus', 'dark', plain);
    expect(ownValue(reset, 'color.focus', 'light')).toEqual(oklch(0.6, 0.1, 20));
    const both = resetToken(reset, 'color.focus', 'light', plain);
    expect(ownValue(both, 'color.focus', 'light')).toBe(undefined);
    // A base that shares it has it back.
    const dark = setToken(opened, 'color.focus', 'dark', oklch(0.6, 0.1, 20));
    expect(
      ownValue(resetToken(dark, 'color.focus', 'dark', opened), 'color.focus', 'dark'),
    ).toEqual(colour.$value);
  });

  test('that brand check would refuse is refused with its words', () => {
    const tried = attempt(ember, 'radius.card', 'dark', px(4000), ground.foundation);
    expect(tried).toEqual({
      refused: expect.stringMatching(/not a dimension from 0 to 999 px.*Write it like/) as string,
    });
    expect(attempt(ember, 'color.canvas', 'dark', 'url(x)', ground.foundation)).toHaveProperty(
      'refused',
    );
    expect(
      attempt(ember, 'color.focus', 'dark', '{palette.none.1}', ground.foundation),
    ).toHaveProperty('refused');
  });

  test('of the density moves the whole scale, and 100 is the foundation', () => {
    const dense = setDensity(brand('default'), ground.foundation, 50);
    expect(ownValue(dense, 'space.xl', 'dark')).toEqual(px(12));
    expect(texts(setDensity(dense, ground.foundation, 100))).toEqual(texts(brand('default')));
  });
});

describe('the report', () => {
  test('lists low contrast first, with fixes that make it pass', () => {
    const lowContrast = setToken(ember, 'palette.neutral.11', 'light', oklch(0.75, 0.01, 45));
    const [first, ...rest] = inspect(lowContrast, ground).pairs;
    expect(first && passes(first)).toBe(false);
    expect(first?.fixes.length).toBeGreaterThan(0);
    // The colours as they are, not as they would be after the fix.
    expect(first?.shown.front).toBe(hexOf(oklch(0.75, 0.01, 45)));
    const ratios = [first, ...rest].map((pair) => (pair ? pair.ratio / pair.pair.least : 0));
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
  });

  test('finds colours that no screen shows, and hosts that another brand has', () => {
    const gaudy = setToken(ember, 'palette.spark.9', 'dark', oklch(0.7, 0.35, 150));
    expect(inspect(gaudy, ground).outside).toEqual([
      expect.objectContaining({ path: 'palette.spark.9', scheme: 'dark' }),
    ]);
    const twin = { ...ember, id: 'twin', path: 'tokens/brands/twin' };
    expect(inspect(twin, ground).problems.map(({ what }) => what)).toEqual([
      "is a list with 'ember.localhost', which 'ember' has too",
    ]);
  });

  test.each(ground.folders.map(({ id }) => id))('has nothing against %s', (id) => {
    const { problems, outside, pairs: measured } = inspect(brand(id), ground);
    expect([problems, outside, measured.filter((pair) => !passes(pair))]).toEqual([[], [], []]);
  });
});

describe('what is opened', () => {
  const open = (name: string, content: string | Uint8Array) =>
    openFiles(
      [{ name, bytes: typeof content === 'string' ? encode(content) : content }],
      ember,
      ground,
    );

  test('is a folder or one of its files', () => {
    expect(open('ember.zip', packDraft(ember))).toHaveProperty('draft.id', 'ember');
    const round = JSON.stringify({ radius: { card: { $value: px(30) } } });
    const opened = open('brand.tokens.json', round);
    expect('draft' in opened && ownValue(opened.draft, 'radius.card', 'dark')).toEqual(px(30));
  });

  test('is what the Studio wrote, with as many fonts as a brand may have', () => {
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
    ['a file of another name', 'theme.json', '{}', /not a file of a brand/],
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
    ['facts of another shape', 'brand.json', '{"name":5}', /brand\.json/],
    ['an invalid zip', 'ember.zip', 'PK??', /not a zip that can be read/],
    ['what is too large', 'brand.json', ' '.repeat(300_000), /too large/],
  ])('is refused: %s', (_, name, content, reason) => {
    const opened = open(name, content);
    expect('refused' in opened && opened.refused.join('\n')).toMatch(reason);
  });

  test('is opened or refused with a reason when it is damaged, in 2,000 ways', () => {
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
    ['another folder beside it', { 'lagoon/brand.json': '{}' }, /more than one folder/],
    ['an unknown file', { 'ember/run.sh': 'rm' }, /what no brand has: ember\/run\.sh/],
    ['a file of 300 kB', { 'ember/icon.png': ' '.repeat(300_000) }, /too large/],
  ])('is refused: a zip with %s', async (_, more, reason) => {
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
  ])(
    'takes the place of the picture before: %s gives way to %s',
    (before, name, bytes, content) => {
      const files = new Map<string, string | Uint8Array>([[before, png(1600, 1200)]]);
      if (content) files.set('content.json', content);
      const draft = withFiles(ember, files);
      const opened = openFiles([{ name, bytes }], draft, ground);
      if ('refused' in opened) throw new Error(opened.refused.join());
      expect(opened.draft.files.get(name)).toEqual(bytes);
      expect(opened.draft.files.has(before)).toBe(false);
    },
  );

  test('shows no logo but what its shapes are', () => {
    const hostile = {
      ...ember,
      files: new Map(ember.files).set('logo.svg', encode('<svg onload="x">')),
    };
    expect(pictureOf(hostile, 'logo')).toBeUndefined();
  });
});

describe('what the screens are told', () => {
  const said = (content: object, more: Record<string, Uint8Array> = {}) =>
    shownFacts(
      withFiles(
        ember,
        new Map<string, string | Uint8Array>([
          ['content.json', JSON.stringify(content)],
          ...Object.entries(more),
        ]),
      ),
    );

  test('is what the brand says, in English, as far as it can be read', () => {
    expect(shownFacts(ember)).toMatchObject({
      name: 'Ember',
      websiteUrlName: 'ember.example',
      content: {
        hero: { headline: 'Turn up the heat at {brand}' },
        sections: ['games', 'features', 'faq'],
        announcement: { text: 'New: place several bets with one press.' },
        menu: [{ line: 'games', name: 'Play' }, { line: 'wallet' }],
        minimumWithdrawal: 20,
      },
    });
    expect(shownFacts(ember)).not.toHaveProperty('hosts');
    expect(said({ hero: { headline: 'No name' } })).toMatchObject({ content: { hero: {} } });
    expect(shownFacts(withFiles(ember, new Map([['brand.json', '{']])))).toBeUndefined();
  });

  test('is also what has its time, before and after it', () => {
    const late = { text: 'Soon', from: '2999-01-01T00:00Z' };
    const past = { text: 'Gone', until: '2001-01-01T00:00Z' };
    const content = { announcement: past, banners: [late, past] };
    expect(said(content)?.content).toMatchObject({
      announcement: { text: 'Gone' },
      banner: { text: 'Soon' },
    });
  });

  test('is the picture of the landing page with its description, the one that it has now', async () => {
    const content = { hero: { picture: { alt: { en: 'A fire', es: 'Un fuego' } } } };
    const picture = said(content, { 'hero.png': png(1600, 1200) })?.content?.hero?.picture;
    expect(picture).toMatchObject({ alt: 'A fire', width: 1600, height: 1200 });
    const shown = await fetch(picture?.src ?? '');
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png(1600, 1200));
    const other = said(content, { 'hero.webp': webp(1200, 900) })?.content?.hero?.picture;
    expect(other).toMatchObject({ width: 1200, height: 900 });
    expect(other?.src).not.toBe(picture?.src);
    // Without a description, and where it cannot be read, there is none.
    expect(said({}, { 'hero.png': png(1600, 1200) })?.content?.hero?.picture).toBeUndefined();
    expect(said(content, { 'hero.png': png(9, 9) })?.content?.hero?.picture).toBeUndefined();
  });

  test('are the typefaces of the brand, each file at an address that lasts', async () => {
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

test('steps of one gesture are taken back together, and forward again', () => {
  let history = beginHistory(0);
  history = record(history, 1, 'slide');
  history = record(history, 2, 'slide');
  history = record(settle(history), 3, 'slide');
  expect(undo(history).present).toBe(2);
  expect(undo(undo(history)).present).toBe(0);
  expect(redo(redo(undo(undo(history)))).present).toBe(3);
  expect(record(undo(history), 9).future).toEqual([]);
});

test('what is kept is recalled as it was; what cannot be read is as if it were not there', () => {
  const held = new Map<string, string>();
  const keeper = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  };
  const draft = setToken(ember, 'radius.card', 'dark', px(9));
  keep(keeper, 'studio', { start: ember, draft });
  expect(recall(keeper, 'studio')).toEqual({ start: ember, draft });
  // Twice would be more than storage holds of fonts and pictures.
  const large = withFiles(ember, new Map([['hero.png', new Uint8Array(300_000)]]));
  const changed = setToken(large, 'radius.card', 'dark', px(9));
  keep(keeper, 'studio', { start: large, draft: changed });
  expect(held.get('studio')?.length).toBeLessThan(600_000);
  expect(recall(keeper, 'studio')).toEqual({ start: large, draft: changed });
  held.set('studio', '{"start":');
  expect(recall(keeper, 'studio')).toBeUndefined();
  expect(recall(keeper, 'other')).toBeUndefined();
});

test('tokens are found by words of their path or group, or by being changed', () => {
  const begun = compileTokens(ember, ground.foundation);
  const now = compileTokens(setToken(ember, 'radius.card', 'dark', px(9)), ground.foundation);
  const groups = tokenGroups({ now, begun, scheme: 'dark', isOwn: () => false });
  const paths = (search: string, changedOnly = false) =>
    filterGroups(groups, { search, changedOnly }).flatMap(({ tokens }) =>
      tokens.map(({ path }) => path),
    );
  expect(groups.flatMap(({ tokens }) => tokens)).toHaveLength(ground.foundation.contract.size);
  expect(paths('radius ca')).toEqual(['radius.card']);
  expect(paths('', true)).toEqual(['radius.card']);
  expect(paths('nothing like it')).toEqual([]);
});
