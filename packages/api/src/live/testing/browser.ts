import { createClient, type Client } from '../../client/createClient';
import { createSession } from '../../session/createSession';
import { memoryStorage } from '../../session/storage';
import type { LiveMessage, LiveReply } from '../../contract';
import { followLive, type Tabs } from '../followLive';
import { liveStateOf } from '../liveState';

export interface OpenStream {
  /** Last-Event-ID header of the request. */
  readonly from: string | null;
  readonly token: string | null;
  readonly send: (message: LiveReply, id?: string) => void;
  readonly write: (text: string) => void;
  /** Ends the stream, or breaks it with an error. */
  readonly end: (error?: Error) => void;
  readonly isLeft: () => boolean;
}

/** Creates a fake server of the live stream. `refuse` sets an error status or prevents a reply. */
export function liveServer() {
  const streams: OpenStream[] = [];
  let refusal: number | Error | undefined;
  let asked = 0;
  const encoder = new TextEncoder();
  const send: typeof fetch = async (_, init) => {
    asked += 1;
    if (refusal instanceof Error) throw refusal;
    if (refusal !== undefined)
      return new Response(refusal === 204 ? null : '{}', { status: refusal });
    const headers = new Headers(init?.headers);
    let left = false;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => {
          if (!left) controller.enqueue(encoder.encode(text));
        };
        streams.push({
          from: headers.get('Last-Event-ID'),
          token: headers.get('Authorization'),
          write,
          send: (message, id) =>
            write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(message)}\n\n`),
          end: (error) => {
            if (error) controller.error(error);
            else controller.close();
          },
          isLeft: () => left,
        });
        init?.signal?.addEventListener('abort', () => {
          left = true;
          controller.error(init.signal?.reason);
        });
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  return {
    send,
    streams,
    asked: () => asked,
    refuse: (answer: number | Error | undefined) => (refusal = answer),
  };
}

export function browser(): Tabs {
  const queues = new Map<string, Promise<unknown>>();
  const channels = new Map<string, Set<BroadcastChannel>>();
  return {
    locks: {
      request: ((name: string, { signal }: LockOptions, work: () => Promise<void>) => {
        const before = queues.get(name) ?? Promise.resolve();
        const mine = before.then(() => (signal?.aborted ? undefined : work()));
        queues.set(
          name,
          mine.catch(() => undefined),
        );
        return mine;
      }) as LockManager['request'],
    },
    openChannel(name) {
      const all = channels.get(name) ?? new Set();
      channels.set(name, all);
      const channel = {
        onmessage: null as ((event: MessageEvent) => void) | null,
        postMessage(data: unknown) {
          for (const other of all) {
            if (other !== (channel as unknown)) {
              queueMicrotask(() => {
                other.onmessage?.({ data: structuredClone(data) } as never);
              });
            }
          }
        },
        close: () => all.delete(channel as never),
      };
      all.add(channel as never);
      return channel as never;
    },
  };
}

export interface Tab {
  readonly client: Client;
  readonly messages: LiveMessage[];
  readonly events: () => string[];
  readonly outOfDate: () => number;
  readonly sessionOver: () => number;
  readonly isLive: () => boolean;
  readonly close: () => void;
}

export function openTab(tabs: Tabs, send: typeof fetch): Tab {
  const session = createSession(memoryStorage(), undefined);
  session.signIn({ token: 't1', member: { id: '7', code: 'asha', name: 'Asha' } });
  const client = createClient({ baseUrl: '', session, fetch: send });
  const messages: LiveMessage[] = [];
  const count = { outOfDate: 0, sessionOver: 0 };
  const close = followLive({
    client,
    tabs,
    random: () => 1,
    receive: (message) => messages.push(message),
    outOfDate: () => (count.outOfDate += 1),
    sessionOver: () => (count.sessionOver += 1),
  });
  return {
    client,
    messages,
    events: () =>
      messages.flatMap((message) => (message.type === 'event' ? [message.event.id] : [])),
    outOfDate: () => count.outOfDate,
    sessionOver: () => count.sessionOver,
    isLive: () => liveStateOf(client).get(),
    close,
  };
}

export const eventOf = (id: string, change: object = {}): LiveReply => ({
  type: 'event',
  event: { id, kind: 'deposit', at: 0, detail: {} },
  ...change,
});
