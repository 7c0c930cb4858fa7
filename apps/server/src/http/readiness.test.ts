import { expect, it } from 'vitest';
import { Readiness } from './readiness';

it('(C12) checks the database at most four times a second, one check at a time', async () => {
  const asked: ((alive: boolean) => void)[] = [];
  const errors: unknown[] = [];
  let now = 0;
  const read = () =>
    new Promise<number>((resolve, reject) => {
      asked.push((alive) => (alive ? resolve(7) : reject(new Error('away'))));
    });
  const readiness = new Readiness(read, { now: () => now }, (error) => errors.push(error));

  const slow = [readiness.ask(), readiness.ask()];
  now = 5_000;
  slow.push(readiness.ask());
  asked[0]?.(true);
  expect(await Promise.all(slow)).toEqual([7, 7, 7]);
  now = 5_249;
  expect(await readiness.ask()).toBe(7);
  expect(asked).toHaveLength(1);

  now = 5_250;
  const failing = [readiness.ask(), readiness.ask()];
  asked[1]?.(false);
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe('rejected');
  expect([asked.length, errors.length]).toEqual([2, 1]);
});
