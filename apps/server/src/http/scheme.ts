import { SCHEME_CHOICES, type Brand, type SchemeChoice } from '@platform/tokens';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { hostCookie } from './hostCookie';

const NAME = 'scheme';

/**
 * Returns the colour scheme of a page: the player's choice, else the brand's default. Also reads the
 * cookie of earlier releases, which has no prefix.
 */
export function schemeOf(c: Context, { defaultScheme }: Brand): SchemeChoice {
  const chosen = getCookie(c, hostCookie(NAME, true)) ?? getCookie(c, NAME);
  return SCHEME_CHOICES.find((scheme) => scheme === chosen) ?? defaultScheme;
}
