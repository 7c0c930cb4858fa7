import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

interface Message {
  title: string;
  text: string;
  path: string;
}

export interface Subscribed {
  /** Path that identifies the browser at the push service. */
  browser: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Pushed {
  /** Path of the browser that receives the message. */
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

const SALT = 16;
const HEAD = 21;
const TAG = 16;

/** Derives a key by HKDF with SHA-256, as in RFC 8291. */
const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a message to a browser: one record of aes128gcm (RFC 8188, RFC 8291). */
export function decrypt(body: Buffer, { keys, secret }: Browser): string {
  const salt = body.subarray(0, SALT);
  const sender = body.subarray(HEAD, HEAD + (body[HEAD - 1] ?? 0));
  const sealed = body.subarray(HEAD + sender.length);
  const own = keys.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const shared = derive(keys.computeSecret(sender), secret, about, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  // The byte 2 ends the text of the last record; zero padding may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

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

/** Local push service without TLS. The service decrypts messages as browsers would. */
export class FakePushService {
  readonly pushed: Pushed[] = [];
  /**
   * Response to requests: a status, optionally with `Retry-After` in seconds, or `hang` for no response.
   */
  answer: { status: number; retryAfter?: number } | 'hang' = { status: 201 };
  /** Statuses for single browsers, by path. These statuses override `answer`. */
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
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const service = new FakePushService(server);
    server.on('request', (request, reply) => void service.#answer(request, reply));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Creates a browser and returns its subscription, which the site needs. */
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
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (this.answer === 'hang') return;
    const browser = request.url ?? '';
    const { retryAfter } = this.answer;
    const status = this.answers.get(browser) ?? this.answer.status;
    if (status === 201) await this.#take(browser, request.headers, Buffer.concat(parts));
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
