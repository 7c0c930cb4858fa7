import { brandForHost, type Brand } from '@platform/tokens';
import type { Context } from 'hono';

export interface Site {
  brand: Brand;
  /** Origin without a trailing slash, safe to send in an email. */
  origin: string;
}

export interface SiteOptions {
  brands: readonly Brand[];
  /** Origin of brands without a host. */
  publicUrl: string;
}

/**
 * Returns the origin of a brand's site: its first host, which BRAND_ORIGINS allows, or else
 * PUBLIC_URL. Emails contain links with tokens to this origin, so the origin never depends on the
 * request or on other URLs in a brand's file.
 */
export function siteOrigin({ hosts }: Pick<Brand, 'hosts'>, publicUrl: string): string {
  const { protocol, hostname, port } = new URL(publicUrl);
  const [host] = hosts;
  if (host === undefined || hosts.includes(hostname)) return publicUrl;
  // On a developer's machine, brands have subdomains of localhost on the server's port.
  if (hostname === 'localhost' && host.endsWith('.localhost')) {
    return new URL(`${protocol}//${host}:${port}`).origin;
  }
  return `https://${host}`;
}

const parseUrl = (text: string | undefined): URL | undefined =>
  text !== undefined && URL.canParse(text) ? new URL(text) : undefined;

/**
 * Pattern of host headers that need no parsing, because a parsed URL would have the same host.
 * Parsing takes 50 times as long.
 */
const PLAIN_HOST = /^[a-z][a-z\d.-]*(?::(?!80$)\d{2,5})?$/;

function hostOf(c: Context): string {
  const host = c.req.header('Host') ?? '';
  return PLAIN_HOST.test(host) ? host : new URL(c.req.url).host;
}

/**
 * Returns the host of the requesting page, which browsers send in `Origin` if the API has another
 * host.
 */
export const pageHost = (c: Context): string => parseUrl(c.req.header('Origin'))?.host ?? hostOf(c);

function siteAt(host: string, { brands, publicUrl }: SiteOptions): Site {
  const brand = brandForHost(brands, host);
  return { brand, origin: siteOrigin(brand, publicUrl) };
}

/**
 * Returns the site of a request. The request determines the brand; the settings determine the
 * origin of the brand.
 */
export const siteOf = (c: Context, options: SiteOptions): Site => siteAt(pageHost(c), options);

/** Returns the site at the public URL, for work without a request. */
export const mainSite = (options: SiteOptions): Site =>
  siteAt(new URL(options.publicUrl).host, options);
