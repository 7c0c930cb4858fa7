/** Zeros in Arabic, Persian and Devanagari. The other nine digits have the next code points. */
const ZEROS = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

/**
 * Converts the digits of a text to 0 to 9.
 *
 * @example latinDigits('٢٣/११') // '23/11'
 */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return `${code - (ZEROS.find((zero) => code - zero < 10 && code >= zero) ?? code)}`;
  });

/**
 * Converts a typed number to the digits 0 to 9 and a decimal point.
 *
 * @example plainDecimal('١٢٫٥') // '12.5'
 */
export const plainDecimal = (text: string): string => latinDigits(text).replace(/[,٫]/, '.');
