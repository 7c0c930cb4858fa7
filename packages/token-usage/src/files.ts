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

/** Reads a JSON file. Throws an `InputError` if the file is missing. */
function read(file: string): unknown {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new InputError(`${file} is missing. Make it with 'npm run tokens:pairs'.`);
}

async function write(file: string, value: unknown): Promise<void> {
  writeFileSync(file, await formatted(file, JSON.stringify(value)));
}

export const readCollectedPairs = () => read(pairsFile) as ContrastPair[];
export const writePairs = (pairs: readonly ContrastPair[]) => write(pairsFile, pairs);

export const readIndex = () => read(reachFile) as ReachIndex;
export const writeIndex = (index: ReachIndex) => write(reachFile, index);

/** Reads the contract's tokens, with the default brand's values. */
export async function readTokens(): Promise<ResolvedTokens> {
  const brands = await loadBrands(tokensDir, { contrast: false });
  const brand = brands.find(({ id }) => id === DEFAULT_BRAND_ID);
  if (!brand) throw new Error('There is no default brand.');
  const all = Object.entries(brand.tokens.dark);
  return Object.fromEntries(all.filter(([path]) => !path.startsWith('palette.')));
}
