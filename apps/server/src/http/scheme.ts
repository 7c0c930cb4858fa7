import { SCHEME_CHOICES, type Brand, type SchemeChoice } from '@platform/tokens';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** Cookie in which the web app stores the player's colour scheme. */
const NAME = 'scheme';

/** Returns the colour scheme of a page: the player's choice, else the brand's default. */
export function schemeOf(c: Context, { defaultScheme }: Brand): SchemeChoice {
  const chosen = getCookie(c, NAME);
  return SCHEME_CHOICES.find((scheme) => scheme === chosen) ?? defaultScheme;
}
