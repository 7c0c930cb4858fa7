import { withColours } from './asWritten.ts';
import { FIRST_LANGUAGE, firstLanguageIn, readBrandFile, type BrandFile } from './brandFile.ts';
import { colourProblems } from './certificate.ts';
import { fitsScreen, fromOklch, hexOf, toOklch, type ColourValue } from './colour.ts';
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
  TOKEN_FILES,
  type BrandFolder,
} from './folder.ts';
import { readFonts } from './fontFile.ts';
import { fontNotes } from './fontNotes.ts';
import type { Foundation } from './foundation.ts';
import { isMark } from './mark.ts';
import type { Scheme } from './palette.ts';
import { readPhoto, type Photo } from './photo.ts';
import { readPicture, readSocial, typeOf, type Picture } from './picture.ts';
import { onOneLine } from './print.ts';
import type { Problem } from './problem.ts';
import { layer, resolve, type Layered, type ResolvedTokens } from './resolve.ts';
import { schemeProblems } from './schemes.ts';
import { checkTokens, readTokens, type TokenNode } from './tokenFile.ts';

/** Brand that has been checked and whose tokens are resolved. */
export interface Brand extends BrandFile, BrandStyle {
  /** Texts of the brand's pages, which replace those of the platform. */
  content?: BrandContent;
  logo: Picture;
  /** Icon of tabs and home screens; the logo if the brand has no icon. */
  icon: Picture;
  /** Picture for link previews; absent if the brand has none. */
  social?: Picture;
  /** Picture at the top of the landing page; absent if the brand has none. */
  hero?: Photo;
}

/** Brand, or its problems. */
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

/** Reads `content.json`. If the file is missing, returns neither content nor problems. */
export function readContent(folder: BrandFolder, facts: BrandFile | undefined) {
  const bytes = folder.files.get(CONTENT_FILE);
  if (!bytes) return { problems: [] };
  // The first language determines which texts are required. Even an invalid `brand.json` may contain
  // it.
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

/** Reads a logo or an icon. Any other file takes precedence over the letter drawn by `brand new`. */
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
 * Returns a note about a value with colours in CSS notation, with the fix that converts it to DTCG.
 */
function textNote(brand: string, name: string, { path, file, line, value }: TokenNode): Problem {
  const what = 'is written as text, which only this platform reads';
  const hint = `Other tools read ${onOneLine(value)}; 'npm run brand -- check ${brand} --fix' writes it.`;
  return { file, line, place: path, what, hint, fix: { kind: 'token', file: name, path, value } };
}

/** Returns a note about a colour outside sRGB, which most screens cannot show. */
function screenNotes({ path, file, line, value, type }: TokenNode): Problem[] {
  if (type !== 'color' || typeof value !== 'object' || fitsScreen(value as ColourValue)) return [];
  const colour = value as ColourValue;
  const { l, c, h } = toOklch(colour);
  const what = `is outside sRGB: most screens show ${hexOf(colour)} in its place`;
  const same = {
    ...fromOklch(l, c, h),
    ...(colour.alpha !== undefined && { alpha: colour.alpha }),
  };
  const hint = `For the same colour on every screen, write ${onOneLine(same)}.`;
  return [{ file, line, place: path, what, hint }];
}

/** Replaces the fix of a problem with a hint, for files that a program must not rewrite. */
const byHand = ({ fix, ...problem }: Problem): Problem =>
  fix?.kind === 'token' ? { ...problem, hint: `Write it as ${onOneLine(fix.value)}.` } : problem;

/** Merges the brand's tokens over the foundation's for each scheme. Reports invalid tokens. */
function layTokens(folder: BrandFolder, { shared, schemes, contract }: Foundation) {
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const own = (name: string) => {
    const bytes = folder.files.get(name);
    if (!bytes) return [];
    const read = readTokens(`${folder.path}/${name}`, decode(bytes));
    const tokens = read.tokens.map((token) => {
      const type = contract.get(token.path)?.type;
      const value = withColours(token.value, type);
      return { written: token.value, known: { ...token, value, type: token.type ?? type } };
    });
    const laid = tokens.map(({ known }) => known);
    const wrong = checkTokens(laid, contract, folder.id);
    problems.push(...read.problems, ...(read.rewritable ? wrong : wrong.map(byHand)));
    if (wrong.length > 0) return laid;
    for (const { written, known } of tokens) {
      const isText = JSON.stringify(known.value) !== JSON.stringify(written);
      notes.push(...(isText ? [textNote(folder.id, name, known)] : []), ...screenNotes(known));
    }
    return laid;
  };
  const both = own(TOKEN_FILES.both);
  const laid = (scheme: Scheme) => layer(shared, schemes[scheme], both, own(TOKEN_FILES[scheme]));
  const layers: Record<Scheme, Layered> = { dark: laid('dark'), light: laid('light') };
  return { layers, problems, notes };
}

/** Removes duplicates, because a problem with a value for both schemes is found twice. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

export interface CompiledTokens {
  /** Every token of the contract, with aliases resolved; absent if that failed. */
  tokens?: Record<Scheme, ResolvedTokens>;
  /** Tokens as written, with the brand's in place of the foundation's. */
  layers: Record<Scheme, Layered>;
  problems: readonly Problem[];
  /** Notes about valid values that may have an unexpected effect. */
  notes: readonly Problem[];
}

/** Merges a folder's tokens over the foundation and resolves aliases. Does not measure contrast. */
export function compileTokens(folder: BrandFolder, foundation: Foundation): CompiledTokens {
  const { layers, problems, notes: found } = layTokens(folder, foundation);
  const notes = distinct(found);
  // Stops here, because invalid tokens would cause further errors in the aliases that refer to them.
  if (problems.length > 0) return { layers, problems, notes: [] };
  const isOwn = (file: string) => file.startsWith(`${folder.path}/`);
  const dark = resolve(layers.dark, isOwn);
  const light = resolve(layers.light, isOwn);
  const lost = distinct([...dark.problems, ...light.problems]);
  if (lost.length > 0) return { layers, problems: lost, notes };
  const tokens = { dark: dark.resolved, light: light.resolved };
  return { tokens, layers, problems: [], notes };
}

/**
 * Reads a folder as a brand. If `pairs` is not empty, also measures contrast, compares the game
 * colours and the schemes, and checks pictures for damage.
 *
 * @param pairs all pairs for a brand that will be served; none for a preview or a published version
 * @param options `fixes`: searches for the nearest colours that pass, which can take seconds.
 * @default true
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
