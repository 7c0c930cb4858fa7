import { callingCodes } from '@platform/rules/fields';
import { latinDigits } from '../../internal/latinDigits';

const CODES = callingCodes();

/** Returns the calling code of a country without the plus sign: '91' for 'IN'. */
export function callingCodeOf(country: string): string {
  const code = CODES.get(country);
  if (code === undefined) {
    throw new Error(
      `No calling code is known for the country '${country}': give its ISO 3166 code in upper case, such as 'IN', or add it to callingCodes.ts of @platform/rules.`,
    );
  }
  return code;
}

export interface Country {
  /** ISO 3166 code, two letters. */
  id: string;
  name: string;
  callingCode: string;
}

/**
 * Returns all countries in a language, sorted by name, with India first because most members live
 * there.
 */
export function countriesIn(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const rank = (id: string) => (id === 'IN' ? 0 : 1);
  return [...CODES]
    .map(([id, callingCode]) => ({ id, callingCode, name: names.of(id) ?? id }))
    .sort((a, b) => rank(a.id) - rank(b.id) || a.name.localeCompare(b.name, locale));
}

export interface PhoneNumber {
  /** ISO 3166 code, two letters. */
  country: string;
  /** Number as typed, including any spaces. */
  number: string;
}

/** Countries in which the leading zero is part of the international number. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['CG', 'CI', 'IT', 'SM']);

/** Returns the international number: '+919876543210', or '' for an empty number. */
export function toInternational({ country, number }: PhoneNumber): string {
  // Replaces 00, the usual international prefix, with a plus sign.
  const typed = latinDigits(number)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const digits = typed.replaceAll('+', '');
  if (digits === '') return '';
  // A number with a plus sign already contains a calling code.
  if (typed.startsWith('+')) return `+${digits}`;
  const national = KEEPS_ZERO.has(country) ? digits : digits.replace(/^0+/, '');
  return `+${callingCodeOf(country)}${national}`;
}
