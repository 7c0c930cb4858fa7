import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { request } from 'node:http';
import { STAFF_ORIGIN } from './staff';

export interface StaffReply {
  status: number;
  /** Address of the next page; '' without a redirect. */
  location: string;
  text: string;
  /** Raw `Set-Cookie` headers. */
  cookies: string[];
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Simulated browser of a staff member, which sends forms and keeps cookies. */
export class StaffBrowser {
  readonly #origin: string;
  readonly cookies = new Map<string, string>();
  /** Headers of every request. */
  headers: Record<string, string> = {
    host: new URL(STAFF_ORIGIN).host,
    origin: STAFF_ORIGIN,
  };

  /** @param origin address of the server */
  constructor(origin: string) {
    this.#origin = origin;
  }

  get(path = '/staff'): Promise<StaffReply> {
    return this.#send('GET', path);
  }

  post(path: string, fields: Readonly<Record<string, string>> = {}): Promise<StaffReply> {
    const type = 'application/x-www-form-urlencoded';
    return this.#send('POST', path, new URLSearchParams(fields).toString(), type);
  }

  /** Sends JSON, as scripts of a page do. */
  call(path: string, payload: object): Promise<StaffReply> {
    return this.#send('POST', path, JSON.stringify(payload), 'application/json');
  }

  #send(method: string, path: string, body?: string, type = ''): Promise<StaffReply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...this.headers,
      ...(cookie !== '' && { cookie }),
      ...(body !== undefined && { 'content-type': type }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(this.#origin + path, { method, headers }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const cookies = reply.headers['set-cookie'] ?? [];
          for (const line of cookies) this.#keep(line);
          resolve({
            status: reply.statusCode ?? 0,
            location: reply.headers.location ?? '',
            text: Buffer.concat(chunks).toString('utf8'),
            cookies,
            headers: reply.headers,
          });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0\b/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Returns the options of the passkey dialog on a page. */
export function passkeyOptionsIn({ text }: StaffReply): { challenge: string } {
  const [, json = '{}'] = /data-passkey="([^"]*)"/.exec(text) ?? [];
  return JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as {
    challenge: string;
  };
}

/** Returns the secret for an authenticator app on a page. */
export const secretIn = ({ text }: StaffReply): string =>
  /<code>([A-Z2-7]{16,})<\/code>/.exec(text)?.[1] ?? '';

const bytesOf = (length: number, head: number): Buffer =>
  length < 24
    ? Buffer.from([head + length])
    : length < 256
      ? Buffer.from([head + 24, length])
      : Buffer.from([head + 25, length >> 8, length & 255]);
const cborBytes = (bytes: Buffer) => Buffer.concat([bytesOf(bytes.length, 0x40), bytes]);
const cborText = (text: string) => Buffer.concat([bytesOf(text.length, 0x60), Buffer.from(text)]);
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** Software authenticator with one key (ES256, WebAuthn Level 2). */
export class SoftPasskey {
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  counter = 0;

  /** @param origin origin that the browser reports */
  constructor(public origin = STAFF_ORIGIN) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    [this.#key, this.#publicKey] = [privateKey, publicKey];
  }

  #authData(flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const site = sha256(new URL(this.origin).hostname);
    return Buffer.concat([site, Buffer.from([flags]), counter, more]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }),
    );
  }

  #reply(response: Record<string, string>): string {
    const id = this.#id.toString('base64url');
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  }

  /** Returns the response of `navigator.credentials.create`. */
  create(challenge: string): string {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
    const length = Buffer.from([0, this.#id.length]);
    const authData = this.#authData(
      0x45,
      Buffer.concat([Buffer.alloc(16), length, this.#id, cose]),
    );
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(authData)],
    ]);
    return this.#reply({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** Returns the response of `navigator.credentials.get`. */
  sign(challenge: string): string {
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#authData(0x05);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key);
    return this.#reply({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}
