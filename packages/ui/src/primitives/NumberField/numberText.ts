import { latinDigits } from '../../internal/latinDigits';

/** How a language writes numbers with at most so many decimals, and reads them. */
export interface NumberText {
  /** @example format(1234.5) // '1,234.5' */
  format: (value: number) => string;
  /** The number that a text stands for; `undefined` for none. */
  parse: (text: string) => number | undefined;
  /** Whether a text is a number, or the beginning of one, such as '-' or '1,'. */
  isTyped: (text: string) => boolean;
}

/** Spaces between thousands, and the marks of direction that Arabic writes around a minus. */
const IGNORED = /[\s\u00a0\u202f\u200e\u200f\u061c'’]/g;
const PLAIN = /^-?\d*(\.\d*)?$/;

/** Groups of thousands, also of India's 1,00,000. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/** A number of a language as `PLAIN` describes it. */
function plainText(text: string, group: string, decimal: string): string {
  const marked = latinDigits(text)
    .replaceAll(IGNORED, '')
    .replaceAll(/[−–]/g, '-')
    // In private letters first: the two marks are each other's in some languages.
    .replaceAll(group || 'G', 'G')
    .replaceAll(decimal, 'D')
    .replaceAll('G', ',')
    .replaceAll('D', '.');
  if (GROUPED.test(marked)) return marked.replaceAll(',', '');
  // Many keyboards have only one of the two marks: what cannot be thousands are decimals.
  return marked.includes('.') ? marked : marked.replace(',', '.');
}

/** Numbers in a language, with at most `decimals` decimals. */
export function numberText(language: string, decimals: number): NumberText {
  const formatter = new Intl.NumberFormat(language, { maximumFractionDigits: decimals });
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(1_234_567.5);
  const mark = (type: 'group' | 'decimal') =>
    parts.find((part) => part.type === type)?.value.replaceAll(IGNORED, '') ?? '';
  const [group, decimal] = [mark('group'), mark('decimal')];
  return {
    format: (value) => formatter.format(value),
    parse: (text) => {
      const plain = plainText(text, group, decimal);
      return PLAIN.test(plain) && /\d/.test(plain) ? Number(plain) : undefined;
    },
    isTyped: (text) => /^-?[\d.,]*$/.test(plainText(text, group, decimal)),
  };
}

/** How many decimals a number has. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = `${value}`.split('e');
  const fraction = digits.split('.')[1] ?? '';
  return Math.max(0, fraction.length - Number(exponent));
}

/** A number without the traces of binary fractions: 0.1 + 0.2 is 0.3. */
export const rounded = (value: number, decimals: number): number =>
  Number(value.toFixed(Math.min(decimals, 20)));

/**
 * So many steps from a value. The steps are counted from `base`; a value between two goes to the next
 * one first.
 *
 * @example stepped(7, 1, 5, 0) // 10
 */
export function stepped(value: number, by: number, step: number, base: number): number {
  const place = rounded((value - base) / step, 9);
  const start = by > 0 ? Math.floor(place) : Math.ceil(place);
  return rounded(base + (start + by) * step, Math.max(decimalsOf(step), decimalsOf(base)));
}
