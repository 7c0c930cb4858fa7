import * as v from 'valibot';
import { fontCommand } from './command.ts';
import {
  FONT_FILE_NAME,
  FONTS_FILE,
  isFontFile,
  LARGEST_FONTS_BYTES,
  MOST_FACE_FILES,
  MOST_FACES,
  type BrandFolder,
} from './folder.ts';
import { fingerprint } from './picture.ts';
import { shorten, type Problem } from './problem.ts';
import { readJson } from './readJson.ts';
import { described, text } from './values.ts';
import { woff2Fault } from './woff2.ts';

const family = v.pipe(
  text(40),
  v.regex(
    /^[A-Z][A-Za-z0-9]*([ -][A-Za-z0-9]+)*$/,
    "must be a name that can be read, such as 'Acme Sans': Latin letters and digits, a capital first",
  ),
  v.regex(
    /^(?!.* (Variable|Fallback)$)/,
    "must not end in 'Variable' or 'Fallback': the platform's own faces do",
  ),
);

const WEIGHT = /^([1-9]\d{0,2}|1000)( ([1-9]\d{0,2}|1000))?$/;
const isWeight = (value: string): boolean => {
  const [least = 0, most = least] = value.split(' ').map(Number);
  return WEIGHT.test(value) && least <= most;
};
const weight = v.pipe(
  v.string('must be a text'),
  v.check(isWeight, "must be a weight such as '400', or two for a variable font, '100 900'"),
);

const CODES = /^U\+([0-9A-F]{1,6})(?:-([0-9A-F]{1,6}))?$/i;
const LAST_CODE = 0x10ffff;
const isRange = (value: string): boolean =>
  value.split(',').every((part) => {
    const [, first = '', last = first] = CODES.exec(part.trim()) ?? [];
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return from <= to && to <= LAST_CODE;
  });
const range = v.pipe(
  text(2000),
  v.check(isRange, "must be a unicode-range of CSS, such as 'U+0-FF,U+131'"),
);

const share = (least: number, most: number) => {
  const bounds = `must be a number from ${least} to ${most}`;
  return v.pipe(v.number(bounds), v.minValue(least, bounds), v.maxValue(most, bounds));
};

const fallback = v.strictObject({
  size: described(share(0.5, 2), 'size-adjust: how much larger the local font is drawn.'),
  ascent: described(share(0, 3), 'ascent-override, as a share of the size.'),
  descent: described(share(0, 3), 'descent-override, as a share of the size.'),
  lineGap: described(share(0, 3), 'line-gap-override, as a share of the size.'),
});

const fontFile = v.strictObject({
  file: described(
    v.pipe(
      v.string('must be a text'),
      v.regex(FONT_FILE_NAME, 'must be a name such as acme.woff2'),
    ),
    'A WOFF2 file of the folder.',
  ),
  range: described(range, 'The characters that a browser fetches it for: a unicode-range of CSS.'),
});

const list = <const T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(
    v.array(item, 'must be a list'),
    v.minLength(1, 'must have at least 1'),
    v.maxLength(most, `must have at most ${most}`),
  );

const face = v.strictObject({
  family: described(family, "The name that tokens use: 'Acme Sans'."),
  weight: described(weight, "'400', or '100 900' for a variable font."),
  licence: described(
    text(200),
    "What allows the font to be served from a website: 'SIL Open Font License 1.1'.",
  ),
  files: described(
    list(fontFile, MOST_FACE_FILES),
    'One for each script. Where ranges overlap, browsers take the last.',
  ),
  fallback: v.optional(
    described(
      fallback,
      "Arial stretched to the font, as the family 'Acme Sans Fallback', until the font arrives.",
    ),
  ),
});

/** Schema of `fonts.json`, which 'npm run brand -- font' writes. */
export const fontsFileSchema = v.strictObject({
  $schema: v.optional(described(v.string(), 'Gives editors completion and hints.')),
  faces: list(face, MOST_FACES),
});

/** Returns the problem with a face as a sentence; undefined if it is valid. */
export function faceFault(value: FontsFile['faces'][number]): string | undefined {
  const [issue] = v.safeParse(face, value).issues ?? [];
  if (!issue) return undefined;
  const place = issue.path?.map(({ key }) => String(key)).join('.');
  return `The ${place} '${shorten(String(issue.input), 60)}' ${issue.message}.`;
}

