/** The first letters of a name's first and last word, upper case; '' where it has none. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** The colours an avatar can have; none of them says that something is wrong. */
export const AVATAR_TONES = ['accent', 'info', 'success', 'warning', 'violet'] as const;

/** The colour of a name: always the same, and spread evenly over different names. */
export function toneOf(name: string): (typeof AVATAR_TONES)[number] {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return AVATAR_TONES[hash % AVATAR_TONES.length] ?? 'accent';
}
