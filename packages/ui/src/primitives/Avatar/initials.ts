/** Returns the first letters of the first and the last word, in upper case; '' without letters. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** Avatar colours: all tones except the error colour. */
export const AVATAR_TONES = ['accent', 'info', 'success', 'warning', 'violet'] as const;

/** Returns the colour for a name. Names are distributed evenly over the colours. */
export function toneOf(name: string): (typeof AVATAR_TONES)[number] {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return AVATAR_TONES[hash % AVATAR_TONES.length] ?? 'accent';
}
