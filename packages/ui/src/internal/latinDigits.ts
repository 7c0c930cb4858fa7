/** Zeros in Arabic, Persian, Devanagari and full width. The other nine digits follow. */
const ZEROS = ['٠', '۰', '०', '０'].map((zero) => zero.charCodeAt(0));

/** Full-width signs on Japanese and Chinese keyboards, each with its replacement. */
const SIGNS: Readonly<Record<string, string>> = {
  '＋': '+',
  '－': '-',
  '．': '.',
  '。': '.',
  '，': ',',
  '、': ',',
};

/**
 * Converts the digits in text to 0 to 9, and full-width signs to their ASCII equivalents. The
 * length does not change.
 *
 * @example latinDigits('٢٣/११') // '23/11'
 */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९０-９＋－．。，、]/g, (character) => {
    const code = character.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code - first < 10);
    return zero === undefined ? (SIGNS[character] ?? character) : `${code - zero}`;
  });

/**
 * Converts a typed number to the digits 0 to 9 and a decimal point.
 *
 * @example plainDecimal('١٢٫٥') // '12.5'
 */
export const plainDecimal = (text: string): string => latinDigits(text).replace(/[,٫]/, '.');
