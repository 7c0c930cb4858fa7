import { vars } from '@platform/ui/theme';

export interface Token {
  /** Path, such as 'color.accent.solid'. */
  path: string;
  /** CSS variable, such as '--platform-color-accent-solid'. */
  variable: string;
  /** CSS reference, such as 'var(--platform-color-accent-solid)'. */
  value: string;
}

type Tree = string | { readonly [name: string]: Tree };

function flatten(tree: Tree, path: string): Token[] {
  if (typeof tree !== 'string') {
    return Object.entries(tree).flatMap(([name, branch]) => flatten(branch, `${path}.${name}`));
  }
  return [{ path, value: tree, variable: tree.replace(/^var\(|\)$/g, '') }];
}

/** Returns the tokens of a group, such as `space`, in contract order. */
export const tokensOf = (group: keyof typeof vars): Token[] => flatten(vars[group], group);

/** Returns the CSS reference to a colour, given its path below `color`. */
export const colorAt = (path: string): string =>
  tokensOf('color').find((token) => token.path === `color.${path}`)?.value ?? '';

/** CSS property of each group of typography tokens. */
export const TYPE_PROPERTIES: Record<string, string> = {
  family: 'fontFamily',
  size: 'fontSize',
  weight: 'fontWeight',
  lineHeight: 'lineHeight',
  letterSpacing: 'letterSpacing',
  case: 'textTransform',
};
