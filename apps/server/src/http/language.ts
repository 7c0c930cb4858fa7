import { LANGUAGES } from '@platform/messages/languages';
import type { Brand } from '@platform/tokens';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { detectFromCookie, detectFromHeader, detectFromQuery } from 'hono/language';
import { hostCookie } from './hostCookie';

const NAME = 'language';
const A_YEAR = 31_536_000;

/** Returns the available languages of a brand, with the default first. */
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
 * Returns the language of a page: the visitor's choice, else the first offered language of
 * `Accept-Language`, else the brand's default. Also reads the cookie of earlier releases, which has
 * no prefix.
 */
export function languageFor(c: Context, offered: readonly string[]): string {
  const options = settings(offered);
  return (
    detectFromCookie(c, { ...options, lookupCookie: hostCookie(NAME, true) }) ??
    detectFromCookie(c, options) ??
    detectFromHeader(c, options) ??
    options.fallbackLanguage
  );
}

const EVERY_LANGUAGE = settings(Object.keys(LANGUAGES));

export const requestedLanguage = (c: Context): string | undefined =>
  detectFromHeader(c, EVERY_LANGUAGE);

/** Returns the URL without the parameter; undefined if the URL has none. */
export function keepChoice(
  c: Context,
  offered: readonly string[],
  secure: boolean,
): string | undefined {
  const address = new URL(c.req.url);
  if (!address.searchParams.has(NAME)) return undefined;
  const chosen = detectFromQuery(c, settings(offered));
  if (chosen !== undefined) {
    setCookie(c, hostCookie(NAME, secure), chosen, {
      path: '/',
      maxAge: A_YEAR,
      sameSite: 'Lax',
      httpOnly: true,
      secure,
    });
  }
  address.searchParams.delete(NAME);
  // A path with two leading slashes would lead to another host.
  return address.pathname.replace(/^\/+/, '/') + address.search;
}
