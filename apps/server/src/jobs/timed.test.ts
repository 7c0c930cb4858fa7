import { expect, test } from 'vitest';
import { watchSignals, heldBy } from '../testing/signals';
import { Timed } from './timed';

test('a wake-up during a step starts another step', async () => {
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
    // This wait is longer than the test, so that only `wake` starts the next step.
    longestWaitMs: 1_000_000,
    onError: (error) => expect.fail(String(error)),
  });
  const first = next();
  timed.start();
  await first;
  steps[0]?.();
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

test('pauses after a failure despite wake-ups', async () => {
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
  timed.start();
  await failure;
  timed.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await timed.stop();
  expect(asked).toBe(1);
});

test('reports a failed first step and repeats it', async () => {
  const errors: unknown[] = [];
  let done: () => void = () => undefined;
  const second = new Promise<void>((resolve) => (done = resolve));
  const timed = new Timed({
    step: async () => {
      if (errors.length === 0) throw new Error('A lock was not to be had.');
      done();
    },
    untilNext: async () => undefined,
    longestWaitMs: 1,
    onError: (error) => errors.push(error),
  });
  timed.start();
  await second;
  await timed.stop();
  expect(errors.map(String)).toEqual(['Error: A lock was not to be had.']);
});

test('stopping aborts the signal of a running step', async () => {
  let begun: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (begun = resolve));
  const timed = new Timed({
    step: (ending) =>
      new Promise((resolve) => {
        ending.addEventListener('abort', () => resolve());
        begun();
      }),
    untilNext: async () => undefined,
    onError: (error) => expect.fail(String(error)),
  });
  timed.start();
  await first;
  await timed.stop();
});

test('ten thousand waits do not accumulate listeners', async () => {
  const { signals, restore } = watchSignals();
  let waits = 0;
  let done: () => void = () => undefined;
  const enough = new Promise<void>((resolve) => (done = resolve));
  const timed = new Timed({
    step: async () => {
      waits += 1;
      // Skips the wait after this step.
      timed.wake();
      if (waits === 10_000) done();
    },
    untilNext: async () => 1,
    onError: (error) => expect.fail(String(error)),
  });
  timed.start();
  await enough;
  restore();
  const held = signals.map(heldBy);
  await timed.stop();
  // Only the listeners of the current wait remain.
  expect(Math.max(...held)).toBeLessThan(5);
});
