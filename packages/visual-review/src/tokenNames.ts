import { variableName } from '@platform/tokens';

/** Names of tokens in a source: a path, the group that one is chosen from, or a CSS variable. */
const NAMES = /--platform-[a-z0-9-]+|(?<!\bconst )\bvars\b(?!:)((?:\.[A-Za-z_]\w*)*)/g;
const IMPORTED = /^(import|export)\s+(type\s+)?\{[^}]*\}/gm;

/**
 * Reads which tokens a source names: `layer.popover` for `vars.layer.popover`, `color` for
 * `vars.color[tone].text`, `--platform-space-m`; `''` stands for any token.
 */
export function tokenNamesIn(source: string): string[] {
  const found = source.replaceAll(IMPORTED, '').matchAll(NAMES);
  return [...new Set([...found].map(([name, path]) => path?.slice(1) ?? name))].sort();
}

/** The tokens that a name stands for: itself, or those of its group. */
export const tokensOfName = (name: string, paths: readonly string[]): string[] =>
  paths.filter(
    (path) =>
      name === '' || path === name || path.startsWith(`${name}.`) || variableName(path) === name,
  );
