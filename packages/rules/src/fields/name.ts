import type { Problem } from './problem';

/** Fewest graphemes of a member's name. */
export const SHORTEST_NAME = 2;
/** Most graphemes of a member's name. */
export const LONGEST_NAME = 40;

/** In UTF-16 code units: a grapheme can have any number of marks. */
const LONGEST_TEXT = 200;

const SHAPE = /^[\p{L}\p{M} '’.-]+$/u;
/** Some letters and marks are invisible, such as the fillers of Hangul. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const countGraphemes = (text: string): number =>
  Array.from(new Intl.Segmenter('en').segment(text)).length;

/**
 * Finds what is wrong with the name of a new member. A name has 2 to 40 graphemes: letters and their marks,
 * spaces, apostrophes, hyphens and full stops. Names of members who registered earlier stay as they are.
 *
 * @param name without spaces around it
 * @returns `noName` or `invalidName`; undefined if nothing is wrong
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
