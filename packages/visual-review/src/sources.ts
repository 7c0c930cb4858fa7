import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import emotionHash from '@emotion/hash';
import {
  brandVariables,
  compileTokens,
  loadBrands,
  readFolder,
  readFoundation,
  SCHEMES,
  variableName,
  type Brand,
  type Foundation,
  type Scheme,
} from '@platform/tokens';
import { mapKeys, mapValues, memoize, pickBy } from 'es-toolkit';
import {
  BRAND_FOLDERS,
  closureOf,
  GLOB,
  MESSAGES,
  readModuleGraph,
  type ModuleGraph,
} from './moduleGraph.ts';
import type { Look, Mode } from './modes.ts';
import { hasBit, readReach, storyNames, type ReachIndex } from './reach.ts';
import type { Story } from './shots.ts';

/** Token as written in a file: its value as JSON, and the path of the file relative to `tokens`. */
export interface Written {
  value: string;
  file: string;
}

/** Tokens of a brand by scheme: as CSS values, and as written in the topmost layer that defines them. */
export interface BrandTokens {
  css: Readonly<Record<Scheme, Readonly<Record<string, string>>>>;
  written: Readonly<Record<Scheme, Readonly<Record<string, Written>>>>;
  /** Hash of the name, the logo and other facts about the brand. */
  facts: string;
}

export interface Sources {
  /** Hash of everything that may affect any screenshot. */
  common: string;
  /** Hash of each file that a story or the preview loads, by path. */
  files: Readonly<Record<string, string>>;
  graph: ModuleGraph;
  /** Story file of each component, by the prefix of its story ids: `primitives-menu`. */
  storyFiles: Readonly<Record<string, string>>;
  /** Tokens by brand; `null` if they cannot be read, in which case their files count as `common`. */
  tokens: Readonly<Record<string, BrandTokens>> | null;
  reach: ReachIndex | null;
}

export const PREVIEW = '.storybook/preview.tsx';

const sha = (...texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 16);

/**
 * Files that no screenshot shows. A file in none of these lists is part of `common` and affects every
 * screenshot. Including too many files costs time, but omitting one hides a change.
 */
const UNSEEN =
  /^(apps|scripts|docs|\.github|\.ci|\.changeset)\/|^visual-decisions[./]|^packages\/(api|brand|command-line|component-index|testing|token-usage|visual-review)\/|^(eslint[^/]*|rooms\.mjs|vitest\.config\.ts|\.[a-z-]+(\.json|\.mjs)?|LICENSE|test-runner-jest\.config\.js)$|\.(md|aria\.yml)$|\.test\.tsx?$|vitest\.config\.ts$|tsconfig\.json$|\.size-limit\.mjs$/;
/** Pattern of sources in the module graph, which affect the stories that load them. */
const IN_GRAPH = /^packages\/((ui|studio|rules)\/src|ui\/screens)\//;
/** Files that are compared as token values, by brand and scheme. */
const AS_TOKENS =
  /^tokens\/(brands|base)\/|^tokens\/(semantic\.tokens|reach|contrast-pairs)\.json$/;
const isToken = ([file]: readonly [string, string]) => AS_TOKENS.test(file);
const CATALOGUE = 'packages/messages/catalogue/';

function commonOf(root: string, files: Readonly<Record<string, string>>, withTokens: boolean) {
  const common = Object.entries(files).filter(
    ([file]) =>
      !UNSEEN.test(file) &&
      !IN_GRAPH.test(file) &&
      !(withTokens && AS_TOKENS.test(file)) &&
      // Omits catalogues: screenshots are in English, and each story hashes the namespaces that it
      // loads.
      !file.startsWith(CATALOGUE) &&
      file !== 'package.json',
  );
  // Omits package.json: its scripts do not affect screenshots, and the lockfile contains the package
  // versions.
  return sha(...common.flat().sort(), files[`${CATALOGUE}languages.json`] ?? '', buildOf(root));
}

const buildOf = (root: string): string => {
  const { scripts, description, ...others } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return JSON.stringify(others);
};

