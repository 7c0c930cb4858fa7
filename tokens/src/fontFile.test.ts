import { describe, expect, test } from 'vitest';
import { filesProblems } from './brandFiles.ts';
import { brandCss } from './css.ts';
import { readFonts } from './fontFile.ts';
import { formatProblem } from './problem.ts';

/** Returns bytes with a WOFF2 header that declares their length. */
function woff2(length = 100): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x774f4632);
  view.setUint32(8, length);
  view.setUint16(12, 9);
  view.setUint32(20, 40);
  return bytes;
}

const FACE = {
  family: 'Acme Sans',
  weight: '100 900',
  licence: 'SIL Open Font License 1.1',
  files: [
    { file: 'acme-latin-ext.woff2', range: 'U+100-2BA' },
    { file: 'acme-latin.woff2', range: 'U+0-FF,U+131' },
  ],
  fallback: { size: 1.0712, ascent: 0.9044, descent: 0.2252, lineGap: 0 },
};
const FILES = { 'acme-latin-ext.woff2': woff2(), 'acme-latin.woff2': woff2(120) };

const read = (said: unknown, files: Readonly<Record<string, Uint8Array>> = FILES) =>
  readFonts({
    id: 'acme',
    path: 'acme',
    files: new Map([
      ...Object.entries(files),
      ...(said === undefined
        ? []
        : [['fonts.json', new TextEncoder().encode(JSON.stringify(said))] as const]),
    ]),
  });

const problemsOf = (...folder: Parameters<typeof read>) =>
  read(...folder).problems.map(formatProblem);

const withFace = (changes: object) => ({ faces: [{ ...FACE, ...changes }] });
const withFile = (bytes: Uint8Array) => ({ ...FILES, 'acme-latin.woff2': bytes });

describe('the reader of brand fonts', () => {
  test('accepts a brand without fonts', () => {
    expect(read(undefined, {})).toEqual({ problems: [] });
  });

  test('reads the bytes and version of each file', () => {
    const { fonts = [], problems } = read({ faces: [FACE] });
    expect(problems).toEqual([]);
    expect(fonts.map(({ family, weight }) => [family, weight])).toEqual([['Acme Sans', '100 900']]);
    const [ext, latin] = fonts[0]?.files ?? [];
    expect(latin).toMatchObject({ name: 'acme-latin.woff2', range: 'U+0-FF,U+131' });
    expect(latin?.bytes).toHaveLength(120);
    expect(latin?.version).toMatch(/^[0-9a-f]{8}$/);
    expect(latin?.version).not.toBe(ext?.version);
  });

  test('writes each face with its local fallback to the CSS', () => {
    const { fonts = [] } = read({ faces: [FACE] });
    const css = brandCss({ id: 'acme', tokens: { dark: {}, light: {} }, fonts });
    const [ext, latin, fallback, ...rest] = css.match(/@font-face\{[^}]*\}/g) ?? [];
    expect(rest).toEqual([]);
    expect(ext).toContain("url('/brands/acme/acme-latin-ext.woff2?v=");
    expect(latin).toBe(
      `@font-face{font-family:'Acme Sans';src:url('/brands/acme/acme-latin.woff2?v=${fonts[0]?.files[1]?.version}') format('woff2');font-display:swap;font-weight:100 900;unicode-range:U+0-FF,U+131}`,
    );
    expect(fallback).toBe(
      "@font-face{font-family:'Acme Sans Fallback';src:local('Arial'),local('ArialMT');size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%}",
    );
  });
});

test('accepts fonts in a version, under the same names as in a folder', () => {
  const folder = (name: string) => ({
    id: 'acme',
    path: 'acme',
    files: new Map([[name, woff2()]]),
  });
  expect(filesProblems(folder('acme-latin.woff2'))).toEqual([]);
  const [problem] = filesProblems(folder('../acme.woff2'));
  expect(problem?.what).toBe('the file does not belong to a brand');
});

test('writes fonts next to the CSS of another site', () => {
  const { fonts = [] } = read({ faces: [FACE] });
  const brand = { id: 'acme', tokens: { dark: {}, light: {} }, fonts };
  const css = brandCss(brand, ({ name }) => `./acme/${name}`);
  expect(css).toContain("url('./acme/acme-latin.woff2')");
  expect(css).not.toContain('/brands/');
});

