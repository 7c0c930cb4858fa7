import type { ServerResponse } from 'node:http';
import type { Head } from './answer';

/** What a client may leave unread, in bytes; beyond that its stream is cut, and it resumes elsewhere. */
const LARGEST_BACKLOG_BYTES = 256 * 1024;

/**
 * A stream of server-sent events to one client. It writes to the socket directly: a stream of the
 * platform between would cost more memory than all the rest of it. The answer ends with its connection,
 * without chunks: they would cost four writes for each event.
 */
export class EventStream {
  readonly #reply: ServerResponse;
  readonly #head: Head;
  #isLeft = false;

  constructor(reply: ServerResponse, head: Head) {
    this.#reply = reply;
    this.#head = head;
  }

  /** Calls back once when the stream is over, from whichever side. */
  onClose(callback: () => void): void {
    if (this.#reply.destroyed) return void callback();
    this.#reply.once('close', callback);
  }

  /** Sends events as they go over the wire; the first begins the answer. A client that does not read is cut. */
  send(events: string | Uint8Array): void {
    const reply = this.#reply;
    if (this.#isLeft || reply.destroyed || reply.writableEnded) return;
    if (!reply.headersSent) this.#begin();
    if (reply.writableLength > LARGEST_BACKLOG_BYTES) return void reply.destroy();
    reply.write(events);
  }

  /** Sends nothing: the request is answered otherwise. */
  leave(): void {
    this.#isLeft = true;
  }

  /** Ends it from here, and the connection with it: a server that stops takes no request on it. */
  end(): void {
    const { socket, headersSent } = this.#reply;
    if (headersSent) this.#reply.end(() => socket?.end());
  }

  #begin(): void {
    this.#reply.removeHeader('Transfer-Encoding');
    this.#reply.writeHead(200, {
      ...this.#head,
      Connection: 'close',
      'Content-Type': 'text/event-stream',
      // Whatever is between must pass on each event as it comes.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  }
}