/** Hashes the English texts of each namespace, under their names in the module graph. */
function textsOf(root: string): Record<string, string> {
  const file = join(root, CATALOGUE, 'en.json');
  if (!existsSync(file)) return {};
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const hashes = mapValues(catalogue, (texts) => sha(JSON.stringify(texts)));
  return mapKeys(hashes, (_, name) => `${MESSAGES}${name}`);
}

function brandTokens(tokensDir: string, brand: Brand, foundation: Foundation): BrandTokens {
  const { id, tokens, logo, icon, ...facts } = brand;
  const { layers } = compileTokens(readFolder(tokensDir, id).folder, foundation);
  const cssIn = (scheme: Scheme) => {
    // Uses the same tokens for both schemes, so that no value becomes a `light-dark()`.
    const variables = brandVariables({
      id,
      tokens: { dark: tokens[scheme], light: tokens[scheme] },
    });
    return Object.fromEntries(
      Object.keys(tokens[scheme]).flatMap((path) => {
        const value = variables.get(variableName(path));
        return value === undefined ? [] : [[path, value]];
      }),
    );
  };
  const writtenIn = (scheme: Scheme) =>
    mapValues(Object.fromEntries(layers[scheme]), ({ value, file }): Written => ({
      value: JSON.stringify(value),
      file: relative(tokensDir, file),
    }));
  const pictures = [logo, icon].map((picture) =>
    picture ? Buffer.from(picture.bytes).toString('base64') : '',
  );
  return {
    css: { dark: cssIn('dark'), light: cssIn('light') },
    written: { dark: writtenIn('dark'), light: writtenIn('light') },
    facts: sha(JSON.stringify(facts), ...pictures),
  };
}

/** Reads the tokens of every brand; `null` if the current compiler cannot read them. */
async function readTokens(root: string): Promise<Sources['tokens']> {
  const folder = join(root, 'tokens');
  try {
    const brands = await loadBrands(folder, { contrast: false });
    const foundation = readFoundation(folder);
    return Object.fromEntries(
      brands.map((brand) => [brand.id, brandTokens(folder, brand, foundation)]),
    );
  } catch {
    return null;
  }
}

function storyFiles(root: string): string[] {
  return ['packages/ui/src', 'packages/ui/screens', 'packages/studio/src'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.stories.tsx'))
          .map((file) => `${folder}/${file}`)
      : [],
  );
}

/** Returns the prefix of story ids that Storybook derives from a title. */
const addressOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Reads the sources of a version in `root`. `hashes` contains the hashes of all its files. */
export async function readSources(
  root: string,
  hashes: Readonly<Record<string, string>>,
): Promise<Sources> {
  const entries = [PREVIEW, ...storyFiles(root)].filter((file) => existsSync(join(root, file)));
  const graph = await readModuleGraph(root, entries);
  const texts = Object.keys(graph).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  );
  const tokens = await readTokens(root);
  return {
    common: commonOf(root, hashes, tokens !== null),
    files: {
      ...pickBy(hashes, (_, file) => file in graph || IN_GRAPH.test(file)),
      ...textsOf(root),
      [BRAND_FOLDERS]: sha(...Object.entries(hashes).filter(isToken).flat().sort()),
    },
    graph,
    storyFiles: Object.fromEntries(
      texts.flatMap(([file, text]) => {
        const [, title] = (file.endsWith('.stories.tsx') && /\btitle: '([^']+)'/.exec(text)) || [];
        return title === undefined ? [] : [[addressOf(title), file]];
      }),
    ),
    tokens,
    reach: readReach(join(root, 'tokens/reach.json')),
  };
}

/** Lists the files that a story loads, including those of the Storybook preview. */
export function filesOf({ graph, files }: Sources, story: Pick<Story, 'file'>): string[] {
  const loaded = new Set([...closureOf(graph, PREVIEW), ...closureOf(graph, story.file)]);
  return loaded.has(GLOB) ? [...new Set([...loaded, ...Object.keys(files)])] : [...loaded];
}

