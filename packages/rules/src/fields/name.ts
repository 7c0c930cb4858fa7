import type { Problem } from './problem';

/** Minimum length of a member's name, in graphemes. */
export const SHORTEST_NAME = 2;
/** Maximum length of a member's name, in graphemes. */
export const LONGEST_NAME = 40;

/** Maximum length in UTF-16 code units, because a grapheme can have any number of marks. */
const LONGEST_TEXT = 200;

const SHAPE = /^[\p{L}\p{M} '’.-]+$/u;
/** Invisible letters and marks, such as Hangul fillers. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const countGraphemes = (text: string): number =>
  Array.from(new Intl.Segmenter('en').segment(text)).length;

/**
 * Returns the problem with a new member's name, if any. A name has 2 to 40 graphemes: letters and
 * their marks, spaces, apostrophes, hyphens and full stops. Existing names stay valid.
 *
 * @param name trimmed name
 * @returns `noName`, `invalidName` or undefined
 */
export function nameProblem(name: string): Problem | undefined {
  if (name === '') return { code: 'noName' };
  const isPlain = SHAPE.test(name) && /\p{L}/u.test(name) && !INVISIBLE.test(name);
  if (isPlain && name.length <= LONGEST_TEXT) {
    const graphemes = countGraphemes(name);
    if (graphemes >= SHORTEST_NAME && graphemes <= LONGEST_NAME) return undefined;
  }
  return { code: 'invalidName', params: { shortest: SHORTEST_NAME, longest: LONGEST_NAME } };
}
