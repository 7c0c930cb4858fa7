import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scheme } from './palette.ts';
import { BrandError } from './problem.ts';
import { SCHEMES } from './resolve.ts';
import { readTokens, type TokenNode } from './tokenFile.ts';

/** What every brand stands on. */
export interface Foundation {
  /** The same in both schemes: scales, and roles that point to the palette. */
  shared: readonly TokenNode[];
  /** The palette of a scheme. */
  schemes: Readonly<Record<Scheme, readonly TokenNode[]>>;
  /** Every token that a brand may change. */
  contract: ReadonlyMap<string, TokenNode>;
}

const SHARED = ['base/scales.tokens.json', 'semantic.tokens.json'];

/** Reads the foundation. Throws `BrandError` when it is broken itself. */
export function readFoundation(tokensDir: string): Foundation {
  const read = (name: string) => {
    const file = join(tokensDir, name);
    const { tokens, problems } = readTokens(file, readFileSync(file, 'utf8'));
    if (problems.length > 0) throw new BrandError(problems);
    return tokens;
  };
  const shared = SHARED.flatMap(read);
  const [dark = [], light = []] = SCHEMES.map((scheme) => read(`base/${scheme}.tokens.json`));
  const contract = new Map([...shared, ...dark].map((token) => [token.path, token]));
  return { shared, schemes: { dark, light }, contract };
}
