import { OperatorError } from '@platform/tokens/browser';
import { expect, test } from 'vitest';
import { historyOf, servedText, unservedText, type StudioOperator } from './operate';

const refusing = (error: Error) =>
  ({ history: () => Promise.reject(error) }) as unknown as StudioOperator;

test('a brand that the server does not know has no versions', async () => {
  const unknown = new OperatorError('This server has no brand.', [], 'UNKNOWN_BRAND');
  expect(await historyOf(refusing(unknown), 'zephyr')).toEqual({
    number: null,
    served: false,
    versions: [],
    publications: [],
  });
});

test('any other refusal is none of an unknown brand, whatever it says', async () => {
  const refused = new OperatorError('There is no brand in this sentence.');
  await expect(historyOf(refusing(refused), 'zephyr')).rejects.toBe(refused);
});

test.each([
  [null, 'zephyr is not served any more: the server has no folder of it.'],
  [2, "version 2 of zephyr cannot be served: the server's log says why."],
])('after a rollback to %j, what is not served says why', (number, text) => {
  expect(unservedText('zephyr', number)).toBe(text);
});

test('a brand that has drafts only is not said to be served', () => {
  const history = { number: null, versions: [], publications: [] };
  expect(servedText('ember', history)).toBe('ember is served from its folder');
  expect(servedText('zephyr', { ...history, served: false })).toBe('zephyr is not served');
});
