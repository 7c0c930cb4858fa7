import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { ConfigError, type Config } from '../config/config';

/** Time limits of arriving requests. Only deliberately slow clients exceed these limits. */
export interface ArrivalLimits {
  /** Limit of the request line and headers, in ms. @default 10_000 */
  headMs?: number;
  /** Limit of the whole request, in ms. @default 30_000 */
  wholeMs?: number;
  /**
   * Interval of the checks, in ms. A connection may exceed its limit by one interval. @default 500
   */
  everyMs?: number;
}

const LARGEST_HEAD_BYTES = 16 * 1024;
/** Time limit of open requests during shutdown, in ms. */
const LAST_ANSWERS_MS = 10_000;

export interface Listener {
  port: number;
  /** Refuses new connections, and resolves once every open request has its response. */
  close(): Promise<void>;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A client that never reads its response must not prevent the shutdown.
    const last = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
    server.close(() => {
      clearTimeout(last);
      resolve();
    });
    // Idle keep-alive connections of browsers would delay the shutdown by minutes.
    server.closeIdleConnections();
  });
}

const BAD_REQUEST = { status: '400 Bad Request', message: 'This is not a request of HTTP/1.1.' };

/** Responses to requests that reach no handler, by Node's error code. */
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

type Certificate = Partial<Pick<Config, 'TLS_CERTIFICATE' | 'TLS_KEY'>>;

function readPem(setting: keyof Certificate, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new ConfigError(`${setting}: ${(cause as Error).message}.`, { cause });
  }
}

function tlsOf({ TLS_CERTIFICATE, TLS_KEY }: Certificate) {
  if (TLS_CERTIFICATE === undefined || TLS_KEY === undefined) return undefined;
  const cert = readPem('TLS_CERTIFICATE', TLS_CERTIFICATE);
  return { cert, key: readPem('TLS_KEY', TLS_KEY), minVersion: 'TLSv1.3' } as const;
}

/** @throws ConfigError when the port is taken, or the certificate cannot be read */
export function listen(
  app: Hono,
  { PORT, HOST, ...certificate }: Pick<Config, 'PORT' | 'HOST'> & Certificate,
  { headMs = 10_000, wholeMs = 30_000, everyMs = 500 }: ArrivalLimits = {},
) {
  // With these options, `createAdaptorServer` creates an HTTP/1 server.
  const tls = tlsOf(certificate);
  const server = createAdaptorServer({
    fetch: app.fetch,
    ...(tls && { createServer }),
    serverOptions: {
      ...tls,
      headersTimeout: headMs,
      requestTimeout: wholeMs,
      // By default, Node checks every 30 s, so a limit of 10 s could become 40 s.
      connectionsCheckingInterval: everyMs,
      maxHeaderSize: LARGEST_HEAD_BYTES,
    },
  }) as Server;
  server.on('clientError', answerBadRequest);
  // Closes the connection after a response during shutdown. Otherwise, keep-alive would keep it
  // open.
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