export type FontsFile = v.InferOutput<typeof fontsFileSchema>;

export interface FontFile {
  /** Name, such as `acme-sans-latin.woff2`. */
  name: string;
  /** Characters for which browsers load the file (`unicode-range`). */
  range: string;
  bytes: Uint8Array;
  /** Hash of the bytes. A URL that contains the hash can be cached permanently. */
  version: string;
}

/** Typeface of a brand in one weight, or a variable font in all its weights. */
export interface FontFace extends Omit<FontsFile['faces'][number], 'files'> {
  files: readonly FontFile[];
}

export const stackOf = (name: string): readonly string[] => [
  name,
  `${name} Fallback`,
  'system-ui',
  'sans-serif',
];

const MISSING =
  "Add it. 'npm run brand -- font' writes the whole file: --licence says what allows the font to be served.";

function inFolder({ path, files, id }: BrandFolder, { faces }: FontsFile) {
  const problems: Problem[] = [];
  const refuse = (file: string, place: string, what: string, hint: string) =>
    problems.push({ file: `${path}/${file}`, line: 1, place, what, hint });
  const read = faces.map(({ files: listed, ...face }, index) => ({
    ...face,
    files: listed.flatMap(({ file, range: characters }, position): FontFile[] => {
      const bytes = files.get(file);
      if (!bytes) {
        const hint = `Put it there, or run ${fontCommand(id)} again.`;
        refuse(
          FONTS_FILE,
          `faces.${index}.files.${position}.file`,
          `names ${file}, which is missing`,
          hint,
        );
        return [];
      }
      const fault = woff2Fault(bytes);
      if (fault) {
        const hint = `Run ${fontCommand(id)}: it reads WOFF2, WOFF, TTF and OTF and writes WOFF2.`;
        refuse(file, '', `the file ${fault}`, hint);
      }
      return [{ name: file, range: characters, bytes, version: fingerprint(bytes) }];
    }),
  }));
  const named = faces.flatMap((face) => face.files.map(({ file }) => file));
  for (const name of new Set(named.filter((one, at) => named.indexOf(one) !== at))) {
    refuse(FONTS_FILE, '', `names ${name} more than once`, 'Each file belongs to one face.');
  }
  const labels = faces.map((face) => `${face.family} ${face.weight}`);
  for (const label of new Set(labels.filter((one, at) => labels.indexOf(one) !== at))) {
    refuse(FONTS_FILE, '', `has ${label} more than once`, 'Keep one of the two.');
  }
  return { read, named, problems };
}

export function readFonts(folder: BrandFolder): {
  fonts?: readonly FontFace[];
  problems: readonly Problem[];
} {
  const { path, files, id } = folder;
  const content = files.get(FONTS_FILE);
  const present = [...files].filter(([name]) => isFontFile(name));
  const lost = (names: readonly string[]): Problem[] =>
    names.map((name) => ({
      file: `${path}/${name}`,
      line: 1,
      place: '',
      what: `no face of ${FONTS_FILE} names the file`,
      hint: `Run ${fontCommand(id)}, which writes ${FONTS_FILE} and the files of each script, and remove this one.`,
    }));
  if (!content) return { problems: lost(present.map(([name]) => name)) };
  const said = new TextDecoder().decode(content);
  const { value, problems: inFile } = readJson(
    `${path}/${FONTS_FILE}`,
    said,
    fontsFileSchema,
    MISSING,
  );
  if (!value) return { problems: inFile };
  const { read, named, problems } = inFolder(folder, value);
  const bytes = present.reduce((sum, [, { length }]) => sum + length, 0);
  const large: Problem[] =
    bytes <= LARGEST_FONTS_BYTES
      ? []
      : [
          {
            file: `${path}/${FONTS_FILE}`,
            line: 1,
            place: '',
            what: `the fonts have ${Math.ceil(bytes / 1024)} kB together`,
            hint: `Bring them below ${LARGEST_FONTS_BYTES / 1024} kB: fewer weights, or one variable font.`,
          },
        ];
  const found = [
    ...problems,
    ...lost(present.flatMap(([name]) => (named.includes(name) ? [] : [name]))),
    ...large,
  ];
  return found.length > 0 ? { problems: found } : { fonts: read, problems: [] };
}
