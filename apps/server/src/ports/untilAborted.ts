import { setMaxListeners } from 'node:events';

/**
 * Runs work with its own signal, which aborts with the first of the given signals, and then removes
 * the listeners. `AbortSignal.any` would leak: Node 20 retains its result as long as the source
 * signals, and some live as long as the server.
 */
export async function untilAborted<T>(
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const watched = signals.filter((signal) => signal !== undefined);
  const pass = () => own.abort(watched.find(({ aborted }) => aborted)?.reason);
  for (const signal of watched) {
    // Many tasks may wait for the shutdown of one server, which Node would report as a leak.
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
