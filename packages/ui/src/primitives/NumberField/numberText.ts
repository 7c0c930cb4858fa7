import { latinDigits } from '../../internal/latinDigits';
import { decimalsOf, rounded } from './decimals';

export interface NumberText {
  /**
   * Formats a number.
   * @example format(1234.5) // '1,234.5'
   */
  format: (value: number) => string;
  /**
   * Returns the same digits for a form, without grouping or exponent.
   *
   * @example plain(1234.5) // '1234.5'
   */
  plain: (value: number) => string;
  /** Largest number at which the type `number` represents every decimal. */
  largest: number;
  /** Returns the number in the text, or `undefined` if there is none. */
  parse: (text: string) => number | undefined;
  /**
   * Returns true if the text is a number or the start of one, such as '-' or '1,'. Rejects numbers
   * beyond the precision of `number`.
   */
  isTyped: (text: string) => boolean;
}

/** Spaces between thousands, and direction marks around an Arabic minus. */
const IGNORED = /[\s\u00a0\u202f\u200e\u200f\u061c'’]/g;
const PLAIN = /^-?\d*(\.\d*)?$/;

/** Grouped thousands, including the Indian format 1,00,000. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/** Converts a number from a language's format to the `PLAIN` format. */
function plainText(text: string, group: string, decimal: string): string {
  const marked = latinDigits(text)
    .replaceAll(IGNORED, '')
    .replaceAll(/[−–]/g, '-')
    // Replaces both marks with letters first, because languages swap comma and point.
    .replaceAll(group || 'G', 'G')
    .replaceAll(decimal, 'D')
    .replaceAll('G', ',')
    .replaceAll('D', '.');
  if (GROUPED.test(marked)) return marked.replaceAll(',', '');
  // Treats a mark that cannot group thousands as the decimal mark, because many keyboards have only
  // one mark.
  return marked.includes('.') ? marked : marked.replace(',', '.');
}

export function numberText(language: string, decimals: number): NumberText {
  const digits = { maximumFractionDigits: decimals };
  const formatter = new Intl.NumberFormat(language, digits);
  const plainFormatter = new Intl.NumberFormat('en', { ...digits, useGrouping: false });
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(1_234_567.5);
  const mark = (type: 'group' | 'decimal') =>
    parts.find((part) => part.type === type)?.value.replaceAll(IGNORED, '') ?? '';
  const [group, decimal] = [mark('group'), mark('decimal')];
  // Every 15-digit fraction is exact, but not every 16-digit fraction.
  const mostUnits = decimals === 0 ? Number.MAX_SAFE_INTEGER : 999_999_999_999_999;
  const isExact = (plain: string) => {
    const [whole = '', fraction = ''] = plain.replace('-', '').split('.');
    const units = whole + fraction.slice(0, decimals).padEnd(decimals, '0');
    return BigInt(units || 0) <= mostUnits;
  };
  return {
    format: (value) => formatter.format(value),
    plain: (value) => plainFormatter.format(value),
    largest: mostUnits / 10 ** decimals,
    parse: (text) => {
      const plain = plainText(text, group, decimal);
      return PLAIN.test(plain) && /\d/.test(plain) ? Number(plain) : undefined;
    },
    isTyped: (text) => {
      const plain = plainText(text, group, decimal);
      return /^-?[\d.,]*$/.test(plain) && (!PLAIN.test(plain) || isExact(plain));
    },
  };
}

/**
 * Moves a value by a number of steps, counted from `base`. A value between two steps first moves to
 * the next step.
 *
 * @example stepped(7, 1, 5, 0) // 10
 */
export function stepped(value: number, by: number, step: number, base: number): number {
  const place = rounded((value - base) / step, 9);
  const start = by > 0 ? Math.floor(place) : Math.ceil(place);
  return rounded(base + (start + by) * step, Math.max(decimalsOf(step), decimalsOf(base)));
}
