import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import type { Queryable } from '../db/database';
import { builtFiles } from '../http/builtFiles';
import { newNonce } from '../http/securityHeaders';
import { slowDown } from '../http/slowDown';
import type { TokenBuckets } from '../http/tokenBuckets';
import type { Random } from '../ports/random';
import { sessionOf } from '../staff/sessions';
import { isStaffHost, StaffCookies, type StaffCookieOptions } from './cookies';
import { staffVisitorOf } from './staffVisitor';

export const STUDIO_PATH = '/studio';

/** Studio URLs that a sign-in may return to. */
export const STUDIO_PAGE = /^\/studio(\?brand=[a-z][a-z0-9-]*)?$/;

/** Place in the built pages at which the style element with the nonce is inserted. */
const STYLE_MARK = '<!--studio:style-->';

export interface StudioOptions extends StaffCookieOptions {
  db: Queryable;
  random: Random;
  /** Rate limit per network. */
  perNetwork: TokenBuckets;
  /** Folder of the build of the Brand Studio. */
  folder: string;
}

/** Pages of the build with the pages that may embed them. */
const PAGES = {
  index: { ancestors: "'none'", frames: 'DENY' },
  screen: { ancestors: "'self'", frames: 'SAMEORIGIN' },
} as const;

/**
 * Returns the content security policy of a page. Styles, fonts and pictures of a draft are `blob:`
 * and `data:`, because no server has them.
 */
const policyOf = (nonce: string, ancestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

/**
 * Creates the page of the Brand Studio for signed-in staff, on the host of PUBLIC_URL. Without a session,
 * it redirects to the sign-in, and back afterwards. The calls of the Studio check the person's roles.
 */
export function createStudio(options: StudioOptions): Hono {
  const { db, random, folder, perNetwork } = options;
  const cookies = new StaffCookies(options);
  const studio = new Hono();

  studio.use(`${STUDIO_PATH}/*`, async (c, next) => {
    if (!isStaffHost(c as Context, options)) return c.notFound();
    c.header('X-Robots-Tag', 'noindex');
    return next();
  });

  const send = (name: keyof typeof PAGES) => async (c: Context) => {
    c.header('Cache-Control', 'no-store');
    slowDown(perNetwork.take(staffVisitorOf(c, options).network));
    const token = cookies.read(c, 'staff');
    if (token === undefined || (await sessionOf(db, token)) === undefined) {
      const { pathname, search } = new URL(c.req.url);
      const asked = pathname + search;
      cookies.keepNext(c, STUDIO_PAGE.test(asked) ? asked : STUDIO_PATH);
      return c.redirect('/staff', 303);
    }
    const html = await readFile(join(folder, `${name}.html`), 'utf8').catch(() => undefined);
    if (html === undefined) {
      return c.text(`There is no build of the Brand Studio in ${folder}: run npm run build.`, 503);
    }
    const nonce = newNonce(random);
    const { ancestors, frames } = PAGES[name];
    c.header('Content-Security-Policy', policyOf(nonce, ancestors));
    c.header('X-Frame-Options', frames);
    return c.html(html.replace(STYLE_MARK, () => `<style nonce="${nonce}"></style>`));
  };
  studio.get(STUDIO_PATH, send('index'));
  studio.get(`${STUDIO_PATH}/screen`, send('screen'));
  const files = builtFiles(folder, STUDIO_PATH);
  studio.get(`${STUDIO_PATH}/assets/*`, async (c, next) => {
    const reply = await files(c, next);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    return reply;
  });
  studio.all(`${STUDIO_PATH}/*`, (c) => c.notFound());
  return studio;
}
