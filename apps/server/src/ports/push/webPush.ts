import { createECDH } from 'node:crypto';
import webpush from 'web-push';
import { untilAborted } from '../untilAborted';
import {
  PushAway,
  type Push,
  type PushEnd,
  type PushMessage,
  type PushOptions,
  type PushTarget,
} from './push';

const TIMEOUT_MS = 10_000;
const MOST_REST_SECONDS = 3_600;

/** Encoding of encrypted messages (RFC 8291). */
const ENCODING = 'aes128gcm';

const NOT_FOUND = 404;
const GONE = 410;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

export interface WebPushOptions {
  /** Private P-256 key that identifies the sender (VAPID), in base64url. */
  privateKey: string;
  /** Contact for push services: a `mailto:` or `https:` URL. */
  subject: string;
  /**
   * Hosts, including their subdomains, to which messages are sent over TLS. A service on this
   * machine is given as an origin.
   */
  services: readonly string[];
  timeoutMs?: number;
}

export function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}

/**
 * Returns true if a URL belongs to a push service. Members choose the endpoint, so it may be any
 * URL. `fetch` rejects URLs with a user name or password.
 */
function isAt(service: string, url: URL): boolean {
  const { protocol, origin, hostname, port, username, password } = url;
  if (username !== '' || password !== '') return false;
  if (service.includes('://')) return origin === service;
  const isBelow = hostname === service || hostname.endsWith(`.${service}`);
  return isBelow && protocol === 'https:' && port === '';
}

const isDone = (status: number) => status >= 200 && status < 300;
const mayTryAgain = (status: number) => status === TOO_MANY || status >= SERVER_ERROR;

/** Returns the seconds of `Retry-After`; 0 if it is missing or a date. */
const restOf = (reply: Response): number =>
  Math.min(Number(reply.headers.get('Retry-After')) || 0, MOST_REST_SECONDS);

/**
 * Creates a Web Push client (RFC 8030). Messages are encrypted for the browser (RFC 8291), and
 * requests are signed by the server (RFC 8292).
 */
export function webPush(options: WebPushOptions): Push {
  const { privateKey, subject, services, timeoutMs = TIMEOUT_MS } = options;
  const publicKey = publicKeyOf(privateKey);

  const signatureFor = (endpoint: string) =>
    webpush.getVapidHeaders(new URL(endpoint).origin, subject, publicKey, privateKey, ENCODING);
  // Makes an invalid key or subject fail at startup instead of with each message.
  signatureFor('https://localhost');

  const serviceOf = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return undefined;
    const url = new URL(endpoint);
    return services.find((service) => isAt(service, url));
  };

  /** Encrypts a message for a browser. Returns undefined if the keys of the browser are invalid. */
  function encrypted({ p256dh, auth }: PushTarget, message: PushMessage) {
    try {
      const text = JSON.stringify(message);
      return new Uint8Array(webpush.encrypt(p256dh, auth, text, ENCODING).cipherText);
    } catch {
      return undefined;
    }
  }

  const headersOf = (endpoint: string, { ttlSeconds, urgent, topic }: PushOptions) => ({
    ...signatureFor(endpoint),
    TTL: String(ttlSeconds),
    Urgency: urgent ? 'high' : 'normal',
    'Content-Type': 'application/octet-stream',
    'Content-Encoding': ENCODING,
    ...(topic !== undefined && { Topic: topic }),
  });

  async function post(endpoint: string, request: RequestInit, ending: AbortSignal | undefined) {
    const host = new URL(endpoint).host;
    const send = async (signal: AbortSignal) => {
      // A redirect could lead to a host outside the push service.
      const reply = await fetch(endpoint, { ...request, redirect: 'manual', signal });
      await reply.body?.cancel();
      return { host, reply };
    };
    try {
      return await untilAborted([AbortSignal.timeout(timeoutMs), ending], send);
    } catch (cause) {
      const { message } = cause as Error;
      throw Object.assign(new PushAway(`The push service ${host} is unavailable: ${message}.`), {
        cause,
      });
    }
  }

  return {
    publicKey,
    services,
    serviceOf,
    async send(target, message, how, ending): Promise<PushEnd> {
      const { endpoint } = target;
      const body = serviceOf(endpoint) && encrypted(target, message);
      if (!body) return 'gone';
      const request = { method: 'POST', headers: headersOf(endpoint, how), body };
      // The request uses `fetch`, because the library ignores our limits.
      const { host, reply } = await post(endpoint, request, ending);
      const { status } = reply;
      if (isDone(status)) return 'taken';
      if (status === NOT_FOUND || status === GONE) return 'gone';
      if (!mayTryAgain(status)) return 'refused';
      throw new PushAway(
        `The push service ${host} responded with status ${status}.`,
        restOf(reply),
      );
    },
  };
}
