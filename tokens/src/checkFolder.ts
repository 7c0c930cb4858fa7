import { FIRST_LANGUAGE, firstLanguageIn, readBrandFile, type BrandFile } from './brandFile.ts';
import { colourProblems } from './certificate.ts';
import { compileTokens } from './compileTokens.ts';
import { readContentFile, type BrandContent } from './contentFile.ts';
import type { ContrastPair } from './contrast.ts';
import type { BrandStyle } from './css.ts';
import { damagedPngs } from './damage.ts';
import {
  CONTENT_FILE,
  FACTS_FILE,
  HERO_FILES,
  PICTURES,
  SOCIAL_FILE,
  type BrandFolder,
} from './folder.ts';
import { readFonts } from './fontFile.ts';
import { fontNotes } from './fontNotes.ts';
import type { Foundation } from './foundation.ts';
import { isMark } from './mark.ts';
import { readPhoto, type Photo } from './photo.ts';
import { readPicture, readSocial, typeOf, type Picture } from './picture.ts';
import { distinct, type Problem } from './problem.ts';
import { schemeProblems } from './schemes.ts';

export interface Brand extends BrandFile, BrandStyle {
  content?: BrandContent;
  logo: Picture;
  /** Icon of tabs and home screens; the logo if the brand has no icon. */
  icon: Picture;
  social?: Picture;
  /** Picture at the top of the landing page; absent if the brand has none. */
  hero?: Photo;
}

