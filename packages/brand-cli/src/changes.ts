import {
  applyFixes,
  compileTokens,
  TOKEN_FILES,
  type BrandFolder,
  type Fix,
  type Foundation,
  type Problem,
} from '@platform/tokens';
import { shownValue } from '@platform/tokens/browser';

/** Change that a fix makes to a token or a file. */
export interface Change {
  file: string;
  /** Path of the token; '' for the whole file. */
  place: string;
  /** Old value, as it is shown; '' for a file. */
  from: string;
  to: string;
  /** Reasons, the worst first. */
  why: readonly string[];
}

/** Applies the fixes that problems propose. */
export function withFixes(folder: BrandFolder, found: readonly Problem[]): BrandFolder {
  const changed = applyFixes(
    folder.files,
    found.flatMap(({ fix }) => fix ?? []),
  );
  const bytes = [...changed].map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return { ...folder, files: new Map([...folder.files, ...bytes]) };
}

/** Returns the old value of a token, in the scheme of the changed file. */
function valueBefore(
  { layers }: Pick<ReturnType<typeof compileTokens>, 'layers'>,
  { file, path }: Extract<Fix, { kind: 'token' }>,
): unknown {
  return layers[file === TOKEN_FILES.light ? 'light' : 'dark'].get(path)?.value;
}

/** Lists the proposed changes, one for each token or file, with all reasons. */
export function changesOf(
  folder: BrandFolder,
  foundation: Foundation,
  { problems, notes }: { problems: readonly Problem[]; notes: readonly Problem[] },
): readonly Change[] {
  const compiled = compileTokens(folder, foundation);
  // Notes come last, so that a problem is the first reason.
  const byWeight = [...problems.toSorted((a, b) => (a.kept ?? 0) - (b.kept ?? 0)), ...notes];
  const changes = byWeight.flatMap(({ what, fix }): Change[] => {
    if (!fix) return [];
    const { file } = fix;
    if (fix.kind === 'file') return [{ file, place: '', from: '', to: 'rewritten', why: [what] }];
    const before = shownValue(valueBefore(compiled, fix));
    return [{ file, place: fix.path, from: before, to: shownValue(fix.value), why: [what] }];
  });
  return joined([], changes);
}

/** Joins changes with later ones: a value that changes twice goes from the first to the last. */
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
