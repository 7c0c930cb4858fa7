import { SCHEMES, type Scheme } from './palette.ts';
import { BrandError } from './problem.ts';
import { readTokens, type TokenNode } from './tokenFile.ts';

/** The tokens that every brand builds on. */
export interface Foundation {
  /** The same in both schemes: scales, and roles that point to the palette. */
  shared: readonly TokenNode[];
  /** The palette of a scheme. */
  schemes: Readonly<Record<Scheme, readonly TokenNode[]>>;
  /** Every token that a brand may change. */
  contract: ReadonlyMap<string, TokenNode>;
}

const SHARED = ['base/scales.tokens.json', 'semantic.tokens.json'];
const schemeFile = (scheme: Scheme) => `base/${scheme}.tokens.json`;

/** The files of the foundation, in the tokens' folder. */
export const FOUNDATION_FILES: readonly string[] = [...SHARED, ...SCHEMES.map(schemeFile)];

/**
 * Builds the foundation from its files. Throws `BrandError` when it is broken itself.
 *
 * @param tokensDir the folder of the tokens, for messages
 * @param textOf what the file of a name holds
 */
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
