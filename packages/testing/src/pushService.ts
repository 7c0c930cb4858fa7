import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';

interface Message {
  title: string;
  text: string;
  path: string;
}

export interface Subscribed {
  /** Path that identifies the browser to the push service. */
  browser: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Pushed {
  browser: string;
  headers: IncomingHttpHeaders;
  message: Message;
  /** Claims of the signed token, verified with the key of the request. */
  claims: { aud: string; sub: string; exp: number };
  key: string;
}

interface Browser {
  keys: ECDH;
  secret: Buffer;
}

interface Ece {
  decrypt: (body: Buffer, settings: object) => Buffer;
}

const ece = createRequire(import.meta.url)('http_ece') as Ece;

/** Decrypts a message to a browser, in aes128gcm (RFC 8188, RFC 8291). */
export const decrypt = (body: Buffer, { keys, secret }: Browser): string =>
  ece
    .decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: secret })
    .toString('utf8');

/** Verifies the header `Authorization: vapid t=..., k=...` (RFC 8292). Returns its claims and key. */
async function claimsOf(authorization = ''): Promise<Pick<Pushed, 'claims' | 'key'>> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const signer = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const { payload } = await jwtVerify<Pushed['claims']>(token, await importJWK(signer, 'ES256'));
  return { claims: payload, key };
}

/** Push service that decrypts messages, as browsers do. */
export class FakePushService {
  readonly pushed: Pushed[] = [];
  /**
   * Response to requests: a status, optionally with `Retry-After` in seconds, or `hang` for no response.
   */
  answer: { status: number; retryAfter?: number } | 'hang' = { status: 201 };
  /** Statuses by path, which override `answer`. */
  readonly answers = new Map<string, number>();
  /** Number of requests; `mostAtOnce` is the maximum of concurrent requests. */
  seen = 0;
  mostAtOnce = 0;
  #atOnce = 0;
  readonly #browsers = new Map<string, Browser>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(): Promise<FakePushService> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const service = new FakePushService(server);
    server.on('request', (request, reply) => void service.#answer(request, reply));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  subscribe(name: string = randomBytes(9).toString('base64url')): Subscribed {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const secret = randomBytes(16);
    const browser = `/push/${name}`;
    this.#browsers.set(browser, { keys, secret });
    const endpoint = this.origin + browser;
    return { browser, endpoint, p256dh, auth: secret.toString('base64url') };
  }

  of(browser: string): Message[] {
    return this.pushed.filter((one) => one.browser === browser).map(({ message }) => message);
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    this.seen += 1;
    this.#atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.#atOnce);
    reply.on('close', () => (this.#atOnce -= 1));
    const body = await buffer(request);
    if (this.answer === 'hang') return;
    const browser = request.url ?? '';
    const { retryAfter } = this.answer;
    const status = this.answers.get(browser) ?? this.answer.status;
    if (status === 201) await this.#take(browser, request.headers, body);
    reply.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end();
  }

  async #take(browser: string, headers: IncomingHttpHeaders, body: Buffer): Promise<void> {
    const known = this.#browsers.get(browser);
    if (!known) throw new Error(`No browser has subscribed at ${browser}.`);
    const message = JSON.parse(decrypt(body, known)) as Message;
    const signed = await claimsOf(headers.authorization);
    this.pushed.push({ browser, headers, message, ...signed });
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
