import { expect, test } from 'vitest';
import { Timed } from './timed';

test('what wakes it while a step is taken is followed by another step', async () => {
  const steps: (() => void)[] = [];
  let entered: () => void = () => undefined;
  const next = () => new Promise<void>((resolve) => (entered = resolve));
  const timed = new Timed({
    step: () =>
      new Promise((resolve) => {
        steps.push(resolve);
        entered();
      }),
    untilNext: async () => undefined,
    // Longer than the test may take: only what wakes it makes it go on.
    longestWaitMs: 1_000_000,
    onError: (error) => expect.fail(String(error)),
  });
  const first = next();
  const started = timed.start();
  await first;
  steps[0]?.();
  await started;
  const second = next();
  timed.wake();
  await second;
  const third = next();
  timed.wake();
  steps[1]?.();
  await third;
  const stopped = timed.stop();
  steps[2]?.();
  await stopped;
  expect(steps).toHaveLength(3);
});

test('after a failure it rests, however often it is woken', async () => {
  let asked = 0;
  let failed: () => void = () => undefined;
  const failure = new Promise<void>((resolve) => (failed = resolve));
  const timed = new Timed({
    step: async () => undefined,
    untilNext: async () => {
      asked += 1;
      throw new Error('The database is away.');
    },
    longestWaitMs: 1_000_000,
    onError: () => failed(),
  });
  timed.wake();
  await timed.start();
  await failure;
  timed.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await timed.stop();
  expect(asked).toBe(1);
});
