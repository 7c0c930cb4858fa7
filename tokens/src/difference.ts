import { measurePairs, pairInState, type MeasuredPair } from './certificate.ts';
import { compileTokens } from './compileTokens.ts';
import type { ContrastPair } from './contrast.ts';
import { FACTS_FILE, isFontFile, TOKEN_FILES, type BrandFolder } from './folder.ts';
import type { Foundation } from './foundation.ts';
import { SCHEMES } from './palette.ts';
import { shownValue } from './shownValue.ts';

export interface Difference {
  /** Changed values of JSON files, and other changed files. */
  files: readonly string[];
  tokens: readonly string[];
  /** Changed contrasts: values below the minimum first, then the largest decrease first. */
  contrast: readonly string[];
}

interface ComparisonContext {
  foundation: Foundation;
  pairs: readonly ContrastPair[];
}

const isTokenFile = (name: string) => Object.values(TOKEN_FILES).some((file) => file === name);
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** Collects the leaf values of a JSON document by path, such as `hosts.0`. */
function leavesOf(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) {
    into.set(path, JSON.stringify(value));
    return;
  }
  for (const [key, below] of Object.entries(value)) {
    leavesOf(below, path === '' ? key : `${path}.${key}`, into);
  }
}

function readLeaves(bytes: Uint8Array | undefined): Map<string, string> | undefined {
  const leaves = new Map<string, string>();
  if (bytes === undefined) return leaves;
  try {
    leavesOf(JSON.parse(decode(bytes)), '', leaves);
    leaves.delete('$schema');
    return leaves;
  } catch {
    return undefined;
  }
}

const arrow = (from: string | undefined, to: string | undefined): string => {
  if (from === undefined) return `${to}, new`;
  return to === undefined ? `${from}, gone` : `${from} → ${to}`;
};

const same = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : one.length === other.length && one.every((byte, index) => byte === other[index]);

function fileLines(name: string, before: BrandFolder, after: BrandFolder): string[] {
  const [from, to] = [before.files.get(name), after.files.get(name)];
  if (same(from, to) || isTokenFile(name)) return [];
  const [was, is] = [readLeaves(from), readLeaves(to)];
  if (!name.endsWith('.json') || !was || !is) {
    const another = isFontFile(name) ? 'another font' : 'another picture';
    return [`${name}: ${from === undefined ? 'new' : to === undefined ? 'gone' : another}`];
  }
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((place) => was.get(place) !== is.get(place))
    .map((place) => `${name}: ${place} ${arrow(was.get(place), is.get(place))}`);
}

/** Returns one line per changed token. The same change in both schemes shares a line. */
function tokenLines(
  before: BrandFolder,
  after: BrandFolder,
  { foundation }: ComparisonContext,
): string[] {
  const [was, is] = [compileTokens(before, foundation), compileTokens(after, foundation)];
  const changes = new Map<string, string[]>();
  for (const scheme of SCHEMES) {
    for (const [path, { value }] of is.layers[scheme]) {
      const from = shownValue(was.layers[scheme].get(path)?.value);
      const to = shownValue(value);
      if (from === to) continue;
      const line = `${path} ${from} → ${to}`;
      changes.set(line, [...(changes.get(line) ?? []), scheme]);
    }
  }
  return [...changes].map(([line, schemes]) =>
    schemes.length === SCHEMES.length ? line : `${line}, ${schemes.join()}`,
  );
}

const measured = (
  folder: BrandFolder,
  { foundation, pairs }: ComparisonContext,
): readonly MeasuredPair[] => {
  const { tokens, layers } = compileTokens(folder, foundation);
  return tokens ? measurePairs(tokens, layers, pairs) : [];
};

function contrastLines(
  before: BrandFolder,
  after: BrandFolder,
  context: ComparisonContext,
): string[] {
  // Compares by index: both lists have the same pairs in the same order, and two states can share a
  // name.
  const was = measured(before, context);
  const lines = measured(after, context)
    .map((pair, index) => ({ ...pair, from: was[index]?.ratio ?? pair.ratio }))
    .filter(({ from, ratio }) => from.toFixed(2) !== ratio.toFixed(2))
    .sort((one, other) => {
      const isLow = ({ ratio, pair }: MeasuredPair) => Number(ratio < pair.least);
      return isLow(other) - isLow(one) || one.ratio / one.from - other.ratio / other.from;
    })
    .map(({ scheme, pair, from, ratio }) => {
      const low = ratio < pair.least ? `, too little: ${pair.least}:1 is needed` : '';
      return `${pairInState(pair)} ${from.toFixed(2)}:1 → ${ratio.toFixed(2)}:1, ${scheme}${low}`;
    });
  return [...new Set(lines)];
}

/** Compares two states of a brand. An unreadable file is compared as a whole. */
export function differenceOf(
  before: BrandFolder,
  after: BrandFolder,
  context: ComparisonContext,
): Difference {
  const names = [...new Set([...before.files.keys(), ...after.files.keys()])].sort(
    (one, other) =>
      Number(other === FACTS_FILE) - Number(one === FACTS_FILE) || (one < other ? -1 : 1),
  );
  return {
    files: names.flatMap((name) => fileLines(name, before, after)),
    tokens: tokenLines(before, after, context),
    contrast: contrastLines(before, after, context),
  };
}
