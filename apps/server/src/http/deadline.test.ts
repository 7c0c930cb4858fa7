import { expect, test } from 'vitest';
import { Overdue, withDeadline } from './deadline';

const never = new Promise<never>(() => undefined);

test('an answer in time is passed on, and so is a failure', async () => {
  expect(await withDeadline(60_000, Promise.resolve(7))).toBe(7);
  await expect(withDeadline(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('one that takes longer is not waited for', async () => {
  await expect(withDeadline(1, never)).rejects.toThrow(Overdue);
});
