import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { ConfigError, type Config } from '../config/config';

/** How long a request may take to arrive. Clients that are slower are so on purpose. */
export interface ArrivalLimits {
  /** Its head, in ms. @default 10_000 */
  headMs?: number;
  /** All of it, in ms. @default 30_000 */
  wholeMs?: number;
  /** How often connections are looked at, in ms: so much later they may be closed. @default 500 */
  everyMs?: number;
}

const LARGEST_HEAD_BYTES = 16 * 1024;
/** How long requests in hand may take once the server is to stop, in ms. */
const LAST_ANSWERS_MS = 10_000;

/** A port that is listened on. */
export interface Listener {
  port: number;
  /** Takes no more connections, and resolves once every request in hand is answered. */
  close(): Promise<void>;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A client that never reads its answer must not keep the server from stopping.
    const last = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
    server.close(() => {
      clearTimeout(last);
      resolve();
    });
    // Browsers keep connections open for later requests; those would hold the server for minutes.
    server.closeIdleConnections();
  });
}

const BAD_REQUEST = { status: '400 Bad Request', message: 'This is not a request of HTTP/1.1.' };

/** What is wrong with a request that no handler sees, by Node's code. */
const BAD_REQUESTS: Readonly<Record<string, typeof BAD_REQUEST>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    message: `The address and headers of a request may have ${LARGEST_HEAD_BYTES} bytes together.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    message: 'The request arrived too slowly.',
  },
};

/** Answers malformed, oversized or slow HTTP like everything else: with a status and JSON that says why. */
function answerBadRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  const { status, message } = BAD_REQUESTS[error.code ?? ''] ?? BAD_REQUEST;
  const body = JSON.stringify({ status: 'error', message });
  if (!socket.writable) return void socket.destroy(error);
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Serves an app over HTTP.
 *
 * @throws ConfigError when the port is taken
 */
export function listen(
  app: Hono,
  { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>,
  { headMs = 10_000, wholeMs = 30_000, everyMs = 500 }: ArrivalLimits = {},
) {
  // Without a server of another kind in the options it is one of HTTP/1.
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      headersTimeout: headMs,
      requestTimeout: wholeMs,
      // Node looks every 30 s, so a limit of 10 s would be one of up to 40.
      connectionsCheckingInterval: everyMs,
      maxHeaderSize: LARGEST_HEAD_BYTES,
    },
  }) as Server;
  server.on('clientError', answerBadRequest);
  // What is answered while stopping ends its connection, or the next request would keep it.
  server.on('request', (_, reply) => {
    if (!server.listening) reply.setHeader('Connection', 'close');
  });
  return new Promise<Listener>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      reject(
        new ConfigError(
          `PORT: another program already listens on port ${PORT}. Stop it, or choose another port, for example PORT=${PORT + 1}.`,
        ),
      );
    });
    server.listen(PORT, HOST, () => {
      const { port } = server.address() as AddressInfo;
      resolve({ port, close: () => close(server) });
    });
  });
}
