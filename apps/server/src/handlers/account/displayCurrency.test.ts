import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/app';
import { useServers } from '../../testing/suite';
import { Wire } from '../../testing/wire';
import { fixedRates } from '../../ports/rates/fixed';
import { noRates } from '../../ports/rates/rates';

const suite = useServers();

const RATES = '/api/currency/rates';
const CHOOSE = '/api/user/changeDisplayCurrency';

test('returns the rates and their time to every caller', async () => {
  const { status, body } = await suite.wire.get(RATES);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    at: '2025-11-20T00:00:00.000Z',
    valid_until: '',
    rates: fixedRates.current()?.rates,
  });
});

test('allows caches to store the rates and revalidate them by ETag', async () => {
  const { headers } = await suite.wire.get(RATES);
  expect(headers.get('Cache-Control')).toBe('public, max-age=300');
  const known = headers.get('ETag') ?? '';
  expect(known).toMatch(/^"\w+"$/);
  const again = (tag: string) =>
    fetch(suite.app.origin + RATES, { headers: { 'If-None-Match': tag } });
  const same = await again(known);
  expect([same.status, await same.text()]).toEqual([304, '']);
  expect(same.headers.get('Cache-Control')).toBe('public, max-age=300');
  expect((await again('"other"')).status).toBe(200);
});

test('does not let caches store other responses or failures', async () => {
  const { token } = await suite.wire.signUp();
  const { headers } = await suite.wire.get('/api/user/profile', { token });
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('ETag')).toBeNull();
  const failing = await testApp(
    suite.database.as('app'),
    {},
    {
      rates: {
        ...noRates,
        current: () => {
          throw new Error('broken');
        },
      },
    },
  );
  const failure = await fetch(failing.origin + RATES);
  await failing.close();
  expect([failure.status, failure.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
});

test('returns no rates if none are recent enough', async () => {
  const bare = await testApp(suite.database.as('app'), {}, { rates: noRates });
  const { status, body } = await new Wire(bare.origin).get(RATES);
  await bare.close();
  expect([status, body.data]).toEqual([200, null]);
});

test("stores the member's choice for all servers until the member clears it", async () => {
  const { token } = await suite.wire.signUp();
  const chosen = async () =>
    (await suite.there.get('/api/user/profile', { token })).body.data.displaycurrency;
  expect(await chosen()).toBe('');
  const { body } = await suite.wire.post(CHOOSE, { currency: 'INR' }, { token });
  expect(body).toEqual({
    status: 'success',
    message: 'Your display currency was changed.',
    code: 'DISPLAY_CURRENCY_CHANGED',
  });
  expect(await chosen()).toBe('INR');
  await suite.wire.post(CHOOSE, { currency: '' }, { token });
  expect(await chosen()).toBe('');
});

test.each(['USDT', 'inr', 'XXX', 7, null])('refuses %s as a display currency', async (currency) => {
  const { token } = await suite.wire.signUp();
  const { status } = await suite.wire.post(CHOOSE, { currency }, { token });
  expect(status).toBe(400);
});

test('the choice of a currency does not change the books', async () => {
  const { token } = await suite.wire.signUp();
  const books = () =>
    suite.database.db.query(sql`
      select (select json_agg(account order by id) from account) as accounts,
        (select json_agg(posting order by transfer_id, account_id) from posting) as postings`);
  const before = await books();
  await suite.wire.post(CHOOSE, { currency: 'VND' }, { token });
  expect(await books()).toEqual(before);
});
