import { OperatorError } from '@platform/tokens/browser';
import { expect, test } from 'vitest';
import { historyOf, servedText, unservedText, type StudioOperator } from './operate';

const refusing = (error: Error) =>
  ({ history: () => Promise.reject(error) }) as unknown as StudioOperator;

test('returns no versions for an unknown brand', async () => {
  const unknown = new OperatorError('This server has no brand.', [], 'UNKNOWN_BRAND');
  expect(await historyOf(refusing(unknown), 'zephyr')).toEqual({
    number: null,
    caller: '',
    served: false,
    versions: [],
    publications: [],
  });
});

test('does not mistake another rejection for an unknown brand, regardless of its message', async () => {
  const refused = new OperatorError('There is no brand in this sentence.');
  await expect(historyOf(refusing(refused), 'zephyr')).rejects.toBe(refused);
});

test.each([
  [null, 'zephyr is not served any more: the server has no folder of it.'],
  [2, "version 2 of zephyr cannot be served: the server's log says why."],
])('explains after a rollback to %j why the brand is not served', (number, text) => {
  expect(unservedText('zephyr', number)).toBe(text);
});

test('does not describe a brand with only drafts as served', () => {
  const history = { number: null, caller: 'Mira', versions: [], publications: [] };
  expect(servedText('ember', history)).toBe('ember is served from its folder');
  expect(servedText('zephyr', { ...history, served: false })).toBe('zephyr is not served');
});
