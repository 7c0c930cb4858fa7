import { DISPLAY_CURRENCIES, parseRate } from '@platform/rules/currencies';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { read, timestamp, timestampOrEmpty } from './fields';
import { reply } from './reply';

/** How much of a currency one USDT is: decimal text. Decoded to an exact fraction. */
const rate = v.pipe(
  v.string(),
  v.description('How much of the currency one USDT is, as decimal text.'),
  read((text: string) => parseRate(text)),
);

/** The rates by which amounts are shown in another currency beside USDT. Money never moves by them. */
export const currencyRates = defineCall({
  name: 'currencyRates',
  method: 'GET',
  path: '/api/currency/rates',
  auth: 'public',
  cacheSeconds: 300,
  request: v.object({}),
  response: reply({
    /** Null while no current rates are known. */
    data: v.nullable(
      v.object({
        /** When the rates were taken. */
        at: timestamp,
        /** Until when they may be shown; empty for always. */
        valid_until: timestampOrEmpty,
        /** By the ISO 4217 code of the currency. */
        rates: v.record(v.string(), rate),
      }),
    ),
  }),
});

/** Chooses the currency that the caller sees amounts in beside USDT. */
export const changeDisplayCurrency = defineCall({
  name: 'changeDisplayCurrency',
  method: 'POST',
  path: '/api/user/changeDisplayCurrency',
  auth: 'member',
  request: v.object({
    /** Empty for none. */
    currency: v.picklist(['', ...DISPLAY_CURRENCIES]),
  }),
  response: reply({ message: v.string() }),
});
