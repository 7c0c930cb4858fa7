import { hasBit, type Reach, type ReachIndex, type Width, widths } from '@platform/visual-review';
import { InputError } from '@platform/command-line';
import type { StoryUsage } from './collect.ts';
import type { TokenProbe } from './probes.ts';

export { hasBit, type ReachIndex };

/** Packs bits into hex digits: `[true, false, false, false, true]` becomes '88'. */
export function packBits(bits: readonly boolean[]): string {
  let text = '';
  for (let at = 0; at < bits.length; at += 4) {
    const nibble = [0, 1, 2, 3].reduce((sum, bit) => sum + (bits[at + bit] ? 8 >> bit : 0), 0);
    text += nibble.toString(16);
  }
  return text;
}

/** Builds the index of the collected stories, sorted to keep diffs small. */
export function indexOf(
  collected: readonly StoryUsage[],
  probes: readonly TokenProbe[],
): ReachIndex {
  const sorted = collected.toSorted((a, b) => (a.story.id < b.story.id ? -1 : 1));
  const [phone, desk] = widths;
  const tokens = probes.map(({ path, variable }): [string, Reach] => {
    const bits = (has: (story: StoryUsage) => readonly string[]) =>
      packBits(sorted.map((story) => has(story).includes(variable)));
    const shown = {
      [phone]: bits(({ reached }) => reached[phone].shown),
      [desk]: bits(({ reached }) => reached[desk].shown),
    } as Record<Width, string>;
    const named = bits(({ reached }) => [...reached[phone].named, ...reached[desk].named]);
    return [path, { named, shown }];
  });
  return {
    stories: sorted.map(({ story }) => story.id),
    ofAllBrands: packBits(sorted.map(({ reached }) => reached[desk].isOfAllBrands)),
    tokens: Object.fromEntries(tokens),
  };
}

/**
 * Merges two indexes. If a story is in both, its entry in `newer` counts.
 *
 * @param existing ids of the stories that exist; all others are dropped
 */
export function mergeIndex(
  old: ReachIndex,
  newer: ReachIndex,
  existing: readonly string[],
): ReachIndex {
  const stories = [...new Set([...old.stories, ...newer.stories])]
    .filter((story) => existing.includes(story))
    .sort();
  const take = (read: (index: ReachIndex) => string | undefined) =>
    packBits(
      stories.map((story) => {
        const source = newer.stories.includes(story) ? newer : old;
        return hasBit(read(source) ?? '', source.stories.indexOf(story));
      }),
    );
  const [phone, desk] = widths;
  const tokens = Object.keys(newer.tokens).map((path): [string, Reach] => [
    path,
    {
      named: take(({ tokens: all }) => all[path]?.named),
      shown: {
        [phone]: take(({ tokens: all }) => all[path]?.shown[phone]),
        [desk]: take(({ tokens: all }) => all[path]?.shown[desk]),
      } as Record<Width, string>,
    },
  ]);
  const ofAllBrands = take((index) => index.ofAllBrands);
  return { stories, ofAllBrands, tokens: Object.fromEntries(tokens) };
}

function reachOf({ tokens }: ReachIndex, path: string): Reach {
  const reach = tokens[path];
  if (reach) return reach;
  const group = path.split('.')[0] ?? '';
  const near = Object.keys(tokens).filter((name) => name.startsWith(group));
  throw new InputError(
    `'${path}' is not a token of the contract.${near.length > 0 ? ` Known there: ${near.join(', ')}.` : ''}`,
  );
}

/** Lists the stories whose picture at a width changes with a token. */
export function storiesShowing(index: ReachIndex, path: string, width: Width): string[] {
  const bits = reachOf(index, path).shown[width];
  return index.stories.filter((_, at) => hasBit(bits, at));
}

/** Lists the stories with an element that matches a CSS rule with the token. */
export function storiesNaming(index: ReachIndex, path: string): string[] {
  const { named } = reachOf(index, path);
  return index.stories.filter((_, at) => hasBit(named, at));
}
