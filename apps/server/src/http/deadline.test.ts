import { expect, test } from 'vitest';
import { Overdue, withDeadline } from './deadline';

const never = new Promise<never>(() => undefined);

test('passes on a response or a failure that arrives in time', async () => {
  expect(await withDeadline(60_000, Promise.resolve(7))).toBe(7);
  await expect(withDeadline(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('rejects a response that takes longer than the limit', async () => {
  await expect(withDeadline(1, never)).rejects.toThrow(Overdue);
});
