import { setMaxListeners } from 'node:events';

/**
 * Runs work with its own signal, which is aborted with the first of the given signals. The listeners are
 * removed when the work ends. `AbortSignal.any` would leak: Node 20 keeps its result as long as the source
 * signals, and some of those live as long as the server.
 *
 * @param signals signals that abort the work; undefined ones never do
 */
export async function untilAborted<T>(
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const watched = signals.filter((signal) => signal !== undefined);
  const pass = () => own.abort(watched.find(({ aborted }) => aborted)?.reason);
  for (const signal of watched) {
    // Many works may wait for the end of one server. Without this call, Node warns of a leak.
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
