/** Returns the edit distance of two words: added, removed, replaced or swapped letters. */
function distanceOf(one: string, other: string): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + Number(one[row - 1] !== other[at - 1]);
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swapped = isSwapped ? (before[at - 2] ?? Infinity) + 1 : Infinity;
      line.push(Math.min(replaced, swapped, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    [before, above] = [above, line];
  }
  return above.at(-1) ?? 0;
}

/** Maximum compared length of a word, in characters. */
const LONGEST = 100;

/** Returns the known words with their edit distance to a word, nearest first. */
function ranked(word: string, known: readonly string[]) {
  const asked = word.slice(0, LONGEST).toLowerCase();
  return known
    .map((one) => ({ one, distance: distanceOf(asked, one.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
}

export const byNearness = (word: string, known: readonly string[]): readonly string[] =>
  ranked(word, known).map(({ one }) => one);

/** Returns the known word that the author probably meant; undefined if none is similar. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  // Allows one error per four letters, because short words are similar to many others.
  const most = Math.min(3, Math.max(1, Math.floor(word.length / 4)));
  // Compares lengths first, which excludes most words: a file may contain thousands.
  const similar = known.filter((one) => Math.abs(one.length - word.length) <= most);
  const [first] = ranked(word, similar);
  return first && first.distance <= most ? first.one : undefined;
}
