import { LANGUAGES } from '@platform/messages/languages';
import type { Brand } from '@platform/tokens';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { detectFromCookie, detectFromHeader, detectFromQuery } from 'hono/language';

/** The query parameter that chooses a language, and the cookie that keeps it. */
const NAME = 'language';
const A_YEAR = 31_536_000;

/** The languages that a visitor of this brand can read, the one of a first visit first. */
export const languagesOf = ({ languages }: Brand, built: readonly string[]): readonly string[] => {
  const offered = languages?.filter((tag) => built.includes(tag)) ?? built;
  return offered.length > 0 ? offered : built;
};

const settings = (offered: readonly string[]) => ({
  order: [],
  caches: false as const,
  lookupQueryString: NAME,
  lookupCookie: NAME,
  lookupFromHeaderKey: 'accept-language',
  lookupFromPathIndex: 0,
  ignoreCase: true,
  supportedLanguages: [...offered],
  fallbackLanguage: offered[0] ?? 'en',
});

/**
 * The language of a page: the one that the visitor has chosen, else the first of `Accept-Language`
 * that is offered, else the first one offered.
 */
export function languageFor(c: Context, offered: readonly string[]): string {
  const options = settings(offered);
  return detectFromCookie(c, options) ?? detectFromHeader(c, options) ?? options.fallbackLanguage;
}

const EVERY_LANGUAGE = settings(Object.keys(LANGUAGES));

/** The language that a caller asks for by `Accept-Language`, of all there are. */
export const requestedLanguage = (c: Context): string | undefined =>
  detectFromHeader(c, EVERY_LANGUAGE);

/**
 * The address without the parameter that chooses a language, once the choice is kept; `undefined`
 * where the address has no such parameter. A language that is not offered is not kept.
 *
 * @param secure whether the browser came by TLS
 */
export function keepChoice(
  c: Context,
  offered: readonly string[],
  secure: boolean,
): string | undefined {
  const address = new URL(c.req.url);
  if (!address.searchParams.has(NAME)) return undefined;
  const chosen = detectFromQuery(c, settings(offered));
  if (chosen !== undefined) {
    setCookie(c, NAME, chosen, {
      path: '/',
      maxAge: A_YEAR,
      sameSite: 'Lax',
      httpOnly: true,
      secure,
    });
  }
  address.searchParams.delete(NAME);
  // Two slashes would begin the name of another host.
  return address.pathname.replace(/^\/+/, '/') + address.search;
}
