/**
 * The currencies that a member may see amounts in beside USDT, by their ISO 4217 codes. This is the
 * only list: names, symbols and decimals come from `Intl`. What is added here also gets a rate in
 * `apps/server/src/ports/rates/fixed.ts`, which the compiler demands.
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

/** A currency that amounts can be shown in beside USDT. */
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number];

/** Whether a code is that of a display currency. */
export const isDisplayCurrency = (code: string): code is DisplayCurrency =>
  (DISPLAY_CURRENCIES as readonly string[]).includes(code);
