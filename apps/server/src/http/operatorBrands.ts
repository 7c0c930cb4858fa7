import { isBrandId, LARGEST_BRAND_BYTES } from '@platform/tokens';
import type { Context } from 'hono';
import { Hono } from 'hono';
import type { OperatorEventKind } from '../account/securityLog';
import type { Queryable } from '../db/database';
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

export interface OperatorEvent {
  event: OperatorEventKind;
  address: string;
  /** Brand id; '' if the request names none. */
  brand: string;
  /** Staff member or program; '' for a wrong token. */
  author: string;
  /** Version number; 'folder' for the brand's folder; '' for a wrong token. */
  version: number | 'folder' | '';
  /** Requested start time, as ISO 8601. */
  at?: string;
}

export interface OperatorOptions extends SiteOptions {
  desk: BrandDesk;
  db: Queryable;
  record: (event: OperatorEvent) => Promise<void>;
  clock: SteadyClock;
  trustedProxies: number;
  access: BrandAccess;
  sessionIn: (c: Context) => string | undefined;
  log: LogError;
}

/** Staff member or program that makes a call. */
export interface BrandCaller {
  account: bigint;
  name: string;
}

/** Action on a brand, for the staff audit log. */
export interface RecordedAction {
  permission: 'brand.draft' | 'brand.publish' | 'brand.rollback';
  brand: string;
  detail: Readonly<Record<string, unknown>>;
  reason: string;
  address: string;
}

export interface WaitingLine {
  request: string;
  number: number | null;
  at: string | null;
  author: string;
  note: string;
  is_own: boolean;
}

