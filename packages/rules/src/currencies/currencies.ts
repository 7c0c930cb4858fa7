/**
 * Currencies that members can see next to USDT, by ISO 4217 code.
 *
 * Names, symbols and decimals come from `Intl`. A new code also needs a rate in
 * `apps/server/src/ports/rates/fixed.ts`.
 */
export const DISPLAY_CURRENCIES = [
  'AED',
  'BDT',
  'BRL',
  'EUR',
  'GBP',
  'INR',
  'JPY',
  'KWD',
  'MXN',
  'NGN',
  'PHP',
  'PKR',
  'SAR',
  'TRY',
  'USD',
  'VND',
] as const;

export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number];

export const isDisplayCurrency = (code: string): code is DisplayCurrency =>
  (DISPLAY_CURRENCIES as readonly string[]).includes(code);
