import {
  brandVariables,
  checkFolder,
  compileTokens,
  damagedPngs,
  FACTS_FILE,
  fitsScreen,
  fromOklch,
  gameColourProblems,
  measurePairs,
  readBrandFile,
  schemeProblems,
  TOKEN_FILES,
  toOklch,
  type BrandFile,
  type ColourValue,
  type CompiledTokens,
  type Fix,
  type MeasuredPair,
  SCHEMES,
  type Problem,
  type Scheme,
} from '@platform/tokens/browser';
import { decode } from '../foundations/bytes';
import type { Draft } from './draft';
import type { BrandSources } from '../foundations/sources';

export interface OutsideGamut {
  path: string;
  scheme: Scheme;
  value: ColourValue;
  /** Nearest colour inside sRGB, with less chroma but the same lightness and hue. */
  fix: Fix;
}

export interface Report {
  /** Problems other than low contrast, which `pairs` contains. */
  problems: readonly Problem[];
  /** Measured colour pairs, lowest ratio to the minimum first. */
  pairs: readonly MeasuredPair[];
  outside: readonly OutsideGamut[];
}

export function variablesOf({ id }: Draft, { tokens }: CompiledTokens) {
  return tokens && brandVariables({ id, tokens });
}

export const factsOf = (draft: Draft): BrandFile | undefined =>
  readBrandFile(FACTS_FILE, decode(draft.files.get(FACTS_FILE))).facts;

function takenHosts(draft: Draft, { folders }: BrandSources): Problem[] {
  const hosts = factsOf(draft)?.hosts ?? [];
  return folders
    .filter(({ id }) => id !== draft.id)
    .flatMap((other) =>
      (factsOf(other)?.hosts ?? [])
        .filter((host) => hosts.includes(host))
        .map((host) => ({
          file: `${draft.path}/${FACTS_FILE}`,
          line: 1,
          place: 'hosts',
          what: `is a list with '${host}', which '${other.id}' has too`,
          hint: 'Remove it from one of the two.',
        })),
    );
}

function outsideGamut({ path: folder }: Draft, { layers }: CompiledTokens): OutsideGamut[] {
  return SCHEMES.flatMap((scheme) =>
    [...layers[scheme].values()].flatMap(({ path, type, file, value }) => {
      if (type !== 'color' || typeof value === 'string' || !file.startsWith(folder)) return [];
      const colour = value as ColourValue;
      if (fitsScreen(colour)) return [];
      const { l, c, h } = toOklch(colour);
      const nearest = { ...fromOklch(l, c, h), ...('alpha' in colour && { alpha: colour.alpha }) };
      const fix: Fix = { kind: 'token', file: TOKEN_FILES[scheme], path, value: nearest };
      return [{ path, scheme, value: colour, fix }];
    }),
  );
}

const headroom = ({ ratio, pair }: MeasuredPair) => ratio / pair.least;

export function inspect(draft: Draft, sources: BrandSources): Report {
  const compiled = compileTokens(draft, sources.foundation);
  const { tokens, layers } = compiled;
  const { brand, problems } = checkFolder(draft, sources.foundation, []);
  return {
    problems: [
      ...problems,
      ...(brand ? damagedPngs(draft.path, [brand.logo, brand.icon, brand.social, brand.hero]) : []),
      ...takenHosts(draft, sources),
      ...(tokens
        ? [
            ...schemeProblems(draft, tokens, layers),
            ...gameColourProblems(draft, tokens, layers, sources.pairs),
          ]
        : []),
    ],
    pairs: tokens
      ? measurePairs(tokens, layers, sources.pairs).sort((a, b) => headroom(a) - headroom(b))
      : [],
    outside: tokens ? outsideGamut(draft, compiled) : [],
  };
}

export const passes = ({ ratio, pair }: MeasuredPair): boolean => ratio >= pair.least;

export const lowContrastIn = ({ pairs }: Report): readonly MeasuredPair[] =>
  pairs.filter((pair) => !passes(pair));

/** Counts the problems and the pairs with low contrast. Colours outside sRGB do not count. */
export const countFindings = (report: Report): number =>
  report.problems.length + lowContrastIn(report).length;
