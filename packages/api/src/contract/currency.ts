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

/** Exchange rates for display next to USDT. No payment uses them. */
export const currencyRates = defineCall({
  name: 'currencyRates',
  method: 'GET',
  path: '/api/currency/rates',
  auth: 'public',
  cacheSeconds: 300,
  request: v.object({}),
  response: reply({
    /** Null without current rates. */
    data: v.nullable(
      v.object({
        /** Time of the rates. */
        at: timestamp,
        /** End of their validity; empty for always. */
        valid_until: timestampOrEmpty,
        /** Rates by ISO 4217 code. */
        rates: v.record(v.string(), rate),
      }),
    ),
  }),
});

/** Sets the display currency of the caller. */
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
