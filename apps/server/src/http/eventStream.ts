import type { ServerResponse } from 'node:http';
import type { Head } from './answer';

/** Unsent bytes above which the stream is closed and the client reconnects. */
const LARGEST_BACKLOG_BYTES = 256 * 1024;

/**
 * Writes to the socket directly, because a web stream would need more memory than everything else.
 * The end of the connection ends the response, because chunked encoding would cost four writes per
 * event.
 */
export class EventStream {
  readonly #reply: ServerResponse;
  readonly #head: Head;
  #isLeft = false;

  constructor(reply: ServerResponse, head: Head) {
    this.#reply = reply;
    this.#head = head;
  }

  onClose(callback: () => void): void {
    if (this.#reply.destroyed) return void callback();
    this.#reply.once('close', callback);
  }

  /** Disconnects a client that does not read. */
  send(events: string | Uint8Array): void {
    const reply = this.#reply;
    if (this.#isLeft || reply.destroyed || reply.writableEnded) return;
    if (!reply.headersSent) this.#begin();
    if (reply.writableLength > LARGEST_BACKLOG_BYTES) return void reply.destroy();
    reply.write(events);
  }

  /** Stops sending, because the request gets another response. */
  leave(): void {
    this.#isLeft = true;
  }

  /** Ends the stream and its connection, which accepts no further requests during shutdown. */
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
      // Proxies must forward each event immediately.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
  }
}
