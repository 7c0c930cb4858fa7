import { decode, LIVE_PATH, liveMessage, type LiveMessage } from '@platform/api/contract';
import { until } from './serverProcess';

export interface ReaderOptions {
  token: string;
  /** Last event of an earlier stream, from which this stream resumes. */
  lastEventId?: string | undefined;
}

const idOf = (event: string): string | undefined => /^id: (.*)$/m.exec(event)?.[1];
const dataOf = (event: string): unknown => JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '');

/** Reads a live stream and validates its messages against the contract. */
export class LiveReader {
  readonly messages: LiveMessage[] = [];
  lastEventId: string | undefined;
  ended = false;
  readonly #abort = new AbortController();

  private constructor(readonly response: Response) {}

  static async open(origin: string, { token, lastEventId }: ReaderOptions): Promise<LiveReader> {
    const abort = new AbortController();
    const response = await fetch(origin + LIVE_PATH, {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
      },
      signal: abort.signal,
    });
    const reader = new LiveReader(response);
    abort.signal.addEventListener('abort', () => reader.#abort.abort());
    reader.#cut = () => abort.abort();
    if (response.ok) {
      void reader.#read();
      const hasBegun = () => reader.ended || reader.messages.some(({ type }) => type === 'beat');
      await until(() => (hasBegun() ? true : undefined));
    }
    return reader;
  }

  #cut: () => void = () => undefined;

  /** Aborts the connection, like a network failure. */
  cut(): void {
    this.#cut();
  }

  of<Type extends LiveMessage['type']>(type: Type): Extract<LiveMessage, { type: Type }>[] {
    return this.messages.filter(
      (message): message is Extract<LiveMessage, { type: Type }> => message.type === type,
    );
  }

  get ids(): string[] {
    return this.of('event').map(({ event }) => event.id);
  }

  async #read(): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of this.response.body ?? []) {
        text += decoder.decode(chunk as Uint8Array, { stream: true });
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          this.lastEventId = idOf(event) ?? this.lastEventId;
          this.messages.push(decode(liveMessage, dataOf(event)));
        }
      }
    } catch (error) {
      if (!this.#abort.signal.aborted) throw error;
    }
    this.ended = true;
  }
}

/** Opens and closes a stream, so that the server listens and discards its shared results. */
export async function beginToListen(origin: string, token: string): Promise<void> {
  const reader = await LiveReader.open(origin, { token });
  reader.cut();
}
