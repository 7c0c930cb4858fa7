import { vars } from '@platform/ui/theme';

/** A token of the theme. */
export interface Token {
  /** 'color.accent.solid' */
  path: string;
  /** '--platform-color-accent-solid' */
  variable: string;
  /** 'var(--platform-color-accent-solid)' */
  value: string;
}

type Tree = string | { readonly [name: string]: Tree };

function flatten(tree: Tree, path: string): Token[] {
  if (typeof tree !== 'string') {
    return Object.entries(tree).flatMap(([name, branch]) => flatten(branch, `${path}.${name}`));
  }
  return [{ path, value: tree, variable: tree.replace(/^var\(|\)$/g, '') }];
}

/** The tokens of a group, in the order of the contract: `tokensOf('space')`. */
export const tokensOf = (group: keyof typeof vars): Token[] => flatten(vars[group], group);

/** The value of the token at a path under `color`. */
export const colorAt = (path: string): string =>
  tokensOf('color').find((token) => token.path === `color.${path}`)?.value ?? '';

/** What a token of type sets, by its group. */
export const TYPE_PROPERTIES: Record<string, string> = {
  family: 'fontFamily',
  size: 'fontSize',
  weight: 'fontWeight',
  lineHeight: 'lineHeight',
  letterSpacing: 'letterSpacing',
};
