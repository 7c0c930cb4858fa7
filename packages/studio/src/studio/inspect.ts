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
import type { Ground } from '../foundations/ground';

/** A colour of the brand's own that no sRGB screen shows as it is. */
export interface OutsideGamut {
  path: string;
  scheme: Scheme;
  value: ColourValue;
  /** The nearest that a screen shows: less chroma, the same lightness and hue. */
  fix: Fix;
}

/** What `npm run brand -- check` would say of a draft, pair by pair. */
export interface Report {
  /** What is wrong with facts, pictures, tokens and the colours of the games; not with contrast. */
  problems: readonly Problem[];
  /** Every pair of the certificate, ordered by contrast in relation to its bound, the lowest first. */
  pairs: readonly MeasuredPair[];
  outside: readonly OutsideGamut[];
}

/** The brand's CSS variables, or undefined while its tokens cannot be resolved. */
export function variablesOf({ id }: Draft, { tokens }: CompiledTokens) {
  return tokens && brandVariables({ id, tokens });
}

/** What the brand says about itself, or undefined while that cannot be read. */
export const factsOf = (draft: Draft): BrandFile | undefined =>
  readBrandFile(FACTS_FILE, decode(draft.files.get(FACTS_FILE))).facts;

/** Hosts that another brand of the repository has already. */
function takenHosts(draft: Draft, { folders }: Ground): Problem[] {
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
          hint: 'Take it out of one of the two.',
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

/** Looks at a draft as `brand check` would. */
export function inspect(draft: Draft, ground: Ground): Report {
  const compiled = compileTokens(draft, ground.foundation);
  const { tokens, layers } = compiled;
  const { brand, problems } = checkFolder(draft, ground.foundation, []);
  return {
    problems: [
      ...problems,
      ...(brand ? damagedPngs(draft.path, [brand.logo, brand.icon, brand.social, brand.hero]) : []),
      ...takenHosts(draft, ground),
      ...(tokens
        ? [
            ...schemeProblems(draft, tokens, layers),
            ...gameColourProblems(draft, tokens, layers, ground.pairs),
          ]
        : []),
    ],
    pairs: tokens
      ? measurePairs(tokens, layers, ground.pairs).sort((a, b) => headroom(a) - headroom(b))
      : [],
    outside: tokens ? outsideGamut(draft, compiled) : [],
  };
}

/** Whether a pair has enough contrast. */
export const passes = ({ ratio, pair }: MeasuredPair): boolean => ratio >= pair.least;

/** The pairs of a report below their bound. */
export const lowContrastIn = ({ pairs }: Report): readonly MeasuredPair[] =>
  pairs.filter((pair) => !passes(pair));

/** How much has to be fixed before `brand check` passes: it only notes colours outside sRGB. */
export const countFindings = (report: Report): number =>
  report.problems.length + lowContrastIn(report).length;
