import { createParser } from 'eventsource-parser';
import type { Client } from '../client/createClient';
import { joinUrl } from '../client/transport';
import { decode, LIVE_BEAT_MS, LIVE_PATH, liveMessage, type LiveMessage } from '../contract';

/** A stream that is silent for so long is dead, in ms: three beats were missed. */
export const SILENCE_MS = 3 * LIVE_BEAT_MS;

/** How servers answer that have none: our own of an earlier release, and others; 200 is a page. */
const NO_STREAM = [200, 204, 400, 404, 405, 406, 501];

/** The server does not open the stream. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';

  constructor(
    /** The HTTP status; 200 for an answer that is no stream. */
    readonly status: number,
  ) {
    super(`The live stream was refused: ${status}.`);
  }

  /** Whether the session is over. */
  get isSessionOver(): boolean {
    return this.status === 401 || this.status === 403;
  }

  /** Whether asking again is of no use: the server has no such stream. */
  get isFinal(): boolean {
    return this.isSessionOver || NO_STREAM.includes(this.status);
  }
}

/** A message, and where the stream is after it, where it says so. */
export type Receive = (message: LiveMessage, id: string | undefined) => void;

/** Settings of `readStream`. */
export interface ReadOptions {
  /** Where an earlier stream ended. */
  readonly lastEventId: string | undefined;
  readonly signal: AbortSignal;
  /** @default 45_000 */
  readonly silenceMs?: number;
}

/** Messages of a later server, which this client does not know, are passed over. */
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
 * Reads the live stream until it ends, for whatever reason.
 *
 * @throws StreamRefused when the server does not open it
 * @throws what broke it, such as the network
 */
export async function readStream(
  client: Client,
  receive: Receive,
  options: ReadOptions,
): Promise<void> {
  const { signal, silenceMs = SILENCE_MS } = options;
  const silent = new AbortController();
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => silent.abort(), silenceMs);
  };
  heard();
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
      heard();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(watchdog);
  }
}
