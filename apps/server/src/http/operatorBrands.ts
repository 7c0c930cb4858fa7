import { createHash, timingSafeEqual } from 'node:crypto';
import { isBrandId, LARGEST_BRAND_BYTES } from '@platform/tokens';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { OperatorEventKind } from '../account/securityLog';
import type { BrandDesk } from '../brands/brandDesk';
import { DeskError } from '../brands/deskError';
import { brandIdOf, readRequest, type Requests } from '../brands/requests';
import type { SteadyClock } from '../ports/clock';
import { bodyLimit } from './bodyLimit';
import { answerError, type LogError } from './errors';
import { networkOf } from './network';
import { slowDown } from './slowDown';
import { siteOrigin, type SiteOptions } from './site';
import { TokenBuckets } from './tokenBuckets';
import { addressOf } from './visitor';

export const OPERATOR_PATH = '/operator/brands';

export const PREVIEW_PATH = '/preview';

/** Maximum sustained requests per second and network: too few to guess a token. */
const REQUEST_RATE = 2;

/** Body size limit in bytes: the largest brand in base64, plus file names, author and reason. */
const LARGEST_BODY_BYTES = Math.ceil(LARGEST_BRAND_BYTES / 3) * 4 + 64 * 1024;

/** Action of an operator, for the security log. */
export interface OperatorEvent {
  event: OperatorEventKind;
  address: string;
  /** Brand id; '' if the request names none. */
  brand: string;
  /** Author stated by the operator; '' for a wrong token, because that request is not read. */
  author: string;
  /** Version number; 'folder' for the brand's folder; '' for a wrong token. */
  version: number | 'folder' | '';
  /** Requested start time, as ISO 8601. */
  at?: string;
}

export interface OperatorOptions extends SiteOptions {
  desk: BrandDesk;
  /** Writes an action to the security log. */
  record: (event: OperatorEvent) => Promise<void>;
  clock: SteadyClock;
  trustedProxies: number;
  /** Bearer token; undefined to disable the calls. */
  token: string | undefined;
  log: LogError;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** @param onWrong called if the token is wrong */
async function checkToken(
  header: string | undefined,
  token: string | undefined,
  onWrong: () => Promise<void>,
): Promise<void> {
  if (token === undefined) {
    throw new DeskError(
      404,
      'This server keeps no versions of brands. Start it with BRANDS_TOKEN to have them kept.',
    );
  }
  // Hashes have equal lengths, as `timingSafeEqual` requires.
  if (timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`))) return;
  if (header !== undefined) await onWrong();
  throw new DeskError(
    401,
    header === undefined
      ? 'Send the token of this server as a bearer token.'
      : 'This is not the token of this server. It is the BRANDS_TOKEN that the server was started with; without DATABASE_URL, the server prints it when it starts.',
  );
}

function answer(c: Context, error: DeskError) {
  const { status, message, problems, code } = error;
  return c.json({ status: 'error', message, problems, ...(code && { code }) }, status);
}

async function payloadOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    throw new DeskError(400, 'The body is not valid JSON.');
  }
}

const whichOf = (text: string): number | 'served' | 'folder' => {
  if (text === 'served' || text === 'folder') return text;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new DeskError(400, 'Name a version by its number, or ask for served or folder.');
};

/**
 * Creates the calls with which operators save, publish and roll back versions of brands. The token
 * is sent in a header, never in a cookie, so pages of other origins, such as the Brand Studio, may
 * make these calls.
 */
export function createOperatorBrands(options: OperatorOptions): Hono {
  const { desk, clock, token, log, record } = options;
  const perNetwork = new TokenBuckets(clock, REQUEST_RATE);
  const operator = new Hono();
  operator.onError((error, c) =>
    error instanceof DeskError ? answer(c, error) : answerError(c, error, log),
  );
  operator.use(`${OPERATOR_PATH}/*`, async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex');
    if (c.req.method === 'OPTIONS') {
      c.header('Access-Control-Allow-Methods', 'GET, POST');
      c.header('Access-Control-Allow-Headers', 'Authorization, Content-Type');
      return c.body(null, 204);
    }
    // The rate limit precedes the token check, to limit guesses.
    const address = addressOf(c as Context, options);
    slowDown(perNetwork.take(networkOf(address)));
    await checkToken(c.req.header('Authorization'), token, () => {
      const [id = ''] = c.req.path.slice(OPERATOR_PATH.length + 1).split('/');
      const brand = isBrandId(id) ? id : '';
      return record({ event: 'brands-token-wrong', address, brand, author: '', version: '' });
    });
    return next();
  });
  operator.use(`${OPERATOR_PATH}/*`, bodyLimit(LARGEST_BODY_BYTES));

  const at = (path: string) => `${OPERATOR_PATH}/:id${path}`;
  const idOf = (c: Context) => brandIdOf(String(c.req.param('id')));
  const success = (c: Context, data: object) => c.json({ status: 'success', data });
  const post = <Name extends keyof Requests>(
    path: string,
    name: Name,
    run: (id: string, request: Requests[Name], address: string) => Promise<object>,
  ) =>
    operator.post(at(path), async (c) => {
      const request = readRequest(name, await payloadOf(c));
      return success(c, await run(idOf(c), request, addressOf(c, options)));
    });

  operator.get(`${OPERATOR_PATH}/`, (c) => success(c, { brands: desk.list() }));
  operator.get(at('/history'), async (c) => success(c, await desk.history(idOf(c))));
  operator.get(at('/files/:which'), async (c) =>
    success(c, await desk.files(idOf(c), whichOf(String(c.req.param('which'))))),
  );
  post('/drafts', 'draft', (id, request) => desk.draft(id, request));
  post('/publications', 'publish', async (brand, request, address) => {
    const done = await desk.publish(brand, request);
    const { author, number, at: moment } = request;
    const event = { event: 'brand-published', address, brand, author } as const;
    const version = number ?? 'folder';
    await record({ ...event, version, ...(moment && { at: moment.toISOString() }) });
    return done;
  });
  post('/rollback', 'rollback', async (brand, request, address) => {
    const done = await desk.rollBack(brand, request);
    const event = { event: 'brand-rolled-back', address, brand, author: request.author } as const;
    await record({ ...event, version: done.number ?? 'folder' });
    return done;
  });
  post('/cancel', 'cancel', (id, request) => desk.cancel(id, request));
  post('/previews', 'preview', async (id, request) => {
    const { token: secret, ...preview } = await desk.preview(id, request);
    return { ...preview, address: `${originFor(options, id)}${PREVIEW_PATH}?token=${secret}` };
  });
  operator.all(`${OPERATOR_PATH}/*`, (c) => {
    throw new DeskError(404, `There is no ${c.req.method} ${c.req.path}.`);
  });
  return operator;
}

/**
 * Returns the origin for previews of a brand: its own site, where members are signed in, or the
 * public URL.
 */
function originFor({ brands, publicUrl }: SiteOptions, id: string): string {
  const brand = brands.find((one) => one.id === id);
  return brand ? siteOrigin(brand, publicUrl) : publicUrl;
}
