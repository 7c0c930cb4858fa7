import { SCHEMES, type Scheme } from './palette.ts';
import { BrandError } from './problem.ts';
import { readTokens, type TokenNode } from './tokenFile.ts';

export interface Foundation {
  /** Tokens for both schemes: scales, and roles that refer to the palette. */
  shared: readonly TokenNode[];
  schemes: Readonly<Record<Scheme, readonly TokenNode[]>>;
  /** Tokens that a brand may set, by path. */
  contract: ReadonlyMap<string, TokenNode>;
  /** Id of the parent brand whose tokens are included, for brands that inherit from it. */
  inherited?: string;
}

const SHARED = ['base/scales.tokens.json', 'semantic.tokens.json'];
const schemeFile = (scheme: Scheme) => `base/${scheme}.tokens.json`;

export const FOUNDATION_FILES: readonly string[] = [...SHARED, ...SCHEMES.map(schemeFile)];

export function buildFoundation(tokensDir: string, textOf: (name: string) => string): Foundation {
  const read = (name: string) => {
    const { tokens, problems } = readTokens(`${tokensDir}/${name}`, textOf(name));
    if (problems.length > 0) throw new BrandError(problems);
    return tokens;
  };
  const shared = SHARED.flatMap(read);
  const [dark = [], light = []] = SCHEMES.map((scheme) => read(schemeFile(scheme)));
  const contract = new Map([...shared, ...dark].map((token) => [token.path, token]));
  return { shared, schemes: { dark, light }, contract };
}