describe('the check of invalid fonts, with a hint', () => {
  const bytesOf = (...first: number[]) => Uint8Array.from([...first, ...new Uint8Array(96)]);
  test.each([
    ['a file that is not a font', bytesOf(1, 2, 3, 4), 'is not a font'],
    ['a TTF file named .woff2', bytesOf(0, 1, 0, 0), 'is a TTF font under another name'],
    [
      'a WOFF file named .woff2',
      bytesOf(0x77, 0x4f, 0x46, 0x46),
      'is a WOFF font under another name',
    ],
    ['a truncated WOFF2 file', woff2(100).slice(0, 60), 'is not whole: it has 60 of 100 bytes'],
    ['a truncated WOFF2 header', woff2(100).slice(0, 20), 'is not whole: it has 20 bytes'],
    ['a contradictory WOFF2 header', woff2(48).fill(0, 12, 14), 'is damaged'],
    ['an empty file', new Uint8Array(), 'is not a font'],
  ])('rejects %s', (_, bytes, what) => {
    const [problem, ...others] = problemsOf({ faces: [FACE] }, withFile(bytes));
    expect(others).toEqual([]);
    expect(problem).toMatch(/^acme\/acme-latin\.woff2:1: /);
    expect(problem).toContain(`the file ${what}`);
    expect(problem).toContain("Run 'npm run brand -- font acme --file THE-FONT'");
  });

  test.each<[string, object, string]>([
    ['no licence', { licence: undefined }, 'faces.0.licence'],
    ['an empty licence', { licence: ' ' }, 'faces.0.licence'],
    ['a lower-case family name', { family: 'acme' }, 'faces.0.family'],
    ['a family name with CSS syntax', { family: "A';}" }, 'faces.0.family'],
    ['a family name of the platform', { family: 'Sora Variable' }, 'faces.0.family'],
    ['the name of a fallback family', { family: 'Sora Fallback' }, 'faces.0.family'],
    ['a weight keyword', { weight: 'bold' }, 'faces.0.weight'],
    ['a descending weight range', { weight: '900 100' }, 'faces.0.weight'],
    ['no files', { files: [] }, 'faces.0.files'],
    [
      'an invalid Unicode range',
      { files: [{ file: 'acme-latin.woff2', range: 'U+0-FF;}' }, FACE.files[0]] },
      'faces.0.files.0.range',
    ],
    [
      'a file outside the folder',
      { files: [{ file: '../acme.woff2', range: 'U+0-FF' }] },
      'faces.0.files.0.file',
    ],
    ['a size adjustment of 0', { fallback: { ...FACE.fallback, size: 0 } }, 'faces.0.fallback'],
  ])('rejects %s', (_, changes, place) => {
    const problems = problemsOf(withFace(changes));
    expect(problems[0]).toContain(`acme/fonts.json:1: '${place}`);
    expect(read(withFace(changes)).fonts).toBeUndefined();
  });

  test('reports a missing file, and a file without a face', () => {
    const { 'acme-latin.woff2': latin, ...rest } = FILES;
    const problems = problemsOf({ faces: [FACE] }, { ...rest, 'other.woff2': latin });
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('names acme-latin.woff2, which is missing');
    expect(problems[1]).toMatch(/^acme\/other\.woff2:1: no face of fonts\.json names the file/);
  });

  test('reports fonts without fonts.json, with the command that writes it', () => {
    const problems = problemsOf(undefined);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain("Run 'npm run brand -- font acme --file THE-FONT'");
  });

  test('refuses a repeated face or file', () => {
    const problems = problemsOf({ faces: [FACE, FACE] });
    expect(problems.join('\n')).toContain('has Acme Sans 100 900 more than once');
    expect(problems.join('\n')).toContain('names acme-latin.woff2 more than once');
  });

  test('refuses fonts larger than the limit of a version', () => {
    const files = Object.fromEntries(
      Array.from({ length: 5 }, (_, at) => [`acme-${at}.woff2`, woff2(250 * 1024)]),
    );
    const listed = Object.keys(files).map((file) => ({ file, range: 'U+0-FF' }));
    const problems = problemsOf(withFace({ files: listed }), files);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('the fonts have 1250 kB together');
    expect(problems[0]).toContain('below 1024 kB');
  });
});
