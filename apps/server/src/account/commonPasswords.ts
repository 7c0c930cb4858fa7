import { dictionary } from '@zxcvbn-ts/language-common';

const OWN_WORDS = ['aviator', 'bitcoin', 'plinko', 'stablecoin', 'usdt', 'wingo'];

const COMMON: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...OWN_WORDS]);

/** Letters by digit or sign. `1` and `!` stand for an i or an l. */
const LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const spelled = (text: string, one: 'i' | 'l'): string =>
  text.replace(/[013457@$!]/g, (sign) => {
    const letter = LETTERS[sign] ?? sign;
    return letter === 'i' ? one : letter;
  });

const readings = (text: string): string[] => [text, spelled(text, 'i'), spelled(text, 'l')];

/**
 * Returns a password, the password without trailing digits and signs, and the password without
 * leading and trailing digits and signs.
 */
function bases(password: string): string[] {
  const start = password.replace(/[^\p{L}]+$/u, '');
  return [password, start, start.replace(/^[^\p{L}]+/u, '')];
}

/**
 * Returns true for a common password in any letter case, and for a common word with digits, a year
 * or signs before or after it. `P4ssw0rd!` counts as `password`.
 */
export function isCommonPassword(password: string, words: readonly string[] = []): boolean {
  const own = new Set(words.map((word) => word.toLowerCase()));
  return bases(password.toLowerCase())
    .flatMap(readings)
    .some((reading) => COMMON.has(reading) || own.has(reading));
}
