import type { Context, MiddlewareHandler } from 'hono';
import type { Check } from './checks';
import { escapeHtml } from './html';
import { Refusal } from './refusal';
import { pageHost } from './site';

export type IsClosed = (host: string) => boolean;

/** Retry-After in seconds: long, because an operator has to fix the brand's folder. */
const CLOSED_SECONDS = 60;

const closed = () => new Refusal(503, 'SITE_CLOSED').after(CLOSED_SECONDS);

function closedPage(): string {
  const text = escapeHtml(closed().message);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${text}</title>
  </head>
  <body>
    <h1>${text}</h1>
  </body>
</html>
`;
}

/**
 * Refuses requests to sites that are closed. Without this check, the default brand would respond.
 */
export const refuseClosedSites =
  (isClosed: IsClosed): Check =>
  (c) => {
    if (isClosed(pageHost(c))) throw closed();
    return undefined;
  };

function answerClosed(c: Context) {
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Host');
  c.header('Retry-After', String(CLOSED_SECONDS));
  return c.html(closedPage(), 503);
}

export const closeHosts =
  (isClosed: IsClosed): MiddlewareHandler =>
  async (c, next) =>
    isClosed(new URL(c.req.url).host) ? answerClosed(c) : next();
