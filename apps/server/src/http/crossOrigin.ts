import { IDEMPOTENCY_HEADER, IN_USE_HEADER } from '@platform/api/contract';
import type { Brand } from '@platform/tokens';
import type { Context } from 'hono';
import { headOf } from './answer';
import type { Check } from './checks';
import { Refusal } from './refusal';

const ALLOWED_HEADERS = [
  'Accept',
  'Authorization',
  'Content-Type',
  IDEMPOTENCY_HEADER,
  'Last-Event-ID',
  'X-CSRF-Token',
  IN_USE_HEADER,
  'X-Request-Id',
];
const EXPOSED_HEADERS = ['Retry-After', 'X-Request-Id'];
const PREFLIGHT_SECONDS = 600;

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const isPageOf = ({ hosts, websiteUrl }: Brand, page: URL): boolean =>
  hosts.includes(page.hostname) || urlOf(websiteUrl)?.origin === page.origin;

const isApiOf = ({ hosts, api_url }: Brand, api: URL): boolean =>
  hosts.includes(api.hostname) || urlOf(api_url)?.host === api.host;

const mayCall = (brands: readonly Brand[], page: URL, api: URL): boolean =>
  brands.some((brand) => isPageOf(brand, page) && isApiOf(brand, api));

function allow(c: Context, origin: string): void {
  Object.assign(headOf(c), {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
  });
}

function answerPreflight(c: Context) {
  const headers = {
    ...headOf(c),
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  };
  return new Response(null, { status: 204, headers });
}

/** Allows pages of the brands to call the API. Browsers withhold the response from other pages. */
export const crossOrigin =
  (brands: readonly Brand[]): Check =>
  (c) => {
    // The header is also set without permission, so that caches do not reuse the refusal for a page
    // of a brand.
    headOf(c)['Vary'] = 'Origin';
    const origin = c.req.header('Origin');
    const page = origin === undefined ? undefined : urlOf(origin);
    if (origin === undefined || page === undefined) return undefined;
    const api = new URL(c.req.url);
    if (page.host === api.host) return undefined;
    const allowed = mayCall(brands, page, api);
    if (allowed) allow(c, origin);
    if (c.req.method !== 'OPTIONS') return undefined;
    if (allowed) return answerPreflight(c);
    const { origin: pageOrigin, hostname } = page;
    throw new Refusal(403, 'ORIGIN_NOT_ALLOWED', { origin: pageOrigin, host: api.host, hostname });
  };
