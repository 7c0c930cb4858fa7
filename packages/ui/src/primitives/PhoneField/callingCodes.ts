import { callingCodes } from '@platform/rules/fields';
import { latinDigits } from '../../internal/latinDigits';

const CODES = callingCodes();

/** Returns the calling code of a country without the plus: '91' for 'IN'. */
export function callingCodeOf(country: string): string {
  const code = CODES.get(country);
  if (code === undefined) {
    throw new Error(
      `No calling code is known for the country '${country}': give its ISO 3166 code in upper case, such as 'IN', or add it to callingCodes.ts of @platform/rules.`,
    );
  }
  return code;
}

/** A country in the select. */
export interface Country {
  /** ISO 3166 code, two letters. */
  id: string;
  name: string;
  callingCode: string;
}

/** Returns all countries by name in a language. India is first, because most members live there. */
export function countriesIn(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const rank = (id: string) => (id === 'IN' ? 0 : 1);
  return [...CODES]
    .map(([id, callingCode]) => ({ id, callingCode, name: names.of(id) ?? id }))
    .sort((a, b) => rank(a.id) - rank(b.id) || a.name.localeCompare(b.name, locale));
}

/** A typed phone number with its country. */
export interface PhoneNumber {
  /** ISO 3166 code, two letters. */
  country: string;
  /** Number as typed, with any spaces. */
  number: string;
}

/**
 * Countries in which a leading zero belongs to the number. Elsewhere it is only dialled inside the
 * country.
 */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['CG', 'CI', 'IT', 'SM']);

/** Returns the international number: '+919876543210', or '' while nothing is typed. */
export function toInternational({ country, number }: PhoneNumber): string {
  // Most countries dial 00 for the plus.
  const typed = latinDigits(number)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');
  const digits = typed.replaceAll('+', '');
  if (digits === '') return '';
  // A number with a plus has a country code already.
  if (typed.startsWith('+')) return `+${digits}`;
  const national = KEEPS_ZERO.has(country) ? digits : digits.replace(/^0+/, '');
  return `+${callingCodeOf(country)}${national}`;
}
