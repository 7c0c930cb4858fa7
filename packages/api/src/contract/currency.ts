import { DISPLAY_CURRENCIES, parseRate } from '@platform/rules/currencies';
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { read, timestamp, timestampOrEmpty } from './fields';
import { reply } from './reply';

/** Price of one USDT in a currency, as decimal text. Decoded to an exact fraction. */
const rate = v.pipe(
  v.string(),
  v.description('Price of one USDT in the currency, as decimal text.'),
  read((text: string) => parseRate(text)),
);

/** Exchange rates for amounts displayed next to USDT. Payments do not use these rates. */
export const currencyRates = defineCall({
  name: 'currencyRates',
  method: 'GET',
  path: '/api/currency/rates',
  auth: 'public',
  cacheSeconds: 300,
  request: v.object({}),
  response: reply({
    /** Rates, or null if none are current. */
    data: v.nullable(
      v.object({
        /** Time of the rates. */
        at: timestamp,
        /** Time until which the rates are valid; empty if they never expire. */
        valid_until: timestampOrEmpty,
        /** Rates by ISO 4217 code. */
        rates: v.record(v.string(), rate),
      }),
    ),
  }),
});

/** Sets the caller's display currency. */
export const changeDisplayCurrency = defineCall({
  name: 'changeDisplayCurrency',
  method: 'POST',
  path: '/api/user/changeDisplayCurrency',
  auth: 'member',
  request: v.object({
    /** ISO 4217 code; empty for no display currency. */
    currency: v.picklist(['', ...DISPLAY_CURRENCIES]),
  }),
  response: reply({ message: v.string() }),
});
