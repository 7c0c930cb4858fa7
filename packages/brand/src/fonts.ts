import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import arial from '@capsizecss/metrics/arial';
import { fromBuffer } from '@capsizecss/unpack';
import {
  faceFault,
  FONTS_FILE,
  isFontFile,
  LARGEST_BYTES,
  printJson,
  type FontsFile,
} from '@platform/tokens';
import { InputError } from '@platform/command-line';
import type { Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { openFont } from './fontDamage.ts';
import { charactersIn, hasScript, SCRIPTS, type Script } from './scripts.ts';

type Face = FontsFile['faces'][number];

interface FontRequest {
  path: string;
  family: string | undefined;
  licence: string | undefined;
}

interface MadeFont {
  face: Face;
  files: ReadonlyMap<string, Uint8Array>;
}

const KINDS = 'Use a WOFF2, WOFF, TTF or OTF file.';

function readFont(path: string): { bytes: Buffer; font: Font } {
  try {
    const bytes = readFileSync(path);
    return { bytes, font: openFont(bytes) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new InputError(`There is no file ${path}. ${KINDS}`);
    if (code === 'EISDIR') {
      throw new InputError(`${path} is a folder: enter the path of a font file. ${KINDS}`);
    }
    throw new InputError(`${basename(path)} cannot be read as a font: ${message}. ${KINDS}`);
  }
}

const LONGEST_LICENCE = 200;

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function licenceOf(font: Font, given: string | undefined): string {
  if (given !== undefined) return onOneLine(given);
  const ask = "State it with --licence, for example --licence 'SIL Open Font License 1.1'.";
  const { noEmbedding, noSubsetting } = font['OS/2'].fsType;
  if (noEmbedding || noSubsetting) {
    const what = noEmbedding ? 'embedded' : 'divided into files by script';
    throw new InputError(`According to the font, it may not be ${what}. Check its licence. ${ask}`);
  }
  const own = onOneLine(font.getName('licenseURL') ?? font.getName('license') ?? '');
  if (own === '') throw new InputError(`The font does not state its licence. ${ask}`);
  return own.slice(0, LONGEST_LICENCE);
}

const weightOf = ({ variationAxes, 'OS/2': { usWeightClass } }: Font): string => {
  const { wght } = variationAxes;
  return wght === undefined ? String(usWeightClass) : `${wght.min} ${wght.max}`;
};

/** Returns the stem of a file name: `acme-sans-100-900` for `Acme Sans` in `100 900`. */
const fileStem = (family: string, weight: string) =>
  `${family} ${weight}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const share = (part: number, whole: number): number => Number((part / whole).toFixed(4));

/** Computes metrics that adapt Arial to a font, so that the layout does not shift when the font loads. */
async function fallbackOf(bytes: Buffer): Promise<NonNullable<Face['fallback']>> {
  const { unitsPerEm, xWidthAvg, ascent, descent, lineGap } = await fromBuffer(bytes);
  // Computes the same metrics as capsize, which omits values equal to Arial's.
  const size = xWidthAvg / unitsPerEm / (arial.xWidthAvg / arial.unitsPerEm) || 1;
  const em = unitsPerEm * size;
  return {
    size: share(size, 1),
    ascent: share(ascent, em),
    descent: share(Math.abs(descent), em),
    lineGap: share(lineGap, em),
  };
}

const tooLarge = (path: string, { name }: Script, bytes: number) =>
  new InputError(
    `${basename(path)} needs ${Math.ceil(bytes / 1024)} kB for ${name}, more than the maximum of ` +
      `${LARGEST_BYTES / 1024} kB per file. Use a font with fewer axes or letters.`,
  );

/** @param scripts candidate scripts; an unsupported script gets no file */
export async function makeFont(
  { path, family, licence }: FontRequest,
  scripts: readonly Script[] = SCRIPTS,
): Promise<MadeFont> {
  const { bytes, font } = readFont(path);
  const name = onOneLine(family ?? font.familyName);
  const has = new Set(font.characterSet);
  const own = scripts.filter((script) => hasScript(script, has));
  if (own.length === 0) {
    const known = scripts.map((script) => script.name).join(', ');
    throw new InputError(`${basename(path)} supports none of these scripts: ${known}.`);
  }
  const weight = weightOf(font);
  const fileOf = (script: Script) => `${fileStem(name, weight)}-${script.name}.woff2`;
  const face: Face = {
    family: name,
    weight,
    licence: licenceOf(font, licence),
    files: own.map((script) => ({ file: fileOf(script), range: script.range })),
    fallback: await fallbackOf(bytes),
  };
  const fault = faceFault(face);
  if (fault) throw new InputError(`${fault} Set it with --family or --licence.`);
  const files = new Map<string, Uint8Array>();
  for (const script of own) {
    const text = charactersIn(script.range, has);
    const part = await subsetFont(bytes, text, { targetFormat: 'woff2' });
    if (part.length > LARGEST_BYTES) throw tooLarge(path, script, part.length);
    files.set(fileOf(script), part);
  }
  return { face, files };
}

function facesIn(folder: string): readonly Face[] {
  const file = join(folder, FONTS_FILE);
  if (!existsSync(file)) return [];
  try {
    const { faces = [] } = JSON.parse(readFileSync(file, 'utf8')) as Partial<FontsFile>;
    return faces;
  } catch (error) {
    const why = (error as Error).message;
    throw new InputError(
      `${file} cannot be read: ${why}. Fix the file, or remove it to start again.`,
    );
  }
}

/** Writes a font to a brand's folder, replacing any font of the same family and weight. */
export function writeFont(folder: string, { face, files }: MadeFont): void {
  const before = facesIn(folder);
  const isSame = (one: Face) => one.family === face.family && one.weight === face.weight;
  const first = before.find(({ family }) => family === face.family);
  // Only a family's first face has fallback metrics.
  const { fallback, ...rest } = face;
  const added = first && !isSame(first) ? rest : { ...rest, fallback };
  const faces = before.some(isSame)
    ? before.map((one) => (isSame(one) ? added : one))
    : [...before, added];
  const replaced = before.filter(isSame).flatMap((one) => one.files.map(({ file }) => file));
  // Deletes only files with valid font names, because `fonts.json` may have been edited manually.
  for (const file of replaced.filter(isFontFile)) rmSync(join(folder, file), { force: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  const content = { $schema: '../../schema/fonts.schema.json', faces };
  writeFileSync(join(folder, FONTS_FILE), printJson(content));
}
