import { brandForHost, type Brand } from '@platform/tokens';
import type { Context } from 'hono';

/** The site that a visitor uses. */
export interface Site {
  brand: Brand;
  /** Where it is, without a slash at the end; safe to be sent in a mail. */
  origin: string;
}

export interface SiteOptions {
  brands: readonly Brand[];
  /** Where the site is of a brand that has no host. */
  publicUrl: string;
}

/**
 * Returns where a brand's site is: PUBLIC_URL, or the first of the brand's hosts, which BRAND_ORIGINS
 * admits. Mails lead there with tokens in the address, so nothing of a request gets into it, and no
 * other address that a brand's file names.
 */
export function siteOrigin({ hosts }: Pick<Brand, 'hosts'>, publicUrl: string): string {
  const { protocol, hostname, port } = new URL(publicUrl);
  const [host] = hosts;
  if (host === undefined || hosts.includes(hostname)) return publicUrl;
  // On one's own machine the brands have names below localhost, all at the server's port.
  if (hostname === 'localhost' && host.endsWith('.localhost')) {
    return new URL(`${protocol}//${host}:${port}`).origin;
  }
  return `https://${host}`;
}

const parseUrl = (text: string | undefined): URL | undefined =>
  text !== undefined && URL.canParse(text) ? new URL(text) : undefined;

/** The host of the page that a request came from. A page on another host than the API says so in Origin. */
export const pageHost = (c: Context): string =>
  (parseUrl(c.req.header('Origin')) ?? new URL(c.req.url)).host;

/** The site of the brand at a host. */
function siteAt(host: string, { brands, publicUrl }: SiteOptions): Site {
  const brand = brandForHost(brands, host);
  return { brand, origin: siteOrigin(brand, publicUrl) };
}

/** The site a request came from: it chooses the brand, and the settings say where that is. */
export const siteOf = (c: Context, options: SiteOptions): Site => siteAt(pageHost(c), options);

/** The site where the settings say that the platform is, for what no request asked for. */
export const mainSite = (options: SiteOptions): Site =>
  siteAt(new URL(options.publicUrl).host, options);
