import {
  applyFixes,
  compileTokens,
  TOKEN_FILES,
  type BrandFolder,
  type Foundation,
  type Problem,
} from '@platform/tokens';
import { shownValue } from '@platform/tokens/browser';

export interface Change {
  file: string;
  /** Path of the token; '' if the change concerns the whole file. */
  place: string;
  /** Old value, formatted for display; '' if the change concerns the whole file. */
  from: string;
  to: string;
  /** Problems that the change fixes, worst first. */
  why: readonly string[];
}

export function withFixes(folder: BrandFolder, found: readonly Problem[]): BrandFolder {
  const changed = applyFixes(
    folder.files,
    found.flatMap(({ fix }) => fix ?? []),
  );
  const bytes = [...changed].map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return { ...folder, files: new Map([...folder.files, ...bytes]) };
}

export function changesOf(
  folder: BrandFolder,
  foundation: Foundation,
  { problems, notes }: { problems: readonly Problem[]; notes: readonly Problem[] },
): readonly Change[] {
  const { layers } = compileTokens(folder, foundation);
  // Lists problems before notes as the reasons for a change.
  const byWeight = [...problems.toSorted((a, b) => (a.kept ?? 0) - (b.kept ?? 0)), ...notes];
  const changes = byWeight.flatMap(({ what, fix }): Change[] => {
    if (!fix) return [];
    const { file } = fix;
    if (fix.kind === 'file') return [{ file, place: '', from: '', to: 'rewritten', why: [what] }];
    const scheme = file === TOKEN_FILES.light ? 'light' : 'dark';
    const before = shownValue(layers[scheme].get(fix.path)?.value);
    return [{ file, place: fix.path, from: before, to: shownValue(fix.value), why: [what] }];
  });
  return joined([], changes);
}

/**
 * Joins two lists of changes. A value that changes twice keeps its first `from` and its last `to`.
 */
export function joined(before: readonly Change[], after: readonly Change[]): readonly Change[] {
  const byPlace = new Map<string, Change>();
  for (const change of [...before, ...after]) {
    const key = `${change.file} ${change.place}`;
    const known = byPlace.get(key);
    const why = [...new Set([...(known?.why ?? []), ...change.why])];
    byPlace.set(key, { ...change, from: known?.from ?? change.from, why });
  }
  return [...byPlace.values()];
}
