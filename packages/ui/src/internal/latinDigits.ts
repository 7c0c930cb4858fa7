/** The zeros of the other digits that are typed: Arabic, Persian, Devanagari. Nine digits follow each. */
const ZEROS = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

/**
 * A text with its digits as 0 to 9.
 *
 * @example latinDigits('٢٣/११') // '23/11'
 */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return `${code - (ZEROS.find((zero) => code - zero < 10 && code >= zero) ?? code)}`;
  });

/**
 * A typed number with its digits as 0 to 9 and a decimal point. Many keyboards have a comma in its
 * place, Arabic ones a mark of their own.
 *
 * @example plainDecimal('١٢٫٥') // '12.5'
 */
export const plainDecimal = (text: string): string => latinDigits(text).replace(/[,٫]/, '.');
