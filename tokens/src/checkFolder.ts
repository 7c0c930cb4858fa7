import { readBrandFile, type BrandFile } from './brandFile.ts';
import { colourProblems } from './certificate.ts';
import type { ContrastPair } from './contrast.ts';
import { FACTS_FILE, PICTURES, TOKEN_FILES, type BrandFolder } from './folder.ts';
import type { Foundation } from './foundation.ts';
import type { Scheme } from './palette.ts';
import { readPicture, type Picture } from './picture.ts';
import type { Problem } from './problem.ts';
import { layer, resolve, type Layered, type ResolvedTokens } from './resolve.ts';
import { checkTokens, readTokens } from './tokenFile.ts';

/** A brand, read, checked and resolved. */
export interface Brand extends BrandFile {
  /** The folder's name: stable, lower case, used in `data-brand`. */
  id: string;
  logo: Picture;
  /** For tabs and home screens: the logo, where the brand has no icon of its own. */
  icon: Picture;
  /** Every token of the contract, aliases resolved, in both schemes. */
  tokens: Record<Scheme, ResolvedTokens>;
}

/** What a folder turned out to be: a brand, or problems. */
export interface CheckedBrand {
  brand?: Brand;
  problems: readonly Problem[];
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

function readPictures(folder: BrandFolder) {
  const [logo, icon] = [PICTURES.logo, PICTURES.icon].map((names) => {
    const name = names.find((candidate) => folder.files.has(candidate));
    const bytes = name && folder.files.get(name);
    return name && bytes ? readPicture(`${folder.path}/${name}`, name, bytes) : undefined;
  });
  const problems = logo
    ? [...logo.problems, ...(icon?.problems ?? [])]
    : [missing(folder, 'logo.svg', 'Every brand has a logo, logo.svg or logo.png.')];
  return { logo: logo?.picture, icon: icon?.picture ?? logo?.picture, problems };
}

/** The brand's tokens over the foundation's, by scheme, if they can be laid there. */
function layTokens(
  folder: BrandFolder,
  { shared, schemes, contract }: Foundation,
): { layers: Record<Scheme, Layered>; problems: Problem[] } {
  const problems: Problem[] = [];
  const own = (name: string) => {
    const bytes = folder.files.get(name);
    if (!bytes) return [];
    const read = readTokens(`${folder.path}/${name}`, decode(bytes));
    problems.push(...read.problems, ...checkTokens(read.tokens, contract));
    return read.tokens;
  };
  const both = own(TOKEN_FILES.both);
  const laid = (scheme: Scheme) => layer(shared, schemes[scheme], both, own(TOKEN_FILES[scheme]));
  return { layers: { dark: laid('dark'), light: laid('light') }, problems };
}

/** Each problem once: what both schemes share is wrong in both. */
const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];

/** What the tokens of a folder come to. */
export interface CompiledTokens {
  /** Every token of the contract, aliases resolved; absent where they cannot be. */
  tokens?: Record<Scheme, ResolvedTokens>;
  /** As written, the brand's over the foundation's. */
  layers: Record<Scheme, Layered>;
  problems: readonly Problem[];
}

/** Lays a folder's tokens over the foundation and resolves them. Contrast is not looked at. */
export function compileTokens(folder: BrandFolder, foundation: Foundation): CompiledTokens {
  const { layers, problems } = layTokens(folder, foundation);
  // Aliases are followed only when all tokens are valid: errors would be reported twice.
  if (problems.length > 0) return { layers, problems };
  const isOwn = (file: string) => file.startsWith(folder.path);
  const dark = resolve(layers.dark, isOwn);
  const light = resolve(layers.light, isOwn);
  const lost = [...dark.problems, ...light.problems];
  if (lost.length > 0) return { layers, problems: lost };
  return { tokens: { dark: dark.resolved, light: light.resolved }, layers, problems: [] };
}

/**
 * Reads a folder as a brand. Its contrast is measured for the pairs that are given.
 *
 * @param pairs all before a brand is served; none while a designer is at work, and then the colours of
 *   the games are not measured either
 */
export function checkFolder(
  folder: BrandFolder,
  foundation: Foundation,
  pairs: readonly ContrastPair[],
): CheckedBrand {
  const { facts, problems: inFacts } = readFacts(folder);
  const { logo, icon, problems: inPictures } = readPictures(folder);
  const { tokens, layers, problems: inTokens } = compileTokens(folder, foundation);
  const found = [
    ...[...inFacts, ...inTokens, ...inPictures],
    ...(tokens && pairs.length > 0 ? colourProblems(folder, tokens, layers, pairs) : []),
  ];
  if (found.length > 0 || !tokens || !facts || !logo || !icon) return { problems: distinct(found) };
  return { brand: { id: folder.id, ...facts, logo, icon, tokens }, problems: [] };
}
