import type { Context } from 'hono';
import { parse, serialize } from 'hono/utils/cookie';
import { headOf } from './answer';

const NAME = 'device';
/** What `rememberDevice` makes; anything else in the cookie is not one. */
const TOKEN = /^[\w-]{43}$/;
/** As long as browsers keep a cookie; the server forgets a browser earlier. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;
/** Only where passwords are sent. */
const PATH = '/api/auth';

/** The token this browser got when a member signed in with it; undefined when it has none. */
export function deviceOf(c: Context): string | undefined {
  const token = parse(c.req.header('Cookie') ?? '', NAME)[NAME];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/**
 * Has the browser keep a token, out of the reach of scripts and of signing out, which clears the
 * storage that they reach. It opens no session: see `knownDevice`.
 *
 * @param secure whether the browser came by TLS
 */
export function keepDevice(c: Context, token: string, secure: boolean): void {
  const common = { httpOnly: true, path: PATH, maxAge: MAX_AGE_SECONDS };
  headOf(c)['Set-Cookie'] =
    secure && comesFromElsewhere(c)
      ? serialize(NAME, token, { ...common, secure, sameSite: 'None', partitioned: true })
      : serialize(NAME, token, { ...common, secure, sameSite: 'Strict' });
}

/** Whether the page is on another host than the API: it sends cookies only if they allow that. */
function comesFromElsewhere(c: Context): boolean {
  const origin = c.req.header('Origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host !== new URL(c.req.url).host;
}
