import { expect, test } from 'vitest';
import { once } from './once';

test('keeps a result and retries after a failure', async () => {
  let made = 0;
  const answer = once(async () => {
    made += 1;
    if (made === 1) throw new Error('too many open files');
    return made;
  });
  const asked = [answer(), answer()];
  for (const one of asked) await expect(one).rejects.toThrow('too many open files');
  expect(await answer()).toBe(2);
  expect(await answer()).toBe(2);
});