export interface CheckedBrand {
  brand?: Brand;
  problems: readonly Problem[];
  /** Notes about valid values that may have an unexpected effect; absent if there are none. */
  notes?: readonly Problem[];
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const missing = (folder: BrandFolder, name: string, hint: string): Problem => ({
  file: `${folder.path}/${name}`,
  line: 1,
  place: '',
  hint,
  what: 'the file is missing',
});

function readFacts(folder: BrandFolder) {
  const bytes = folder.files.get(FACTS_FILE);
  const hint = 'Copy the one of the default brand and change it.';
  return bytes
    ? readBrandFile(`${folder.path}/${FACTS_FILE}`, decode(bytes), folder.id)
    : { problems: [missing(folder, FACTS_FILE, hint)] };
}

/** Returns the brand's first language, in which every text exists. */
export const firstLanguage = ({ languages }: Pick<BrandFile, 'languages'>): string =>
  languages?.[0] ?? FIRST_LANGUAGE;

/** Reads the file `content.json`. Without the file, there is neither content nor a problem. */
export function readContent(folder: BrandFolder, facts: BrandFile | undefined) {
  const bytes = folder.files.get(CONTENT_FILE);
  if (!bytes) return { problems: [] };
  // The first language determines which texts are required. An invalid `brand.json` may still
  // contain the language.
  const first = facts ? firstLanguage(facts) : firstLanguageIn(folder.files.get(FACTS_FILE));
  return readContentFile(`${folder.path}/${CONTENT_FILE}`, decode(bytes), first);
}

const letterNote = (
  folder: BrandFolder,
  name: string,
  kind: string,
  served: string,
  hint: string,
): Problem => ({
  file: `${folder.path}/${name}`,
  line: 1,
  place: '',
  what: `the ${kind} is the letter that 'brand new' drew, so ${served} is served in its place`,
  hint,
});

/** Reports several files for the same picture, because only one can be served. */
function tooMany(folder: BrandFolder, names: readonly string[], kind: string): Problem[] {
  const last = names.at(-1);
  if (names.length < 2 || last === undefined) return [];
  const what = `there are ${names.length === 2 ? 'two' : names.length} ${kind}, ${names.slice(0, -1).join(', ')} and ${last}`;
  const hint = names.length === 2 ? 'Remove one of the two.' : 'Keep one of them.';
  return [{ file: `${folder.path}/${last}`, line: 1, place: '', what, hint }];
}

/** Reads the logo or the icon. Any file takes precedence over the letter drawn by `brand new`. */
function readKind(folder: BrandFolder, kind: keyof typeof PICTURES) {
  const present = PICTURES[kind].flatMap((name) => {
    const bytes = folder.files.get(name);
    return bytes ? [{ name, bytes, isLetter: isMark({ type: typeOf(name), bytes }) }] : [];
  });
  const own = present.filter(({ isLetter }) => !isLetter);
  const [chosen] = own.length > 0 ? own : present;
  if (!chosen) return undefined;
  const { name, bytes } = chosen;
  const { picture, problems } = readPicture(`${folder.path}/${name}`, name, bytes, folder.id);
  const names = own.map((one) => one.name);
  const notes = present
    .filter((one) => one.isLetter && one !== chosen)
    .map((one) => letterNote(folder, one.name, kind, name, 'Remove it.'));
  return { picture, problems: [...tooMany(folder, names, `${kind}s`), ...problems], notes };
}

function readPictures(folder: BrandFolder) {
  const [logo, icon] = [readKind(folder, 'logo'), readKind(folder, 'icon')];
  const problems = logo
    ? [...logo.problems, ...(icon?.problems ?? [])]
    : [missing(folder, 'logo.svg', 'Every brand has a logo, logo.svg or logo.png.')];
  const own = icon?.picture;
  // Omits an icon with the letter from `brand new` next to a custom logo.
  const isLetter = own && isMark(own) && logo?.picture && !isMark(logo.picture);
  const hint = 'Remove it, or put your own icon there.';
  const notes = [
    ...(logo?.notes ?? []),
    ...(icon?.notes ?? []),
    ...(isLetter ? [letterNote(folder, own.name, 'icon', 'the logo', hint)] : []),
  ];
  const shown = isLetter ? logo?.picture : (own ?? logo?.picture);
  return { logo: logo?.picture, icon: shown, problems, notes };
}

function readSocialOf(folder: BrandFolder) {
  const bytes = folder.files.get(SOCIAL_FILE);
  return bytes && readSocial(`${folder.path}/${SOCIAL_FILE}`, SOCIAL_FILE, bytes);
}

/**
 * Reads the picture at the top of the landing page, with its `alt` text in `content.json`.
 *
 * @param read result of `readContent` for the folder
 */
export function readHero(
  folder: BrandFolder,
  { content, problems: inContent }: ReturnType<typeof readContent>,
): ReturnType<typeof readPhoto> {
  const names = HERO_FILES.filter((file) => folder.files.has(file));
  const [name] = names;
  const bytes = name && folder.files.get(name);
  const isDescribed = content?.hero?.picture !== undefined;
  if (!name || !bytes) {
    if (!isDescribed) return { problems: [] };
    const hint = `Add ${HERO_FILES.join(', ')}, or take 'hero.picture' out of ${CONTENT_FILE}.`;
    return { problems: [missing(folder, HERO_FILES[0], hint)] };
  }
  const { problems: inPhoto, ...photo } = readPhoto(`${folder.path}/${name}`, name, bytes);
  const twice = tooMany(folder, names, 'pictures for the landing page');
  const read = { ...photo, problems: [...twice, ...inPhoto] };
  if (isDescribed || inContent.length > 0) return read;
  const hint =
    `Write in ${CONTENT_FILE} what it shows, "hero": { "picture": { "alt": "..." } }, ` +
    'or "" where it only decorates.';
  const what = 'the picture has no description';
  return { ...read, problems: [...read.problems, { ...missing(folder, name, hint), what }] };
}

/**
 * Checks a brand. If `pairs` is not empty, the check includes contrast, game colours, differences
 * between the schemes, and damaged pictures.
 *
 * @param pairs all pairs for a brand that will be served; none for a preview or a published version
 * @param options `fixes`: searches for the nearest colours that pass, which can take seconds.
 */
export function checkFolder(
  folder: BrandFolder,
  foundation: Foundation,
  pairs: readonly ContrastPair[],
  options: { fixes?: boolean } = {},
): CheckedBrand {
  const { facts, problems: inFacts } = readFacts(folder);
  const read = readContent(folder, facts);
  const { content, problems: inContent } = read;
  const hero = readHero(folder, read);
  const { logo, icon, ...inPictures } = readPictures(folder);
  const social = readSocialOf(folder);
  const { fonts, problems: inFonts } = readFonts(folder);
  const { tokens, layers, problems: inTokens, notes } = compileTokens(folder, foundation);
  const found = [
    ...[
      ...inFacts,
      ...inContent,
      ...inTokens,
      ...inPictures.problems,
      ...inFonts,
      ...(social?.problems ?? []),
    ],
    ...hero.problems,
    ...(pairs.length > 0
      ? damagedPngs(folder.path, [logo, icon, social?.picture, hero.photo])
      : []),
    ...(tokens && pairs.length > 0
      ? [
          ...schemeProblems(folder, tokens, layers),
          ...colourProblems(folder, tokens, layers, pairs, options),
        ]
      : []),
  ];
  const inFontNotes = tokens ? fontNotes(folder, fonts, tokens, layers) : [];
  const all = distinct([...notes, ...inPictures.notes, ...inFontNotes]);
  if (found.length > 0 || !tokens || !facts || !logo || !icon) {
    return { problems: distinct(found), notes: all };
  }
  const brand: Brand = {
    id: folder.id,
    ...facts,
    ...(content && { content }),
    logo,
    icon,
    ...(social?.picture && { social: social.picture }),
    ...(fonts && { fonts }),
    ...(hero.photo && { hero: hero.photo }),
    tokens,
  };
  return { brand, problems: [], notes: all };
}
