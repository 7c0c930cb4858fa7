import { variableName } from '@platform/tokens';

/** Matches tokens in a source: paths after `vars`, and CSS variables. A computed path ends at its group. */
const NAMES = /--platform-[a-z0-9-]+|(?<!\bconst )\bvars\b(?!:)((?:\.[A-Za-z_]\w*)*)/g;
const IMPORTED = /^(import|export)\s+(type\s+)?\{[^}]*\}/gm;

/**
 * Lists the token names in a source: `layer.popover` for `vars.layer.popover`, `color` for
 * `vars.color[tone].text`, `--platform-space-m` for itself. `''` stands for any token.
 */
export function tokenNamesIn(source: string): string[] {
  const found = source.replaceAll(IMPORTED, '').matchAll(NAMES);
  return [...new Set([...found].map(([name, path]) => path?.slice(1) ?? name))].sort();
}

/** Returns the tokens that a name stands for: one token, or all tokens of a group. */
export const tokensOfName = (name: string, paths: readonly string[]): string[] =>
  paths.filter(
    (path) =>
      name === '' || path === name || path.startsWith(`${name}.`) || variableName(path) === name,
  );
