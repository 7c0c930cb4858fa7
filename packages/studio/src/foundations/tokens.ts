import { vars } from '@platform/ui/theme';

export interface Token {
  /** Path: 'color.accent.solid'. */
  path: string;
  /** CSS variable: '--platform-color-accent-solid'. */
  variable: string;
  /** Reference: 'var(--platform-color-accent-solid)'. */
  value: string;
}

type Tree = string | { readonly [name: string]: Tree };

function flatten(tree: Tree, path: string): Token[] {
  if (typeof tree !== 'string') {
    return Object.entries(tree).flatMap(([name, branch]) => flatten(branch, `${path}.${name}`));
  }
  return [{ path, value: tree, variable: tree.replace(/^var\(|\)$/g, '') }];
}

/** Returns the tokens of a group in the order of the contract: `tokensOf('space')`. */
export const tokensOf = (group: keyof typeof vars): Token[] => flatten(vars[group], group);

/** Returns the reference to a token below `color`. */
export const colorAt = (path: string): string =>
  tokensOf('color').find((token) => token.path === `color.${path}`)?.value ?? '';

/** CSS property of a type token, by group. */
export const TYPE_PROPERTIES: Record<string, string> = {
  family: 'fontFamily',
  size: 'fontSize',
  weight: 'fontWeight',
  lineHeight: 'lineHeight',
  letterSpacing: 'letterSpacing',
};
