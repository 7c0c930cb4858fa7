import { SCHEMES } from '@platform/tokens';
import { indexedStories, makeOf, type Sources } from '@platform/visual-review';

/**
 * Looks to compare. They depend on different tokens, because only a motion sheet shows durations.
 */
const LOOKS = ['rest', 'motion'] as const;

/** Lists the stories that the visual review must capture again after a change, each with its brands. */
export function touchedStories(before: Sources, after: Sources): Map<string, readonly string[]> {
  const [old, now] = [makeOf(before), makeOf(after)];
  const brands = after.tokens === null ? ['default'] : Object.keys(after.tokens);
  const modes = brands.flatMap((brand) =>
    SCHEMES.flatMap((scheme) => LOOKS.map((look) => ({ brand, scheme, look }))),
  );
  const touched = indexedStories(after).map((story) => {
    const differing = modes.filter((mode) => old(story, mode) !== now(story, mode));
    return [story.id, [...new Set(differing.map(({ brand }) => brand))]] as const;
  });
  return new Map(touched.filter(([, own]) => own.length > 0));
}

/**
 * Splits a range of commits: `main..HEAD` names two; `main` and `main..` end at the working tree.
 */
export function readRange(range: string): { before: string; after: string | undefined } {
  const [before = '', after = ''] = range.split(/\.\.\.?/);
  return { before: before || 'HEAD', after: after || undefined };
}
