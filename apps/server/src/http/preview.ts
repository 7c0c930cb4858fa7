import { colorSchemes } from '@platform/messages/every/colorSchemes';
import { previewBar } from '@platform/messages/every/previewBar';
import { LANGUAGES } from '@platform/messages/languages';
import type { Brand } from '@platform/tokens';
import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Preview, Previews } from '../brands/previews';
import { formatTime } from '../account/formatTime';
import type { SteadyClock } from '../ports/clock';
import { bodyLimit } from './bodyLimit';
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

/** Sends the token, which is in the fragment of the URL, and removes it from the history. */
const EXCHANGE = `const form = document.forms[0];
form.elements.token.value = location.hash.slice(1);
history.replaceState(null, '', location.pathname);
form.submit();`;

const EXCHANGE_POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(EXCHANGE).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

function plainPage(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language].direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    ${body}
  </body>
</html>
`;
}

/** Renders the page whose script exchanges the token. The site also needs scripts. */
const exchangePage = (language: Language): string =>
  plainPage(
    language,
    previewBar[language].label,
    `<form method="post"><input type="hidden" name="token"></form><script>${EXCHANGE}</script>`,
  );

function endedPage(language: Language): string {
  const { ended } = previewBar[language];
  return plainPage(language, ended, `<h1>${escapeHtml(ended)}</h1>`);
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

const LARGEST_FORM_BYTES = 1_024;

/**
 * Browsers do not send the fragment of the URL, which contains the token. A form exchanges it for a
 * cookie.
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
  pages.on(['GET', 'POST'], [PREVIEW_PATH, `${PREVIEW_PATH}/*`], async (c, next) => {
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
  pages.get(PREVIEW_PATH, (c) => {
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Content-Security-Policy', EXCHANGE_POLICY);
    return c.html(exchangePage(languageOf(requestedLanguage(c))));
  });
  pages.post(PREVIEW_PATH, bodyLimit(LARGEST_FORM_BYTES), async (c) => {
    c.header('Referrer-Policy', 'no-referrer');
    const { token } = await c.req.parseBody();
    const preview = typeof token === 'string' ? await previewOf.find(c, token) : undefined;
    if (typeof token !== 'string' || preview === undefined) {
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
      return c.html(endedPage(languageOf(requestedLanguage(c))), 404);
    }
    const cookie = settings(c);
    setCookie(c, hostCookie(NAME, cookie.secure), token, { ...cookie, expires: preview.expiresAt });
    return c.redirect('/', 303);
  });
  return pages;
}
