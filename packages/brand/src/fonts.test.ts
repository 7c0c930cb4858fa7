import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import arial from '@capsizecss/metrics/arial';
import { formatProblem } from '@platform/tokens';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { siteProject } from './project.ts';
import { makeFont, writeFont } from './fonts.ts';
import { readOptions } from './options.ts';
import { SCRIPTS, type Script } from './scripts.ts';

const TOKENS_DIR = fileURLToPath(new URL('../../../tokens', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const interIn = (script: string) =>
  resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`);
const INTER = interIn('latin');

/** Scripts of a test: two that Inter's Latin file supports, and Arabic, which it does not. */
const TWO: readonly Script[] = [
  { name: 'digits', range: 'U+30-39', sample: '09' },
  { name: 'arabic', range: 'U+600-6FF', sample: 'ا' },
  { name: 'capitals', range: 'U+41-5A,U+C0', sample: 'AZ' },
];
const acme = { path: INTER, family: 'Acme Sans', licence: 'SIL OFL 1.1' };

function lettersOf(bytes: Uint8Array | undefined): string {
  const font = create(Buffer.from(bytes ?? [])) as Font;
  return String.fromCodePoint(...font.characterSet.filter((code) => code < 0xffff));
}

describe('a font', () => {
  test('is split into one WOFF2 file per supported script, and stays variable', async () => {
    const { face, files } = await makeFont(acme, TWO);
    expect(face).toMatchObject({ family: 'Acme Sans', weight: '100 900', licence: 'SIL OFL 1.1' });
    expect(face.files).toEqual([
      { file: 'acme-sans-100-900-digits.woff2', range: 'U+30-39' },
      { file: 'acme-sans-100-900-capitals.woff2', range: 'U+41-5A,U+C0' },
    ]);
    const [digits, capitals] = face.files.map(({ file }) => files.get(file));
    expect(lettersOf(digits)).toBe('0123456789');
    expect(lettersOf(capitals)).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÀ');
    expect(Buffer.from(capitals ?? []).toString('latin1', 0, 4)).toBe('wOF2');
    expect((create(Buffer.from(capitals ?? [])) as Font).variationAxes).toHaveProperty('wght');
  });

  test.each([
    ['latin', ['latin']],
    ['latin-ext', ['latin-ext']],
    ['cyrillic', ['cyrillic']],
    ['greek', ['greek']],
  ])('recognises the %s of Inter', async (script, names) => {
    const { face } = await makeFont({ ...acme, path: interIn(script) });
    expect(face.files.map(({ file }) => file)).toEqual(
      names.map((name) => `acme-sans-100-900-${name}.woff2`),
    );
    const range = SCRIPTS.find(({ name }) => name === names[0])?.range;
    expect(face.files.map((file) => file.range)).toEqual([range]);
  });

  test('gets a fallback with the same width and height, as capsize computes for Inter', async () => {
    const { face } = await makeFont(acme, TWO);
    expect(face.fallback?.size).toBeCloseTo(1.07, 2);
    expect(face.fallback?.ascent).toBeCloseTo(0.904, 2);
    expect(face.fallback?.descent).toBeCloseTo(0.225, 2);
  });

  test('gets all four fallback metrics, even if some equal those of Arial', async () => {
    const bytes = await subsetFont(readFileSync(INTER), 'AZ09xyz', { targetFormat: 'sfnt' });
    const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
    const hhea = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'hhea') ?? 0;
    const table = bytes.readUInt32BE(hhea + 8);
    // Ascent, descent and line gap of the `hhea` table, in font units.
    bytes.writeInt16BE(arial.ascent, table + 4);
    bytes.writeInt16BE(arial.descent, table + 6);
    bytes.writeInt16BE(arial.lineGap, table + 8);
    const path = join(mkdtempSync(join(tmpdir(), 'font-')), 'acme.ttf');
    writeFileSync(path, bytes);
    const { face } = await makeFont({ ...acme, path }, TWO.slice(0, 1));
    const { size = 0, ascent, descent, lineGap } = face.fallback ?? {};
    const share = (units: number) => Math.abs(units) / (create(bytes) as Font).unitsPerEm / size;
    expect(ascent).toBeCloseTo(share(arial.ascent), 3);
    expect(descent).toBeCloseTo(share(arial.descent), 3);
    expect(lineGap).toBeCloseTo(share(arial.lineGap), 3);
    expect(ascent).toBeGreaterThan(0.5);
  });

  test('keeps its own name and licence by default', async () => {
    const { face } = await makeFont({ path: INTER, family: undefined, licence: undefined }, TWO);
    expect(face.family).toBe('Inter');
    expect(face.licence).toMatch(/^https:/);
  });
});

describe('the check of an unsuitable font, before anything is written', () => {
  test.each<[string, Partial<typeof acme>, RegExp]>([
    [
      'a folder',
      { path: tmpdir() },
      /^\/.* is a folder: enter the path of a font file\. Use a WOFF2/,
    ],
    ['a missing file', { path: 'nowhere.woff2' }, /There is no file nowhere\.woff2\. Use a WOFF2/],
    [
      'a file that is not a font',
      { path: import.meta.filename },
      /cannot be read as a font: .* Use a WOFF2/,
    ],
    ['a lower-case family name', { family: 'acme' }, /The family 'acme' must be a name .*--family/],
    ['an empty licence', { licence: ' ' }, /The licence '' must not be empty.*--licence/],
  ])('rejects %s', async (_, changes, message) => {
    await expect(makeFont({ ...acme, ...changes }, TWO)).rejects.toThrow(message);
  });

  /** Writes a font file without a licence. `fsType` sets the embedding permissions. */
  async function withoutLicence(fsType: number): Promise<string> {
    const bytes = await subsetFont(readFileSync(INTER), 'AZ09', { targetFormat: 'sfnt' });
    const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
    const os2 = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'OS/2') ?? 0;
    bytes.writeUInt16BE(fsType, bytes.readUInt32BE(os2 + 8) + 8);
    const path = join(made, 'acme.ttf');
    writeFileSync(path, bytes);
    return path;
  }
  let made: string;
  beforeEach(() => void (made = mkdtempSync(join(tmpdir(), 'font-'))));
  afterEach(() => rmSync(made, { recursive: true }));

  test.each([
    [0, /does not state its licence\. State it with --licence/],
    [0x0002, /may not be embedded\. Check its licence\. State it with --licence/],
    [0x0100, /may not be divided into files by script\. Check .* State it with --licence/],
  ])(
    'requires a stated licence if the embedding bits of the font are %d',
    async (bits, message) => {
      const path = await withoutLicence(bits);
      const unsaid = { path, family: 'Acme Sans', licence: undefined };
      await expect(makeFont(unsaid, TWO)).rejects.toThrow(message);
      const { face } = await makeFont({ ...unsaid, licence: 'Bought  in 2026' }, TWO);
      expect(face.licence).toBe('Bought in 2026');
    },
  );

  test('rejects a font without a supported script', async () => {
    const none = makeFont(acme, [{ name: 'thai', range: 'U+E00-E7F', sample: 'ก' }]);
    await expect(none).rejects.toThrow('supports none of these scripts: thai.');
  });
});

describe('the folder of a brand', () => {
  let tokensDir: string;
  const folder = () => join(tokensDir, 'brands/lagoon');
  const fonts = () => readdirSync(folder()).filter((name) => name.endsWith('.woff2'));
  beforeEach(() => {
    tokensDir = mkdtempSync(join(tmpdir(), 'fonts-'));
    cpSync(TOKENS_DIR, tokensDir, {
      recursive: true,
      filter: (path) => !/node_modules|\/src$/.test(path),
    });
  });
  afterEach(() => rmSync(tokensDir, { recursive: true }));

  const verdict = () => {
    const [lagoon] = check(siteProject(tokensDir), 'lagoon', 'none');
    return {
      brand: lagoon?.brand,
      problems: lagoon?.problems.map(formatProblem) ?? [],
      notes: lagoon?.notes.map(formatProblem) ?? [],
    };
  };

  test('contains the added font, and the check explains how to use it', async () => {
    writeFont(folder(), await makeFont(acme, TWO));
    const { brand, problems, notes } = verdict();
    expect(problems).toEqual([]);
    expect(brand?.fonts?.[0]?.family).toBe('Acme Sans');
    expect(notes.join()).toContain("no token names the family 'Acme Sans'");
    expect(notes.join()).toContain(
      '["Acme Sans", "Acme Sans Fallback", "system-ui", "sans-serif"]',
    );
  });

  test('keeps the newest font of a family and weight, and one fallback per family', async () => {
    const made = await makeFont(acme, TWO);
    writeFont(folder(), made);
    writeFont(folder(), await makeFont(acme, TWO.slice(0, 1)));
    expect(fonts()).toEqual(['acme-sans-100-900-digits.woff2']);
    writeFont(folder(), {
      face: { ...made.face, weight: '950', files: [{ file: 'bold.woff2', range: 'U+41-5A' }] },
      files: new Map([['bold.woff2', readFileSync(INTER)]]),
    });
    expect(verdict().problems).toEqual([]);
    const faces = verdict().brand?.fonts ?? [];
    expect(faces.map(({ weight, fallback }) => [weight, fallback !== undefined])).toEqual([
      ['100 900', true],
      ['950', false],
    ]);
  });

  test('deletes only its own font files, regardless of what fonts.json lists', async () => {
    const made = await makeFont(acme, TWO);
    const forged = { ...made.face, files: [{ file: 'logo.svg', range: 'U+41' }] };
    writeFileSync(join(folder(), 'fonts.json'), JSON.stringify({ faces: [forged] }));
    writeFont(folder(), made);
    expect(existsSync(join(folder(), 'logo.svg'))).toBe(true);
    expect(verdict().problems).toEqual([]);
  });

  test('is rejected if a font has a valid header but damaged data', async () => {
    const { face, files } = await makeFont(acme, TWO);
    writeFont(folder(), { face, files });
    const file = join(folder(), face.files[0]?.file ?? '');
    const bytes = readFileSync(file);
    // Overwrites the data but keeps the header, whose length stays correct.
    writeFileSync(file, bytes.fill(0xff, 60));
    const { problems } = verdict();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/digits\.woff2:1: the font cannot be read: .*font lagoon --file/);
  });

  test.each(['Acme.ttf', 'Acme Sans.woff2', 'acme.woff2'])(
    'is rejected with a manually added %s, and the check names the command',
    (name) => {
      writeFileSync(join(folder(), name), readFileSync(INTER));
      const { problems } = verdict();
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain(name);
      expect(problems[0]).toContain('npm run brand -- font lagoon --file');
    },
  );

  test('stays unchanged if fonts.json cannot be read', async () => {
    const made = await makeFont(acme, TWO);
    writeFileSync(join(folder(), 'fonts.json'), '{');
    expect(() => writeFont(folder(), made)).toThrow(/fonts\.json cannot be read.*remove it/);
    expect(existsSync(join(folder(), 'fonts.json'))).toBe(true);
    expect(fonts()).toEqual([]);
  });
});

test('accepts the file, the name and the licence as options', () => {
  const argv = ['font', 'lagoon', '--file', 'a.ttf', '--family', 'Acme Sans', '--licence', 'OFL'];
  expect(readOptions(argv)).toMatchObject({
    command: 'font',
    id: 'lagoon',
    file: 'a.ttf',
    family: 'Acme Sans',
    licence: 'OFL',
  });
});
