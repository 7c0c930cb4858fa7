import type { Difference } from '@platform/tokens/browser';

const MOST_CONTRASTS = 12;

/** Describes a difference as text; `all` lists every contrast. */
export function shownDifference({ files, tokens, contrast }: Difference, all: boolean): string {
  if (files.length + tokens.length === 0) return 'There are no differences.';
  const listed = all ? contrast : contrast.slice(0, MOST_CONTRASTS);
  const left = contrast.length - listed.length;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
  return [
    ...section('Files', files),
    ...section('Tokens', tokens),
    ...section('Contrast', [
      ...listed,
      ...(left > 0 ? [`... and ${left} more: --all lists them.`] : []),
    ]),
  ].join('\n');
}
