import { parseObject, toJson } from './json.ts';
import type { Fix } from './problem.ts';

interface Group {
  [key: string]: unknown;
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sets the value of a token in a tree, and keeps its description. */
function withToken(group: Group, [key = '', ...rest]: readonly string[], value: unknown): Group {
  const below = isGroup(group[key]) ? group[key] : {};
  const next = rest.length > 0 ? withToken(below, rest, value) : { ...below, $value: value };
  return { ...group, [key]: next };
}

export function withoutToken(group: Group, [key = '', ...rest]: readonly string[]): Group {
  const { [key]: below, ...others } = group;
  if (rest.length === 0 || !isGroup(below)) return others;
  const left = withoutToken(below, rest);
  const isEmpty = Object.keys(left).every((name) => name.startsWith('$'));
  return isEmpty ? others : { ...group, [key]: left };
}

/**
 * Parses a token file; `undefined` for invalid JSON or duplicate keys, because rewriting such a
 * file would lose data.
 */
function tokensIn(file: string, text: string): Group | undefined {
  if (text === '') return {};
  const { root, problems } = parseObject(file, text);
  return root && problems.length === 0 ? (toJson(root) as Group) : undefined;
}

/**
 * Applies fixes to a brand's files, and returns the changed files. Skips token files with invalid
 * JSON or duplicate keys.
 */
export function applyFixes(
  files: ReadonlyMap<string, Uint8Array>,
  fixes: readonly Fix[],
): Map<string, string> {
  const changed = new Map<string, string>();
  for (const fix of fixes) {
    if (fix.kind === 'file') {
      changed.set(fix.file, fix.text);
      continue;
    }
    const text = changed.get(fix.file) ?? new TextDecoder().decode(files.get(fix.file));
    const tokens = tokensIn(fix.file, text);
    if (!tokens) continue;
    const next = withToken(tokens, fix.path.split('.'), fix.value);
    changed.set(fix.file, JSON.stringify(next, undefined, 2));
  }
  return changed;
}
