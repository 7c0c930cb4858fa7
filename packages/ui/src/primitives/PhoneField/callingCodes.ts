import { callingCodes } from '@platform/rules/fields';
import { latinDigits } from '../../internal/latinDigits';

const CODES = callingCodes();

/** The calling code of a country, without the plus: '91' for 'IN'. */
export function callingCodeOf(country: string): string {
  const code = CODES.get(country);
  if (code === undefined) {
    throw new Error(
      `No calling code is known for the country '${country}': give its ISO 3166 code in upper case, such as 'IN', or add it to callingCodes.ts of @platform/rules.`,
    );
  }
  return code;
}

/** A country to choose from. */
export interface Country {
  /** ISO 3166, two letters. */
  id: string;
  name: string;
  callingCode: string;
}

/** All countries by name in the given language, India first: most members live there. */
export function countriesIn(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const rank = (id: string) => (id === 'IN' ? 0 : 1);
  return [...CODES]
    .map(([id, callingCode]) => ({ id, callingCode, name: names.of(id) ?? id }))
    .sort((a, b) => rank(a.id) - rank(b.id) || a.name.localeCompare(b.name, locale));
}

/** A phone number as it is typed: the country, and the rest. */
export interface PhoneNumber {
  /** ISO 3166, two letters. */
  country: string;
  /** As typed, with whatever spaces. */
  number: string;
}

/** Where a leading zero belongs to the number; elsewhere it is only dialled inside the country. */
const KEEPS_ZERO: ReadonlySet<string> = new Set(['CG', 'CI', 'IT', 'SM']);

/** The number as the world dials it: '+919876543210', '' while nothing is typed. */
export function toInternational({ country, number }: PhoneNumber): string {
  // 00 is dialled for the plus in most countries.
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
