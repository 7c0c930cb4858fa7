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

/** How long a push service may take. */
const TIMEOUT_MS = 10_000;
/** The longest that a service may ask to be left alone. */
const MOST_REST_SECONDS = 3_600;

/** How messages are encrypted (RFC 8291). */
const ENCODING = 'aes128gcm';

const NOT_FOUND = 404;
const GONE = 410;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

export interface WebPushOptions {
  /** The private key of P-256 that says whose messages they are (VAPID), in base64url. */
  privateKey: string;
  /** Whom a push service writes to about them: a `mailto:` or `https:` address. */
  subject: string;
  /** The hosts that messages are sent to, by TLS, with those below them; a whole origin on this machine. */
  services: readonly string[];
  /** @default 10_000 */
  timeoutMs?: number;
}

/** The public half of a private key of P-256, both in base64url. */
export function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}

/**
 * Whether an endpoint is at a service; members name it, so it may be any address. `fetch` takes none with
 * a name or a password.
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

/** The seconds of `Retry-After`; 0 where it says none, or a date. */
const restOf = (reply: Response): number =>
  Math.min(Number(reply.headers.get('Retry-After')) || 0, MOST_REST_SECONDS);

/**
 * Sends notifications by Web Push (RFC 8030), encrypted for the browser (RFC 8291) and signed by the
 * server (RFC 8292).
 */
export function webPush(options: WebPushOptions): Push {
  const { privateKey, subject, services, timeoutMs = TIMEOUT_MS } = options;
  const publicKey = publicKeyOf(privateKey);

  const signatureFor = (endpoint: string) =>
    webpush.getVapidHeaders(new URL(endpoint).origin, subject, publicKey, privateKey, ENCODING);
  // A key or subject that nothing can be signed with is an error now, not with each message.
  signatureFor('https://localhost');

  const serviceOf = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return undefined;
    const url = new URL(endpoint);
    return services.find((service) => isAt(service, url));
  };

  /** Undefined where nothing can be encrypted for the keys of the browser. */
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
      // What it leads to is no push service.
      const reply = await fetch(endpoint, { ...request, redirect: 'manual', signal });
      await reply.body?.cancel();
      return { host, reply };
    };
    try {
      return await untilAborted([AbortSignal.timeout(timeoutMs), ending], send);
    } catch (cause) {
      const { message } = cause as Error;
      throw Object.assign(new PushAway(`The push service ${host} is away: ${message}.`), { cause });
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
      // It is sent here, not by the library, which follows no limit of ours.
      const { host, reply } = await post(endpoint, request, ending);
      const { status } = reply;
      if (isDone(status)) return 'taken';
      if (status === NOT_FOUND || status === GONE) return 'gone';
      if (!mayTryAgain(status)) return 'refused';
      throw new PushAway(`The push service ${host} answered ${status}.`, restOf(reply));
    },
  };
}
