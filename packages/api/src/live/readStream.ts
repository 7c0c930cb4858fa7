import { createParser } from 'eventsource-parser';
import type { Client } from '../client/createClient';
import { joinUrl } from '../client/transport';
import { decode, LIVE_HEARTBEAT_MS, LIVE_PATH, liveMessage, type LiveMessage } from '../contract';

/** Silence after which a stream counts as dead, in ms: three missed heartbeats. */
export const SILENCE_MS = 3 * LIVE_HEARTBEAT_MS;

/**
 * Statuses of servers without the stream, such as our earlier releases. A reply with 200 is an HTML
 * page.
 */
const NO_STREAM = [200, 204, 400, 404, 405, 406, 501];

/** Error for a stream that the server did not open. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';

  constructor(
    /** HTTP status; 200 for a reply that is not a stream. */
    readonly status: number,
  ) {
    super(`The live stream was refused: ${status}.`);
  }

  get isSessionOver(): boolean {
    return this.status === 401 || this.status === 403;
  }

  /** True if retrying is useless because the server has no stream. */
  get isFinal(): boolean {
    return this.isSessionOver || NO_STREAM.includes(this.status);
  }
}

/** Receives a message, and the id of the stream after the message, if any. */
export type Receive = (message: LiveMessage, id: string | undefined) => void;

export interface ReadOptions {
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  /** Silence after which the stream counts as dead, in ms. @default 45_000 */
  readonly silenceMs?: number;
}

/** Decodes a message; `undefined` for messages known only to a newer server. */
function read(data: string): LiveMessage | undefined {
  try {
    return decode(liveMessage, JSON.parse(data));
  } catch {
    return undefined;
  }
}

function requestOf({ session, connection }: Client, { lastEventId, signal }: ReadOptions) {
  const { baseUrl, basePath, language, fetch: send = fetch } = connection;
  const { token } = session.get();
  return send(joinUrl(baseUrl, joinUrl(basePath, LIVE_PATH.slice('/api'.length))), {
    headers: {
      Accept: 'text/event-stream',
      ...(language && { 'Accept-Language': language }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    },
    cache: 'no-store',
    signal,
  });
}

/**
 * Reads the live stream until it ends.
 *
 * @throws StreamRefused if the server does not open it
 * @throws the error that interrupted it, such as a network error
 */
export async function readStream(
  client: Client,
  receive: Receive,
  options: ReadOptions,
): Promise<void> {
  const { signal, silenceMs = SILENCE_MS } = options;
  const silent = new AbortController();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const resetWatchdog = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => silent.abort(), silenceMs);
  };
  resetWatchdog();
  try {
    const response = await requestOf(client, {
      ...options,
      signal: AbortSignal.any([signal, silent.signal]),
    });
    const type = response.headers.get('Content-Type') ?? '';
    const { body } = response;
    if (!response.ok || !body || !type.startsWith('text/event-stream')) {
      await body?.cancel();
      throw new StreamRefused(response.status);
    }
    const parser = createParser({
      onEvent({ id, data }) {
        const message = read(data);
        if (message) receive(message, id);
      },
    });
    const reader = body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      resetWatchdog();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watchdog);
  }
}
