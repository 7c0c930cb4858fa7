import type { Context } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import { headOf } from './answer';

const NAME = 'device';
/** Format of the tokens from `rememberDevice`. */
const TOKEN = /^[\w-]{43}$/;
/** Longest age that browsers allow. The server forgets a device earlier. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;
/** Browsers send the cookie only with requests that may contain passwords. */
const PATH = '/api/auth';

/** Returns the browser's token from an earlier sign-in; undefined if there is none. */
export function deviceOf(c: Context): string | undefined {
  const token = parse(c.req.header('Cookie') ?? '', NAME)[NAME];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/**
 * Stores a token in a cookie that scripts cannot read and that survives a sign-out. The cookie
 * opens no session: see `knownDevice`.
 *
 * @param secure true if the browser used TLS
 */
export function keepDevice(c: Context, token: string, secure: boolean): void {
  const common = { httpOnly: true, path: PATH, maxAge: MAX_AGE_SECONDS };
  headOf(c)['Set-Cookie'] =
    secure && comesFromElsewhere(c)
      ? serialize(NAME, token, { ...common, secure, sameSite: 'None', partitioned: true })
      : serialize(NAME, token, { ...common, secure, sameSite: 'Strict' });
}

/**
 * Returns true if page and API have different hosts. Browsers then send cookies only with
 * `SameSite=None`.
 */
function comesFromElsewhere(c: Context): boolean {
  const origin = c.req.header('Origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host !== new URL(c.req.url).host;
}
