import {
  brandVariables,
  checkFolder,
  readFoundation,
  readPairs,
  type Brand,
} from '@platform/tokens';
import { encoded, sampleBrands } from '@platform/tokens/testing';
import { type PlainView, type PoolOptions, type Story, widths } from '@platform/visual-review';
import type { LowContrastSpot } from './page/main.ts';
import { LEAST } from './pairs.ts';
import { ask } from './survey.ts';
import { visitAll } from './visits.ts';

/** What the browser rounds on the way from a token to a pixel. */
const ROUNDING = 0.01;
const [, DESK] = widths;
/** How many brands are handed to the page at a time. */
const BATCH = 10;

/** Those of so many random brands that the check accepts: the same ones every time. */
export function acceptedBrands(tokensDir: string, count: number): Brand[] {
  const foundation = readFoundation(tokensDir);
  const pairs = readPairs(tokensDir);
  return sampleBrands(foundation, count).flatMap((files) => {
    const folder = { id: 'random', path: '/brands/random', files: encoded(files) };
    return checkFolder(folder, foundation, pairs).brand ?? [];
  });
}

/** A brand's variables as declarations that win over those of the page. */
export const declarationsOf = (brand: Brand): string =>
  [...brandVariables(brand)].map(([name, value]) => `${name}:${value} !important`).join(';');

/** Low contrast in a brand. */
export interface Finding extends LowContrastSpot {
  story: string;
  /** Its place among the brands that were measured. */
  brand: number;
}

export interface Measured {
  /** How many contrasts were measured: spots, in every brand, dark and light. */
  contrasts: number;
  findings: Finding[];
  problems: ReadonlyMap<string, string>;
}

/** Measures every spot of some stories, in every state, under each of the brands, in the browser. */
export async function measureBrands(
  brands: readonly Brand[],
  stories: readonly Story[],
  options: PoolOptions,
): Promise<Measured> {
  const variables = brands.map(declarationsOf);
  const least = Object.fromEntries(
    Object.entries(LEAST).map(([kind, bound]) => [kind, bound - ROUNDING]),
  ) as typeof LEAST;
  const shots = stories.map(({ id }): PlainView => ({ story: id, brand: 'default', width: DESK }));
  const { found: measured, problems } = await visitAll(shots, options, async (page, { story }) => {
    const spots = await ask(page, 'prepare');
    const findings: Finding[] = [];
    for (let at = 0; at < variables.length; at += BATCH) {
      const found = await ask(page, 'lowContrast', variables.slice(at, at + BATCH), least);
      for (const [index, seen] of found.entries()) {
        findings.push(...seen.map((one) => ({ ...one, story, brand: at + index })));
      }
    }
    return { contrasts: spots * brands.length * 2, findings };
  });
  return {
    contrasts: measured.reduce((sum, { contrasts }) => sum + contrasts, 0),
    findings: measured.flatMap(({ findings }) => findings),
    problems,
  };
}
