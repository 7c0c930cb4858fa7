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

/** What a fix changes: a token, or what a file holds. */
export interface Change {
  /** The name of the file that is written. */
  file: string;
  /** The token; '' where the file as a whole is meant. */
  place: string;
  /** What was there, as a person reads it; '' for a file. */
  from: string;
  to: string;
  /** Why, the first reason first. */
  why: readonly string[];
}

/** The folder after the fixes that problems propose. */
export function withFixes(folder: BrandFolder, found: readonly Problem[]): BrandFolder {
  const changed = applyFixes(
    folder.files,
    found.flatMap(({ fix }) => fix ?? []),
  );
  const bytes = [...changed].map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return { ...folder, files: new Map([...folder.files, ...bytes]) };
}

/** What was written for a token before, in the scheme of the file that is changed. */
function valueBefore(
  { layers }: Pick<ReturnType<typeof compileTokens>, 'layers'>,
  { file, path }: Extract<Fix, { kind: 'token' }>,
): unknown {
  return layers[file === TOKEN_FILES.light ? 'light' : 'dark'].get(path)?.value;
}

/** The changes that problems propose, one for each token or file, with all the reasons for it. */
export function changesOf(
  folder: BrandFolder,
  foundation: Foundation,
  { problems, notes }: { problems: readonly Problem[]; notes: readonly Problem[] },
): readonly Change[] {
  const compiled = compileTokens(folder, foundation);
  // What is only noted is no reason where something is wrong too.
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

/** Changes after others: what is changed twice goes from the first value to the last. */
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
