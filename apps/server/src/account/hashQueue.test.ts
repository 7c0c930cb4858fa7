import { expect, it } from 'vitest';
import type { HashingBusy } from './hashQueue';
import { HashQueue } from './hashQueue';

function setUp(options: Partial<ConstructorParameters<typeof HashQueue>[0]> = {}) {
  const queue = new HashQueue({
    concurrency: 1,
    perCaller: 3,
    inTotal: 4,
    longestMs: Infinity,
    ...options,
  });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (caller: string) =>
    queue
      .run(caller, () => {
        begun.push(caller);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .then(
        () => 'done',
        (error: HashingBusy) => (error.own ? 'too much of one' : 'too much'),
      );
  const finish = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { ask, begun, finish };
}

it('(C12) serves callers in turn, so a busy caller delays only its own requests', async () => {
  const { ask, begun, finish } = setUp();
  const all = ['a', 'a', 'a', 'b'].map(ask);
  await finish();
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done']);
  expect(begun).toEqual(['a', 'a', 'b', 'a']);
});

it("(C12) immediately refuses requests that exceed a caller's share", async () => {
  const { ask, finish } = setUp();
  const all = ['a', 'a', 'a', 'a', 'a'].map(ask);
  expect(await all[4]).toBe('too much of one');
  await finish();
  expect(await Promise.all(all.slice(0, 4))).toEqual(['done', 'done', 'done', 'done']);
});

it('(C12) a full queue drops a request of the busiest caller to admit a new caller', async () => {
  const { ask, finish } = setUp();
  const [, , , last, , newcomer] = ['a', 'a', 'a', 'a', 'b', 'c'].map(ask);
  expect(await last).toBe('too much of one');
  const [second] = ['d', 'e'].map(ask);
  await finish();
  expect([await newcomer, await second]).toEqual(['done', 'done']);
});

it('(C12) refuses a request that has waited too long', async () => {
  const { ask, begun, finish } = setUp({ longestMs: -1 });
  const [first, second] = [ask('a'), ask('b')];
  await finish();
  expect([await first, await second]).toEqual(['done', 'too much']);
  expect(begun).toEqual(['a']);
});