export interface BrandAccess {
  callerOf: (token: string) => Promise<BrandCaller | undefined>;
  personOf: (session: string) => Promise<BrandCaller | undefined>;
  may: (caller: BrandCaller, permissions: readonly string[], brand: string) => Promise<boolean>;
  /** Returns the permissions by brand. Omits brands for which the caller has no permission. */
  permissions: (
    caller: BrandCaller,
    brands: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** True if another person has to approve publications. */
  waits: () => Promise<boolean>;
  /** Returns pending publications that the caller requested or may approve. */
  waiting: (caller: BrandCaller, brand: string) => Promise<readonly WaitingLine[]>;
  record: (db: Queryable, caller: BrandCaller, action: RecordedAction) => Promise<void>;
  /** Returns the id of the request. */
  request: (caller: BrandCaller, action: Omit<RecordedAction, 'permission'>) => Promise<bigint>;
}

/** Permissions, any of which allows reading a brand's versions and sharing a preview. */
const READING = ['brand.draft', 'brand.approve'];

const BEARER = 'Bearer ';

/** Returns the signed-in caller. With a session, rejects changes that come from another origin. */
async function checkSession(
  c: Context,
  { sessionIn, access, publicUrl }: Pick<OperatorOptions, 'sessionIn' | 'access' | 'publicUrl'>,
): Promise<BrandCaller> {
  const session = sessionIn(c);
  if (session === undefined) {
    throw new DeskError(401, 'Send a token of staff as a bearer token, or sign in at /staff.');
  }
  if (c.req.method !== 'GET' && c.req.header('Origin') !== publicUrl) {
    throw new DeskError(403, 'The request came from another site.');
  }
  const caller = await access.personOf(session);
  if (caller !== undefined) return caller;
  throw new DeskError(401, 'Your session has ended. Sign in again.', [], 'SIGNED_OUT');
}

async function checkToken(
  header: string,
  access: BrandAccess,
  onWrong: () => Promise<void>,
): Promise<BrandCaller> {
  const given = header.startsWith(BEARER) ? header.slice(BEARER.length) : '';
  const caller = await access.callerOf(given);
  if (caller !== undefined) return caller;
  await onWrong();
  throw new DeskError(
    401,
    'This is not a valid token of staff. Sign in again. Without DATABASE_URL, the server keeps one in its data folder.',
  );
}

function answer(c: Context, error: DeskError) {
  const { status, message, problems, code, detail } = error;
  return c.json({ status: 'error', message, problems, ...(code && { code, detail }) }, status);
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
 * Creates the calls that operators use to save, publish and roll back brand versions. Programs send
 * a token in a header, and the Brand Studio sends the staff session. Pages of other origins cannot
 * make these calls.
 */
export function createOperatorBrands(options: OperatorOptions): Hono {
  const { desk, clock, log, record, access } = options;
  const perNetwork = new TokenBuckets(clock, REQUEST_RATE);
  const operator = new Hono();
  operator.onError((error, c) =>
    error instanceof DeskError ? answer(c, error) : answerError(c, error, log),
  );
  operator.use(`${OPERATOR_PATH}/*`, async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex');
    // The rate limit precedes the token check, to limit guesses.
    const address = addressOf(c as Context, options);
    slowDown(perNetwork.take(networkOf(address)));
    const header = c.req.header('Authorization');
    const caller =
      header === undefined
        ? await checkSession(c as Context, options)
        : await checkToken(header, access, () => {
            const [id = ''] = c.req.path.slice(OPERATOR_PATH.length + 1).split('/');
            const brand = isBrandId(id) ? id : '';
            return record({ event: 'brands-token-wrong', address, brand, author: '', version: '' });
          });
    c.set('caller' as never, caller as never);
    return next();
  });
  operator.use(`${OPERATOR_PATH}/*`, bodyLimit(LARGEST_BODY_BYTES));

  const at = (path: string) => `${OPERATOR_PATH}/:id${path}`;
  const idOf = (c: Context) => brandIdOf(String(c.req.param('id')));
  const success = (c: Context, data: object) => c.json({ status: 'success', data });
  const callerOf = (c: Context) => c.get('caller') as BrandCaller;

  /** Throws if the caller has none of the permissions for the brand of the call. */
  const authorize = async (c: Context, permissions: readonly string[]): Promise<string> => {
    const [id, caller] = [idOf(c), callerOf(c)];
    if (await access.may(caller, permissions, id)) return id;
    throw new DeskError(
      403,
      `${caller.name} has no role with the permission ${permissions[0]} for ${id}.`,
    );
  };

  interface Asked<Name extends keyof Requests> {
    brand: string;
    request: Requests[Name];
    caller: BrandCaller;
    address: string;
  }
  const post = <Name extends keyof Requests>(
    path: string,
    name: Name,
    permissions: readonly string[],
    run: (asked: Asked<Name>) => Promise<object>,
  ) =>
    operator.post(at(path), async (c) => {
      const brand = await authorize(c, permissions);
      const caller = callerOf(c);
      const payload = await payloadOf(c);
      const request = readRequest(name, payload, caller.name);
      return success(c, await run({ brand, request, caller, address: addressOf(c, options) }));
    });
  const audit =
    (caller: BrandCaller, action: RecordedAction) =>
    (db: Queryable = options.db): Promise<void> =>
      access.record(db, caller, action);

  operator.get(`${OPERATOR_PATH}/`, async (c) => {
    const known = desk.list();
    const permissions = await access.permissions(
      callerOf(c),
      known.map(({ id }) => id),
    );
    const mayRead = ({ id }: { id: string }) =>
      READING.some((permission) => permissions.get(id)?.includes(permission));
    return success(c, { brands: known.filter(mayRead) });
  });
  operator.get(at('/history'), async (c) => {
    const [brand, caller] = [await authorize(c, READING), callerOf(c)];
    const [history, permissions, approval, waiting] = await Promise.all([
      desk.history(brand),
      access.permissions(caller, [brand]),
      access.waits(),
      access.waiting(caller, brand),
    ]);
    const may = permissions.get(brand) ?? [];
    return success(c, { ...history, caller: caller.name, may, approval, waiting });
  });
  operator.get(at('/files/:which'), async (c) =>
    success(
      c,
      await desk.files(await authorize(c, READING), whichOf(String(c.req.param('which')))),
    ),
  );
  post('/drafts', 'draft', ['brand.draft'], async ({ brand, request, caller, address }) => {
    const done = await desk.draft(brand, request);
    const detail = { number: done.number };
    await audit(caller, {
      permission: 'brand.draft',
      brand,
      detail,
      reason: request.note,
      address,
    })();
    return done;
  });
  post(
    '/publications',
    'publish',
    ['brand.publish'],
    async ({ brand, request, caller, address }) => {
      const { author, number, at: moment, over, note: reason } = request;
      const detail = {
        number,
        at: moment?.toISOString() ?? null,
        ...(over !== undefined && { over }),
      };
      if (await access.waits()) {
        await desk.check(brand, request);
        const id = await access.request(caller, { brand, detail, reason, address });
        return { number, request: String(id) };
      }
      const action = { permission: 'brand.publish', brand, detail, reason, address } as const;
      const done = await desk.publish(brand, request, audit(caller, action));
      const event = { event: 'brand-published', address, brand, author } as const;
      const version = number ?? 'folder';
      await record({ ...event, version, ...(moment && { at: moment.toISOString() }) });
      return done;
    },
  );
  post('/rollback', 'rollback', ['brand.rollback'], async ({ brand, request, caller, address }) => {
    const { author, off, note: reason } = request;
    const action = {
      permission: 'brand.rollback',
      brand,
      detail: { off },
      reason,
      address,
    } as const;
    const done = await desk.rollBack(brand, request, audit(caller, action));
    const event = { event: 'brand-rolled-back', address, brand, author } as const;
    await record({ ...event, version: done.number ?? 'folder' });
    return done;
  });
  // Staff who may roll back may also stop a planned publication.
  post('/cancel', 'cancel', ['brand.rollback'], async ({ brand, request, caller, address }) => {
    const done = await desk.cancel(brand, request);
    const detail = { cancelled: done.cancelled };
    await audit(caller, { permission: 'brand.rollback', brand, detail, reason: '', address })();
    return done;
  });
  post('/previews', 'preview', READING, async ({ brand, request }) => {
    const { token: secret, ...preview } = await desk.preview(brand, request);
    return { ...preview, address: `${originFor(options, brand)}${PREVIEW_PATH}#${secret}` };
  });
  operator.all(`${OPERATOR_PATH}/*`, (c) => {
    throw new DeskError(404, `There is no ${c.req.method} ${c.req.path}.`);
  });
  return operator;
}

/** Returns the origin for previews: the brand's own site, where members are signed in. */
function originFor({ brands, publicUrl }: SiteOptions, id: string): string {
  const brand = brands.find((one) => one.id === id);
  return brand ? siteOrigin(brand, publicUrl) : publicUrl;
}
