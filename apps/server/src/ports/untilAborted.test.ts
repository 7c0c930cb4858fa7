import { expect, test } from 'vitest';
import { heldBy } from '../testing/signals';
import { untilAborted } from './untilAborted';

const abortOf = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    signal.addEventListener('abort', () => resolve(signal.reason));
  });

test('ends the work with the reason of the first signal that aborts', async () => {
  const [long, late] = [new AbortController(), new AbortController()];
  const ended = untilAborted([undefined, long.signal, late.signal], abortOf);
  late.abort('It is late.');
  expect(await ended).toBe('It is late.');
  expect(long.signal.aborted).toBe(false);
});

test('ends work immediately if a signal is already aborted', async () => {
  expect(await untilAborted([AbortSignal.abort('over')], abortOf)).toBe('over');
});

test('completed or failed work leaves no listeners on the signals', async () => {
  const { signal } = new AbortController();
  for (let n = 0; n < 10_000; n += 1) await untilAborted([signal], async () => undefined);
  const failing = untilAborted([signal], () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(heldBy(signal)).toBe(0);
});

test('watches the signals while the work runs', async () => {
  const { signal } = new AbortController();
  let end = (): void => undefined;
  const work = untilAborted([signal], () => new Promise<void>((resolve) => (end = resolve)));
  expect(heldBy(signal)).toBe(1);
  end();
  await work;
  expect(heldBy(signal)).toBe(0);
});

test('many tasks on one signal cause no leak warning from Node', async () => {
  const warnings: string[] = [];
  const warned = ({ message }: Error) => warnings.push(message);
  process.on('warning', warned);
  const [{ signal }, enough] = [new AbortController(), new AbortController()];
  const works = Array.from({ length: 20 }, () => untilAborted([signal, enough.signal], abortOf));
  enough.abort();
  await Promise.all(works);
  // Node emits warnings in a later turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', warned);
  expect(warnings).toEqual([]);
});
