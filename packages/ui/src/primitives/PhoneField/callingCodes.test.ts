import { expect, test } from 'vitest';
import { callingCodeOf, countriesIn, toInternational } from './callingCodes';

test('lists India first, then the other countries by name', () => {
  const [india, ...others] = countriesIn('en');
  expect(india).toEqual({ id: 'IN', name: 'India', callingCode: '91' });
  const names = others.map(({ name }) => name);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  expect(names).toContain('United States');
});

test('has a country and digits in every entry of the table', () => {
  for (const { id, name, callingCode } of countriesIn('en')) {
    expect(id).toMatch(/^[A-Z]{2}$/);
    expect(name).not.toBe(id);
    expect(callingCode).toMatch(/^[1-9]\d{0,2}$/);
  }
});

test.each([
  ['IN', '98765 43210', '+919876543210'],
  ['IN', '098765-43210', '+919876543210'],
  ['US', '(212) 555 0100', '+12125550100'],
  ['IT', '06 6982', '+39066982'],
  ['IN', '+44 20 7946 0958', '+442079460958'],
  ['GB', '0044 7911 123456', '+447911123456'],
  ['IT', '(00) 39 06 6982', '+39066982'],
  ['IN', '९८७६५ ४३२१०', '+919876543210'],
  ['AE', '٠٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ['IN', ' ', ''],
  ['IN', '00', ''],
])('converts %s and "%s" to %s', (country, number, expected) => {
  expect(toInternational({ country, number })).toBe(expected);
});

test('throws for an unknown country, and suggests a valid value', () => {
  expect(() => callingCodeOf('XX')).toThrow("give its ISO 3166 code in upper case, such as 'IN'");
});
