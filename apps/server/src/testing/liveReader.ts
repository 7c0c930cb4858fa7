import { decode, LIVE_PATH, liveMessage, type LiveMessage } from '@platform/api/contract';
import { until } from './serverProcess';

export interface ReaderOptions {
  token: string;
  /** Where an earlier stream ended. */
  lastEventId?: string | undefined;
}

const idOf = (event: string): string | undefined => /^id: (.*)$/m.exec(event)?.[1];
const dataOf = (event: string): unknown => JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '');

/** Reads a live stream; what arrives is held against the contract. */
export class LiveReader {
  readonly messages: LiveMessage[] = [];
  /** The id of the newest event that has one. */
  lastEventId: string | undefined;
  /** Whether the server has ended the stream. */
  ended = false;
  readonly #abort = new AbortController();

  private constructor(readonly response: Response) {}

  /** Opens a stream, and waits until it is open. */
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

  /** Breaks the connection, as a network does. */
  cut(): void {
    this.#cut();
  }

  /** The messages of a kind. */
  of<Type extends LiveMessage['type']>(type: Type): Extract<LiveMessage, { type: Type }>[] {
    return this.messages.filter(
      (message): message is Extract<LiveMessage, { type: Type }> => message.type === type,
    );
  }

  /** The ids of the events that have arrived, in order. */
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

/** Waits until a server listens to what happens. When it begins to, it forgets the answers that it shares. */
export async function beginToListen(origin: string, token: string): Promise<void> {
  const reader = await LiveReader.open(origin, { token });
  reader.cut();
}
