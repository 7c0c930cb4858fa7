import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { loadBrands, type Brand } from '@platform/tokens';
import { describe, expect, test } from 'vitest';
import { root } from './buildPackage.ts';
import { writeBrands } from './buildStyles.ts';

const dist = join(root, 'packages/ui/dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });

const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:@import|import) ["']([^"']+)["']/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  );

/** Returns a sheet with all its transitive imports. */
function closureOf(file: string): string[] {
  return [file, ...importsOf(file).flatMap(closureOf)];
}

/** Returns the rules of a sheet without their layers. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return rules.flatMap((rule) => {
    // Every sheet declares the layer order, so the file order does not matter.
    if (/^@(layer [^{]*;|import )/.test(rule)) return [];
    return rule.startsWith('@layer ') ? rulesOf(rule.slice(rule.indexOf('{') + 1, -1)) : [rule];
  });
}

/** All sheets except the complete sheet. */
const sheets = files.filter((file) => file.endsWith('.css') && file !== 'css/styles.css');

describe('the style sheets', () => {
  test('contain every rule exactly once', () => {
    const seen = new Map<string, string>();
    const repeated = sheets.flatMap((file) =>
      rulesOf(read(file)).flatMap((rule) => {
        const before = seen.get(rule);
        seen.set(rule, file);
        return before ? [`${file} repeats ${before}: ${rule}`] : [];
      }),
    );
    expect(seen.size).toBeGreaterThan(500);
    expect(repeated).toEqual([]);
  });

  test('for single components together contain every rule of the complete sheet', () => {
    const apart = sheets
      .filter((file) => file.startsWith('css/'))
      .flatMap((file) => rulesOf(read(file)));
    expect(apart.sort()).toEqual(rulesOf(read('css/styles.css')).sort());
  });

  test('have one block for each layer in the complete sheet', () => {
    const blocks = [...read('css/styles.css').matchAll(/@layer ([\w-]+)\{/g)].map(
      ([, name]) => name,
    );
    expect(blocks.length).toBeGreaterThan(3);
    expect(new Set(blocks).size).toBe(blocks.length);
  });

  test('that the JavaScript of a component loads are those that its CSS file imports', () => {
    const modules = files.filter((file) => /^styles\/.*\.js$/.test(file));
    expect(modules.length).toBeGreaterThan(150);
    for (const file of modules) {
      const sheet = file.replace('styles/', 'css/').replace(/js$/, 'css');
      expect(importsOf(file)).toEqual(importsOf(sheet));
    }
  });

  test('contain every class of a component’s modules, including modules loaded on demand', () => {
    const classes = (css: string) => new Set(css.match(/pf_\w+/g));
    const all = classes(read('css/styles.css'));
    const modules = (file: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(file)) return seen;
      seen.add(file);
      for (const [, path = ''] of read(file).matchAll(/(?:from|import\()\s?["'](\.[^"']+)["']/g)) {
        modules(normalize(join(dirname(file), path)), seen);
      }
      return seen;
    };
    for (const name of ['Button', 'Select', 'DatePicker', 'Toast', 'WingoBoard']) {
      const own = classes(closureOf(`css/${name}.css`).map(read).join(''));
      const named = [...modules(`entries/${name}.js`)].flatMap((file) =>
        file.endsWith('.css.js') ? [...classes(read(file))] : [],
      );
      expect(named.length).toBeGreaterThan(0);
      expect(
        named.filter((each) => all.has(each) && !own.has(each)),
        name,
      ).toEqual([]);
    }
  });
});

describe('the names', () => {
  const css = read('css/styles.css');
  const own = /^pf_[\da-z]{4}/;

  test.each([
    ['classes', /\.([a-z_][\w-]*)/gi, 700],
    ['animations', /@keyframes ([\w-]+)/g, 30],
    // Two variables have fixed names. The elements that read these variables set them or have a
    // default.
    ['generated variables', /(?<=[{;])--((?!platform-|sign:|demo-board-room:)[\w-]+):/g, 1],
  ])('belong to one build: %s', (_, pattern, least) => {
    const names = new Set([...css.matchAll(pattern)].map(([, name = '']) => name));
    expect(names.size).toBeGreaterThan(least);
    expect([...names].filter((name) => !own.test(name))).toEqual([]);
    expect(new Set([...names].map((name) => own.exec(name)?.[0])).size).toBe(1);
  });

  test('are not global for containers and view transitions', () => {
    expect(css.match(/(container-name|view-transition-name|timeline-name|@property)[^;}]*/g)).toBe(
      null,
    );
  });
});

describe('the fonts', () => {
  const FACES = {
    default: ['inter'],
    aurora: ['sora'],
    ember: ['oxanium', 'exo-2'],
    lagoon: ['nunito'],
  };
  const SHARED = ['noto-sans-arabic', 'noto-sans-devanagari'];

  test.each(Object.entries(FACES))(
    'are loaded by the CSS of %s, without other fonts',
    (brand, faces) => {
      const css = closureOf(`brands/${brand}.css`).map(read).join('');
      const fonts = [...css.matchAll(/url\(["']?\.\/([^"')]+)/g)].map(([, file = '']) => file);
      expect(new Set(fonts.map((file) => file.replace(/-[a-z]+(-ext)?-wght.*/, '')))).toEqual(
        new Set([...SHARED, ...faces]),
      );
      for (const file of fonts) expect(files).toContain(`fonts/${file}`);
    },
  );

  test('are loaded by the CSS of a brand that adds them', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'styles-'));
    const [brand] = await loadBrands(join(root, 'tokens'));
    const file = { name: 'acme.woff2', range: 'U+0-FF', version: '1', bytes: new Uint8Array(9) };
    const fonts = [{ family: 'Acme', weight: '400', licence: 'OFL', files: [file] }];
    writeBrands(dir, new Map(), [{ ...brand, id: 'acme', fonts } as Brand]);
    const css = readFileSync(join(dir, 'brands/acme.css'), 'utf8');
    const urls = [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, url = '']) => url);
    expect(urls).toEqual(['./acme/acme.woff2']);
    expect(readFileSync(join(dir, 'brands', urls[0] ?? ''))).toHaveLength(9);
    rmSync(dir, { recursive: true });
  });

  test('are in no sheet of components', () => {
    for (const file of ['css/styles.css', ...sheets.filter((each) => each.startsWith('css/'))]) {
      expect(read(file)).not.toMatch(/@font-face|woff2/);
    }
  });

  test('have a face for each script that the typeface covers', () => {
    const scripts = (font: string) =>
      [...read(`fonts/${font}.css`).matchAll(/@font-face\{[^}]*wght[^}]*\}/g)].map(([face]) => [
        /[a-z]+(-ext)?(?=-wght)/.exec(face)?.[0],
        face.includes('unicode-range:'),
      ]);
    const shared = [
      ['arabic', true],
      ['devanagari', true],
    ];
    const latin = [
      ['latin-ext', true],
      ['latin', true],
    ];
    const cyrillic = [
      ['cyrillic-ext', true],
      ['cyrillic', true],
    ];
    expect(Object.fromEntries(['sora', 'inter'].map((font) => [font, scripts(font)]))).toEqual({
      sora: [...shared, ...latin],
      inter: [...shared, ...cyrillic, ...latin],
    });
  });
});
