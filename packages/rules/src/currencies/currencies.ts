/**
 * Display currencies, by ISO 4217 code. Members may see amounts in one of them next to USDT.
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

/** Currency in which amounts can be shown next to USDT. */
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number];

/** Returns true if a code is the code of a display currency. */
export const isDisplayCurrency = (code: string): code is DisplayCurrency =>
  (DISPLAY_CURRENCIES as readonly string[]).includes(code);
