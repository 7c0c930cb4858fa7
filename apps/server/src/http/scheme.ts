import { SCHEME_CHOICES, type Brand, type SchemeChoice } from '@platform/tokens';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** The cookie in which the web app keeps the colour scheme that a player chose. */
const NAME = 'scheme';

/** The colour scheme of a page: the one that the player chose, else the brand's. */
export function schemeOf(c: Context, { defaultScheme }: Brand): SchemeChoice {
  const chosen = getCookie(c, NAME);
  return SCHEME_CHOICES.find((scheme) => scheme === chosen) ?? defaultScheme;
}