/** Lists the brands and schemes that a screenshot shows: its own, or all of them. */
export function dressesOf(
  { tokens, reach }: Sources,
  story: string,
  { brand, scheme }: Pick<Mode, 'brand' | 'scheme'>,
): { brand: string; scheme: Scheme }[] {
  const at = reach?.stories.indexOf(story) ?? -1;
  if (reach && at >= 0 && !hasBit(reach.ofAllBrands, at)) return [{ brand, scheme }];
  return Object.keys(tokens ?? {}).flatMap((id) =>
    SCHEMES.map((one) => ({ brand: id, scheme: one })),
  );
}

/** Story with only the data that is known without a build. */
type SourceStory = Pick<Story, 'id' | 'file'>;

/** Returns the file of a story in the index; `''` if the file no longer exists. */
const fileOfStory = ({ storyFiles }: Sources, id: string) =>
  storyFiles[id.slice(0, id.lastIndexOf('--'))] ?? '';

/** Lists the stories to hash. The stories of a file outside the index are one entry. */
export function indexedStories(sources: Sources): SourceStory[] {
  const stories = (sources.reach?.stories ?? [])
    .map((id) => ({ id, file: fileOfStory(sources, id) }))
    .filter(({ file }) => file !== '');
  const known = new Set(stories.map(({ file }) => file));
  const others = Object.values(sources.storyFiles).filter((file) => !known.has(file));
  return [...stories, ...others.map((file) => ({ id: file, file }))];
}

/** Motion tokens. A motion sheet also shows rules for states outside the index, such as closing. */
const OF_MOTION = /^(duration|easing)\./;

/** Returns the tokens that may affect a screenshot; `null` (any token) if the story is not in the index. */
export function tokensNamed(
  sources: Sources,
  story: SourceStory,
  look: Look,
): ReadonlySet<string> | null {
  const { reach } = sources;
  if (!reach?.stories.includes(story.id)) return null;
  const ofMotion =
    look === 'motion' ? Object.keys(reach.tokens).filter((path) => OF_MOTION.test(path)) : [];
  return new Set([...storyNames(reach)(story.id), ...ofMotion]);
}

/** Lists the stories of the index that must be captured again after a token changes. */
export const storiesBehind = (sources: Sources, path: string): string[] =>
  (sources.reach?.stories ?? []).filter((id) =>
    tokensNamed(sources, { id, file: fileOfStory(sources, id) }, 'rest')?.has(path),
  );

/** Returns a function that hashes the inputs of a screenshot. The width is not an input. */
export function makeOf(
  sources: Sources,
): (story: SourceStory, mode: Omit<Mode, 'width'>) => string {
  const loadedBy = memoize((file: string) => {
    const loaded = filesOf(sources, { file });
    return sha(...loaded.map((path) => `${path} ${sources.files[path] ?? ''}`).sort());
  });
  const { tokens, common } = sources;
  const indexed = sources.reach?.tokens ?? {};
  const make = ({ story, mode }: { story: SourceStory; mode: Omit<Mode, 'width'> }) => {
    const named = tokensNamed(sources, story, mode.look);
    const values = dressesOf(sources, story.id, mode).flatMap(({ brand, scheme }) => {
      const { css, facts } = tokens?.[brand] ?? {};
      const relevant = Object.entries(css?.[scheme] ?? {}).filter(
        // A token that is not yet in the index may affect any screenshot.
        ([path]) => named === null || named.has(path) || !(path in indexed),
      );
      return [brand, scheme, facts ?? '', ...relevant.flat()];
    });
    return sha(common, loadedBy(story.file), ...values);
  };
  const known = memoize(make, {
    // All widths and looks have the same inputs, except a motion sheet, which depends on more tokens.
    getCacheKey: ({ story, mode: { brand, scheme, look } }) =>
      [story.id, brand, scheme, look === 'motion'].join(' '),
  });
  return (story, mode) => known({ story, mode });
}

/** Returns the class prefix of a style file, as vanilla-extract derives it from the path. */
export const prefixOf = (file: string) => emotionHash(`platform${file}`);

export const styleFiles = ({ files }: Sources): string[] =>
  Object.keys(files)
    .filter((file) => file.endsWith('.css.ts'))
    .sort();
