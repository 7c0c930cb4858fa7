import { calls } from '@platform/api/contract';
import { toOpenApi } from '@platform/api/openapi';
import { brandForHost, type Brand } from '@platform/tokens';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Random } from '../../ports/random';
import { contentSecurityPolicy, newNonce } from '../securityHeaders';
import { docsPage } from './docsPage';

export interface DocsOptions {
  brands: readonly Brand[];
  random: Random;
}

export function createDocs({ brands, random }: DocsOptions): Hono {
  const document = toOpenApi(calls, { live: true });
  const docs = new Hono();
  docs.use('/openapi.json', compress());
  docs.use('/docs', compress());
  docs.get('/openapi.json', (c) => c.json(document));
  docs.get('/docs', (c) => {
    const nonce = newNonce(random);
    c.header('Content-Security-Policy', contentSecurityPolicy(nonce, ''));
    c.header('Vary', 'Host');
    return c.html(docsPage(document, brandForHost(brands, new URL(c.req.url).host), nonce));
  });
  return docs;
}
