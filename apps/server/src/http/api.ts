import {
  calls,
  decode,
  IDEMPOTENCY_HEADER,
  idempotencyKey,
  IN_USE_HEADER,
  LIVE_PATH,
  type Call,
} from '@platform/api/contract';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import type { Sessions } from '../account/sessions';
import { stopwatch } from '../ports/clock';
import { randomText, type Random } from '../ports/random';
import { answerJson, headOf } from './answer';
import { authenticate } from './authenticate';
import { bodyLimit, refuseCutOff } from './bodyLimit';
import { checkAll, type Check } from './checks';
import { refuseClosedSites, type IsClosed } from './closedHosts';
import { crossOrigin } from './crossOrigin';
import { withDeadline } from './deadline';
import type { Caller, Endpoint, MemberEndpoint } from './endpoint';
import { accountDisabled } from './errors';
import { isOpenWhileExcluded, selfExcluded } from './exclusion';
import { liveStream, type LiveStreams } from './liveStream';
import { networkOf } from './network';
import { Refusal } from './refusal';
import { slowDown } from './slowDown';
import type { TokenBuckets } from './tokenBuckets';
import { addressOf, visitorOf, type VisitorOptions } from './visitor';

const LARGEST_BODY_BYTES = 64 * 1024;
const KEY_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

export interface ApiOptions extends VisitorOptions {
  endpoints: readonly Endpoint[];
  sessions: Sessions;
  random: Random;
  /** Validates replies against the contract, in development and tests. */
  checkReplies: boolean;
  perAddress: TokenBuckets;
  perMember: TokenBuckets;
  /** Time limit of a response after the request has arrived, in ms. */
  answerMs: number;
  isClosed: IsClosed;
  live: LiveStreams;
}

function payloadOf(text: string): unknown {
  const payload = text === '' ? {} : parseJson(text);
  // Arrays are objects, so the contract would look for fields in them.
  if (!Array.isArray(payload)) return payload;
  throw new Refusal(400, 'BODY_IS_ARRAY');
}

/** Size at which the cache of decoded bodies is cleared. */
const REMEMBERED = 1_000;
const LONGEST_REMEMBERED = 200;

async function requestOf(c: Context, { call, decoded }: Endpoint): Promise<unknown> {
  if (call.method === 'GET') return decode(call.request, c.req.query());
  const text = await c.req.text().catch(refuseCutOff);
  const known = decoded?.get(text);
  if (known !== undefined) return known;
  const request = decode(call.request, payloadOf(text));
  if (decoded === undefined || text.length > LONGEST_REMEMBERED) return request;
  if (decoded.size >= REMEMBERED) decoded.clear();
  decoded.set(text, request);
  return request;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message: detail } = error as SyntaxError;
    throw new Refusal(400, 'INVALID_JSON', { detail });
  }
}

function keyOf(c: Context, random: Random): string {
  const header = c.req.header(IDEMPOTENCY_HEADER);
  return header === undefined
    ? randomText(random, KEY_ALPHABET, 32)
    : decode(idempotencyKey, header);
}

/** Returns true if a call prolongs the session. Automatic calls of pages do not. */
const isUse = (c: Context, { method, background }: Call): boolean =>
  c.req.header(IN_USE_HEADER) === '1' || (method === 'POST' && !background);

async function callerOf(
  c: Context,
  { call, alsoDisabled }: MemberEndpoint,
  options: ApiOptions,
): Promise<Caller> {
  const { sessions, random } = options;
  const { member, session, disabled, excluded } = await authenticate(
    sessions,
    c.req.header('Authorization'),
    isUse(c, call),
  );
  slowDown(options.perMember.take(String(member)));
  if (disabled && !alsoDisabled) throw accountDisabled();
  if (excluded && !isOpenWhileExcluded(call)) throw selfExcluded();
  const idempotencyKey = keyOf(c, random);
  const known = { member, session, disabled, excluded, idempotencyKey };
  return Object.assign(visitorOf(c, options), known);
}

/**
 * Authorizes first, so that unauthorized callers learn nothing about the call. Receiving the body
 * has its own time limit (see `listen`), because its speed depends on the caller.
 */
async function runEndpoint(c: Context, endpoint: Endpoint, options: ApiOptions): Promise<object> {
  const { answerMs } = options;
  if (endpoint.auth === 'public') {
    const request = await requestOf(c, endpoint);
    return withDeadline(answerMs, endpoint.run(request, visitorOf(c, options)));
  }
  const elapsed = stopwatch();
  const caller = await withDeadline(answerMs, callerOf(c, endpoint, options));
  const left = answerMs - elapsed();
  const request = await requestOf(c, endpoint);
  return withDeadline(left, endpoint.run(request, caller));
}

function checkReply({ path, response }: Call, reply: unknown): void {
  try {
    decode(response, reply);
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`The reply of ${path} breaks the contract: ${message}`, { cause });
  }
}

function cachingOf({ cacheSeconds = 0, revalidated = false }: Call): string | undefined {
  if (cacheSeconds > 0) return `public, max-age=${cacheSeconds}`;
  return revalidated ? 'private, no-cache' : undefined;
}

function unknownRoute(c: Context, endpoints: readonly Endpoint[]): never {
  const { method, path } = c.req;
  if (calls.some((call) => call.method === method && call.path === path)) {
    throw new Refusal(501, 'NOT_SERVED', { method, path });
  }
  const known = endpoints.filter(({ call }) => call.path === path).map(({ call }) => call.method);
  if (known.length === 0) throw new Refusal(404, 'NOT_FOUND', { method, path });
  const allowed = known.join(', ');
  headOf(c)['Allow'] = allowed;
  throw new Refusal(405, 'METHOD_NOT_ALLOWED', { method, path, allowed });
}

export function createApi(options: ApiOptions): Hono {
  const { endpoints, checkReplies } = options;
  const api = new Hono();
  const limitRate: Check = (c) => {
    slowDown(options.perAddress.take(networkOf(addressOf(c, options))));
    return undefined;
  };
  api.use(
    '/api/*',
    checkAll(refuseClosedSites(options.isClosed), crossOrigin(options.brands), limitRate),
  );
  api.use('/api/*', bodyLimit(LARGEST_BODY_BYTES));
  for (const endpoint of endpoints) {
    const { call } = endpoint;
    const caching = cachingOf(call);
    if (caching !== undefined) api.use(call.path, etag());
    api.on(call.method, call.path, async (c) => {
      const reply = await runEndpoint(c, endpoint, options);
      if (checkReplies) checkReply(call, reply);
      // Sets the header after the reply exists, so that failed calls are never cached.
      if (caching !== undefined) headOf(c)['Cache-Control'] = caching;
      return answerJson(c, reply);
    });
  }
  api.get(LIVE_PATH, liveStream(options));
  api.all('/api/*', (c) => unknownRoute(c, endpoints));
  api.all('/api', (c) => unknownRoute(c, endpoints));
  return api;
}
