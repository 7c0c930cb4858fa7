import { colorSchemes } from '@platform/messages/every/colorSchemes';
import { previewBar } from '@platform/messages/every/previewBar';
import { LANGUAGES } from '@platform/messages/languages';
import type { Brand } from '@platform/tokens';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Preview, Previews } from '../brands/previews';
import { formatTime } from '../account/formatTime';
import type { SteadyClock } from '../ports/clock';
import { hostCookie } from './hostCookie';
import { escapeHtml } from './html';
import { requestedLanguage } from './language';
import { networkOf } from './network';
import { PREVIEW_PATH } from './operatorBrands';
import { TokenBuckets } from './tokenBuckets';
import { cameByTls, type TransportOptions } from './transport';
import { addressOf } from './visitor';

const NAME = 'brand_preview';
/** Cookie in which the web app stores the player's colour scheme. */
const SCHEME = 'scheme';
const A_YEAR = 31_536_000;

/** Maximum preview lookups per second and network: too few to guess tokens. */
const LOOKUP_RATE = 5;

type Language = keyof typeof LANGUAGES;

const languageOf = (tag: string | undefined): Language =>
  tag !== undefined && Object.hasOwn(LANGUAGES, tag) ? (tag as Language) : 'en';

export interface PreviewPagesOptions extends TransportOptions {
  previews: Pick<Previews, 'find'>;
  clock: SteadyClock;
}

/** Keeps a response for a single browser out of caches and search engines. */
export function keepPrivate(c: Context): void {
  c.header('Cache-Control', 'private, no-store');
  c.header('X-Robots-Tag', 'noindex, nofollow');
}

export class PreviewOf {
  readonly #options: PreviewPagesOptions;
  readonly #perNetwork: TokenBuckets;

  constructor(options: PreviewPagesOptions) {
    this.#options = options;
    this.#perNetwork = new TokenBuckets(options.clock, LOOKUP_RATE);
  }

  /**
   * Returns the preview of the browser; undefined if it has none, if the database fails, or above
   * the rate limit.
   */
  async of(c: Context): Promise<Preview | undefined> {
    const token = getCookie(c, hostCookie(NAME, cameByTls(c, this.#options)));
    return token === undefined ? undefined : this.find(c, token).catch(() => undefined);
  }

  /** Returns the preview for a token; undefined if the token is unknown. */
  async find(c: Context, token: string): Promise<Preview | undefined> {
    const wait = this.#perNetwork.take(networkOf(addressOf(c, this.#options)));
    return wait === 0 ? this.#options.previews.find(token) : undefined;
  }
}

/** Returns the draft with the API of the host's brand, so that members see their own data. */
export const inPlaceOf = (brand: Brand, { brand: draft }: Preview): Brand => ({
  ...draft,
  api_url: brand.api_url,
});

/**
 * Renders the bar above the page: the name of the preview and links to leave it. Works without
 * scripts.
 */
export function previewBarHtml({ brand, number, expiresAt }: Preview, tag: string): string {
  const language = languageOf(tag);
  const [texts, schemes] = [previewBar[language], colorSchemes[language]];
  const link = (path: string, text: string) =>
    `<a href="${PREVIEW_PATH}/${path}">${escapeHtml(text)}</a>`;
  const until = formatTime(expiresAt, language);
  return [
    `<aside id="preview-bar" aria-label="${escapeHtml(texts.label)}">`,
    `<span>${escapeHtml(texts.shows({ name: brand.name, number, until }))}</span>`,
    '<nav>',
    link('scheme/dark', schemes.dark),
    link('scheme/light', schemes.light),
    link('leave', texts.leave),
    '</nav></aside>',
  ].join('');
}

export const PREVIEW_BAR_CSS =
  '#preview-bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding:6px 16px;' +
  'background:#fff;color:#111;border-block-end:3px dashed #111;font:500 14px/1.5 system-ui,sans-serif}' +
  '#preview-bar span{flex:1 1 16rem}' +
  '#preview-bar nav{display:flex;gap:4px;margin-inline:-8px}' +
  '#preview-bar a{display:inline-flex;align-items:center;min-block-size:32px;padding-inline:8px;' +
  'color:#111;text-decoration:underline}' +
  '#preview-bar a:focus-visible{outline:2px solid #111;outline-offset:-2px}';

function endedPage(language: Language): string {
  const { ended } = previewBar[language];
  return `<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language].direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(ended)}</title>
  </head>
  <body>
    <h1>${escapeHtml(ended)}</h1>
  </body>
</html>
`;
}

/**
 * Returns the path of the page that contained the bar's link; '/' if unknown or on another site.
 */
function pageBefore(c: Context): string {
  const referrer = c.req.header('Referer');
  const { host } = new URL(c.req.url);
  if (referrer === undefined || !URL.canParse(referrer)) return '/';
  const { host: from, pathname, search } = new URL(referrer);
  return from === host && !pathname.startsWith('//') ? pathname + search : '/';
}

/**
 * Creates the pages that open a preview, switch its scheme and leave it. A cookie immediately
 * replaces the token in the URL, so that later requests do not reveal it.
 */
export function createPreviewPages(options: PreviewPagesOptions, previewOf: PreviewOf): Hono {
  const pages = new Hono();
  const settings = (c: Context) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: cameByTls(c, options),
    }) as const;
  pages.on('GET', [PREVIEW_PATH, `${PREVIEW_PATH}/*`], async (c, next) => {
    keepPrivate(c);
    await next();
  });
  pages.get(`${PREVIEW_PATH}/leave`, (c) => {
    const cookie = settings(c);
    deleteCookie(c, hostCookie(NAME, cookie.secure), cookie);
    return c.redirect(pageBefore(c), 302);
  });
  pages.get(`${PREVIEW_PATH}/scheme/:scheme{dark|light}`, (c) => {
    // Uses the attributes of the app's own cookie, which scripts read.
    const { path, sameSite, secure } = settings(c);
    const name = hostCookie(SCHEME, secure);
    setCookie(c, name, c.req.param('scheme'), { path, sameSite, secure, maxAge: A_YEAR });
    return c.redirect(pageBefore(c), 302);
  });
  pages.get(PREVIEW_PATH, async (c) => {
    c.header('Referrer-Policy', 'no-referrer');
    // Logs omit the query, so the token stays secret.
    const token = c.req.query('token') ?? '';
    const preview = await previewOf.find(c, token);
    if (preview === undefined) {
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
      return c.html(endedPage(languageOf(requestedLanguage(c))), 404);
    }
    const cookie = settings(c);
    setCookie(c, hostCookie(NAME, cookie.secure), token, { ...cookie, expires: preview.expiresAt });
    return c.redirect('/', 302);
  });
  return pages;
}
