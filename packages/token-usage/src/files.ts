import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  loadBrands,
  DEFAULT_BRAND_ID,
  type ContrastPair,
  type ResolvedTokens,
} from '@platform/tokens';
import { formatted, InputError } from '@platform/command-line';
import type { ReachIndex } from './reachIndex.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
export const tokensDir = join(root, 'tokens');
const pairsFile = join(tokensDir, 'contrast-pairs.json');
const reachFile = join(tokensDir, 'reach.json');

async function write(file: string, value: unknown): Promise<void> {
  writeFileSync(file, await formatted(file, JSON.stringify(value)));
}

/** Reads the pairs of the last collection; empty if the file is missing. */
export const readCollectedPairs = (): ContrastPair[] =>
  existsSync(pairsFile) ? (JSON.parse(readFileSync(pairsFile, 'utf8')) as ContrastPair[]) : [];

export const writePairs = (pairs: readonly ContrastPair[]): Promise<void> =>
  write(pairsFile, pairs);

/** Reads the index of the last collection. Throws an `InputError` if the file is missing. */
export function readIndex(): ReachIndex {
  if (!existsSync(reachFile)) {
    throw new InputError(`${reachFile} is missing. Make it with 'npm run tokens:pairs'.`);
  }
  return JSON.parse(readFileSync(reachFile, 'utf8')) as ReachIndex;
}

export const writeIndex = (index: ReachIndex): Promise<void> => write(reachFile, index);

/** Reads the tokens of the contract, with the values of the default brand. */
export async function readTokens(): Promise<ResolvedTokens> {
  const brands = await loadBrands(tokensDir, { contrast: false });
  const brand = brands.find(({ id }) => id === DEFAULT_BRAND_ID);
  if (!brand) throw new Error('There is no default brand.');
  const all = Object.entries(brand.tokens.dark);
  return Object.fromEntries(all.filter(([path]) => !path.startsWith('palette.')));
}
