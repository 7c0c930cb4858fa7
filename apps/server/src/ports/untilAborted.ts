import { setMaxListeners } from 'node:events';

/**
 * Does work with a signal of its own, which is aborted as soon as one of the others is. When the work
 * has ended nothing of it is left on them: what `AbortSignal.any` makes, Node 20 keeps as long as the
 * signals it is made of, and some of those last as long as the server.
 *
 * @param signals what may end the work; those that are undefined never do
 */
export async function untilAborted<T>(
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const watched = signals.filter((signal) => signal !== undefined);
  const pass = () => own.abort(watched.find(({ aborted }) => aborted)?.reason);
  for (const signal of watched) {
    // Much may wait for the end of one server; Node would warn of a leak.
    setMaxListeners(0, signal);
    signal.addEventListener('abort', pass);
  }
  try {
    if (watched.some(({ aborted }) => aborted)) pass();
    return await work(own.signal);
  } finally {
    for (const signal of watched) signal.removeEventListener('abort', pass);
  }
}
