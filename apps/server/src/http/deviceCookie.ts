import type { Context } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import { headOf } from './answer';
import { hostCookie } from './hostCookie';

const NAME = 'device';
/** Format of the tokens from `rememberDevice`. */
const TOKEN = /^[\w-]{43}$/;
/** Lifetime of the cookie, the longest that browsers allow. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;
/** Path of the cookie without TLS. Only requests to this path may contain passwords. */
const PATH = '/api/auth';

/**
 * Returns the token of the browser. Also reads the cookie of earlier releases, which has no prefix.
 */
export function deviceOf(c: Context): string | undefined {
  const cookies = parse(c.req.header('Cookie') ?? '');
  const token = cookies[hostCookie(NAME, true)] ?? cookies[NAME];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Stores the token of the browser. The cookie opens no session: see `knownDevice`. */
export function keepDevice(c: Context, token: string, secure: boolean): void {
  const name = hostCookie(NAME, secure);
  const common = { httpOnly: true, path: secure ? '/' : PATH, maxAge: MAX_AGE_SECONDS };
  headOf(c)['Set-Cookie'] =
    secure && comesFromElsewhere(c)
      ? serialize(name, token, { ...common, secure, sameSite: 'None', partitioned: true })
      : serialize(name, token, { ...common, secure, sameSite: 'Strict' });
}

/**
 * Returns true for a request from a page of another site. With such requests, browsers send cookies
 * only with `SameSite=None`.
 */
function comesFromElsewhere(c: Context): boolean {
  const origin = c.req.header('Origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host !== new URL(c.req.url).host;
}
