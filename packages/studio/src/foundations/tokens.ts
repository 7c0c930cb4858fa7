import { vars } from '@platform/ui/theme';

export interface Token {
  /** Path, such as 'color.accent.solid'. */
  path: string;
  variable: string;
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

export const colorAt = (path: string): string =>
  tokensOf('color').find((token) => token.path === `color.${path}`)?.value ?? '';

export const TYPE_PROPERTIES: Record<string, string> = {
  family: 'fontFamily',
  size: 'fontSize',
  weight: 'fontWeight',
  lineHeight: 'lineHeight',
  letterSpacing: 'letterSpacing',
  case: 'textTransform',
};
