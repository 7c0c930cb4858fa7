import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Sessions } from '../account/sessions';
import { systemRandom } from '../ports/random';
import { testApp, type TestApp } from '../testing/app';
import { testDatabase, type TestDatabase } from '../testing/database';
import { Wire } from '../testing/wire';
import { createApi } from './api';
import { CALL_HEAD } from './answer';
import { createFrame } from './frame';
import { escapeHtml, scriptJson } from './html';
import { TokenBuckets } from './tokenBuckets';

const PAGE = `<!doctype html>
<html lang="en" data-brand="" data-scheme="">
  <head>
    <!--brand:head-->
    <script type="module" src="/assets/main-abc123.js"></script>
  </head>
  <body></body>
</html>`;

const HINTS = JSON.stringify({
  '/dashboard': ['assets/Dashboard-d1.js', 'assets/Dashboard-d1.css'],
  '/incomes/:type': ['assets/Income-i1.js'],
});

let database: TestDatabase;
let app: TestApp;
let wire: Wire;
let webDir: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), PAGE);
  await writeFile(join(webDir, 'assets/main-abc123.js'), `// ${'x'.repeat(5_000)}\n`);
  await writeFile(join(webDir, 'robots.txt'), 'User-agent: *\n');
  await mkdir(join(webDir, '.vite'));
  await writeFile(join(webDir, '.vite/hints.json'), HINTS);
  database = await testDatabase(inject('postgresUrl'));
  app = await testApp(database.db, { WEB_DIR: webDir });
  wire = new Wire(app.origin);
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(webDir, { recursive: true });
  expect(app.errors).toEqual([]);
});

/** Requests a page of a host, because `fetch` cannot set the `Host` header. */
function page(
  host: string,
  path = '/',
): Promise<{ status: number; headers: Headers; html: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(app.origin + path, { headers: { host } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: new Headers(reply.headers as Record<string, string>),
          html: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const factsIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="brand">(.*?)<\/script>/.exec(html)?.[1] ?? '');

test.each(['/.vite/hints.json', '/%2Evite/hints.json', '/assets/../.vite/hints.json'])(
  'does not serve the data of the build at %s',
  async (path) => {
    const { status, html } = await page('localhost', path);
    expect(status).toBe(404);
    expect(html).toContain('FILE_NOT_FOUND');
  },
);

describe('the reply to an invalid request', () => {
  test('names an unknown route in the error', async () => {
    const reply = await wire.get('/api/nope');
    expect(reply).toMatchObject({
      status: 404,
      body: { status: 'error', message: 'There is no GET /api/nope.' },
    });
    expect((await wire.get('/api')).status).toBe(404);
  });

  test('distinguishes a contract call without a handler from an unknown route', async () => {
    const sessions = new Sessions({
      db: database.db,
      secret: new Uint8Array(),
      hours: 1,
      now: Date.now,
    });
    const options = {
      sessions,
      random: systemRandom,
      checkReplies: true,
      brands: [],
      trustedProxies: 0,
      geoHeader: undefined,
      publicUrl: '',
      perAddress: new TokenBuckets({ now: Date.now }, 0),
      perMember: new TokenBuckets({ now: Date.now }, 0),
      isClosed: () => false,
      answerMs: Infinity,
      live: { open: async () => undefined },
    };
    const bare = createFrame({ head: CALL_HEAD, onAnswer: () => undefined, log: () => undefined });
    bare.route('/', createApi({ endpoints: [], ...options }));
    const reply = await bare.request(
      '/api/user/profile',
      {},
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    expect(reply.status).toBe(501);
    expect(await reply.json()).toEqual({
      status: 'error',
      message: 'GET /api/user/profile is in the contract, but this server does not serve it.',
      code: 'NOT_SERVED',
      params: { method: 'GET', path: '/api/user/profile' },
    });
  });

  test('names a wrong method on a known route in the error', async () => {
    const reply = await wire.get('/api/auth/login');
    expect(reply).toMatchObject({
      status: 405,
      body: { message: 'There is no GET /api/auth/login: use POST.' },
    });
    expect(reply.headers.get('allow')).toBe('POST');
  });

  test.each([
    ['{', 'not valid JSON'],
    ['[]', 'JSON array'],
    ['"text"', 'expected Object, received "text"'],
    ['', 'code is missing'],
    ['null', 'expected Object, received null'],
  ])('refuses the body %s with a reason', async (body, reason) => {
    const reply = await wire.send('/api/auth/login', { method: 'POST', body });
    expect(reply).toMatchObject({
      status: 400,
      body: { status: 'error', message: expect.stringContaining(reason) },
    });
  });

  test('refuses a body larger than 64 KiB', async () => {
    const reply = await wire.post('/api/auth/login', { code: 'x'.repeat(70_000), password: 'x' });
    expect(reply).toMatchObject({ status: 413, body: { status: 'error' } });
  });

  test('names an invalid page number in the error', async () => {
    const { token } = await wire.signUp();
    for (const page of ['0', '-1', '1.5', 'x']) {
      const reply = await wire.get(`/api/game/myBets?gametype=1&page=${page}`, { token });
      expect(reply).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/page/i) },
      });
    }
  });

  test('a server error is logged in full, and the response omits its details', async () => {
    const broken = await testDatabase(inject('postgresUrl'));
    const brokenApp = await testApp(broken.db);
    await broken.drop();
    const reply = await new Wire(brokenApp.origin).post('/api/auth/login', {
      code: 'anna',
      password: 'x',
    });
    await brokenApp.close();
    expect(reply).toMatchObject({ status: 500, body: { status: 'error' } });
    expect(reply.body.message).not.toMatch(/pool|database|sql/i);
    expect(brokenApp.errors).toHaveLength(1);
  });
});

describe('the brand of a host in the first HTML', () => {
  test.each([
    ['aurora.localhost:4000', 'aurora', 'https://aurora.example'],
    ['ember.localhost', 'ember', 'https://ember.example'],
    ['LAGOON.localhost', 'lagoon', 'https://lagoon.example'],
    ['unknown.example:81', 'default', 'http://unknown.example:81'],
  ])('[BRAND-01] [BRAND-02] %s shows brand %s', async (host, id, websiteUrl) => {
    const { html } = await page(host);
    const facts = factsIn(html);
    const logo = expect.stringMatching(`^/brands/${id}/logo\\.svg\\?v=[0-9a-f]{8}$`);
    expect(facts).toMatchObject({ id, websiteUrl, logo });
    expect(html).toContain(
      `<html lang="en" dir="ltr" data-brand="${id}" data-scheme="${facts.defaultScheme}">`,
    );
    expect(html).toContain(`<title>${facts.title}</title>`);
    expect(html).toContain(`<meta name="description" content="${facts.titleDescription}">`);
    expect(html).toMatch(/<meta name="theme-color"[^>]* content="#[0-9a-f]{6}">/);
    expect(html).toContain(`[data-brand='${id}']{--platform-`);
  });

  test('[BRAND-02] the default brand has the title and description of the specification', async () => {
    const { html } = await page('anywhere.example');
    expect(factsIn(html)).toMatchObject({
      title: 'Default Site',
      titleDescription: 'Default Description',
    });
  });

  test('browser routes return the page, missing files a 404', async () => {
    expect((await page('localhost', '/wingo1Minute')).html).toContain('<title>');
    expect((await page('localhost', '/incomes/Trade_profit?page=2')).status).toBe(200);
    expect((await page('localhost', '/assets/gone.js')).status).toBe(404);
    expect((await page('localhost', '/../../package.json')).status).toBe(404);
  });

  test('the policy allows the page’s style by a nonce that changes on each request', async () => {
    const [first, second] = [await page('localhost'), await page('localhost')];
    const nonceOf = ({ html }: { html: string }) => /<style nonce="([^"]+)">/.exec(html)?.[1];
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'self' 'nonce-${nonceOf(first)}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(first.headers.get('cache-control')).toBe('no-cache');
  });

  test('the logo of each brand is an image', async () => {
    for (const id of ['default', 'aurora', 'ember', 'lagoon', 'folio']) {
      const { headers, html } = await page('localhost', `/brands/${id}/logo.svg`);
      expect(headers.get('content-type')).toContain('image/svg+xml');
      expect(html).toContain('<svg');
    }
    expect((await page('localhost', '/brands/unknown/logo.svg')).status).toBe(404);
  });

  test('a site can be installed under the name, colour and icon of its brand', async () => {
    const { headers, html } = await page('ember.localhost', '/manifest.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json');
    expect(headers.get('vary')).toContain('Host');
    const manifest = JSON.parse(html);
    expect(manifest).toMatchObject({ name: 'Ember Gaming Platform', short_name: 'Ember' });
    const document = await page('ember.localhost');
    expect(document.html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(document.html).toContain(` content="${manifest.theme_color}">`);
    const icon = await page('ember.localhost', manifest.icons[0].src);
    expect(icon.headers.get('content-type')).toContain(manifest.icons[0].type);
    // The policy has no rule for manifests, so `default-src` applies.
    expect(document.headers.get('content-security-policy')).toContain("default-src 'self';");
  });

  test('the link preview shows the brand and omits the query', async () => {
    const { html } = await page('ember.localhost', '/?tab=resetPassword&token=secret');
    const meta = (property: string) =>
      new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1] ?? '';
    expect(meta('og:title')).toBe('Ember Gaming Platform');
    expect(meta('og:url')).toMatch(/^http:\/\/ember\.localhost:\d+\/$/);
    expect(html.slice(0, html.indexOf('</head>'))).not.toContain('secret');
    const { origin, pathname, search } = new URL(meta('og:image'));
    expect(`${origin}/`).toBe(meta('og:url'));
    const picture = await page('ember.localhost', pathname + search);
    expect(picture.headers.get('content-type')).toBe('image/png');
  });

  test('the texts of a brand are escaped in HTML and JSON', () => {
    expect(escapeHtml(`"><script>'&`)).toBe('&quot;&gt;&lt;script&gt;&#39;&amp;');
    expect(scriptJson({ title: '</script><!--' })).not.toContain('<');
    expect(JSON.parse(scriptJson({ title: '</script>' }))).toEqual({ title: '</script>' });
  });
});

describe('preloads of files for a single page', () => {
  test('the first HTML contains the preloads', async () => {
    const { html } = await page('localhost', '/dashboard?tab=wallet');
    const hint = (kind: string, file: string) =>
      `<link ${kind} crossorigin fetchpriority="low" href="/assets/${file}">`;
    expect(html).toContain(hint('rel="modulepreload"', 'Dashboard-d1.js'));
    expect(html).toContain(hint('rel="preload" as="style"', 'Dashboard-d1.css'));
    expect(html.indexOf('Dashboard-d1')).toBeGreaterThan(html.indexOf('main-abc123.js'));
    expect(html).not.toContain('Income-i1');
  });

  test.each(['/incomes/Level_income', '/incomes/Level_income/', '/Incomes/x'])(
    'the preloads match the page at %s',
    async (path) => {
      const { html } = await page('localhost', path);
      expect(html).toContain('/assets/Income-i1.js');
      expect(html).not.toContain('Dashboard-d1');
    },
  );

  test.each(['/', '/dashboard/more', '/incomes', '/incomes/a/b'])(
    '%s, which has no separate page, has no preloads',
    async (path) => {
      expect((await page('localhost', path)).html).not.toMatch(/modulepreload|as="style"/);
    },
  );
});

describe('files of the web build', () => {
  test('hashed assets are cached for a year, other files are not', async () => {
    const asset = await page('localhost', '/assets/main-abc123.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    const gone = await page('localhost', '/assets/gone-abc123.js');
    expect(gone.headers.get('cache-control')).toBeNull();
    expect((await page('localhost', '/robots.txt')).html).toBe('User-agent: *\n');
  });

  test('a file is compressed if the browser accepts it', async () => {
    const reply = await fetch(`${app.origin}/assets/main-abc123.js`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(await reply.text()).toHaveLength(5_004);
  });

  test('every response has the security headers', async () => {
    const paths = ['/', '/api/nope', '/api/user/profile', '/robots.txt', '/gone.txt', '/healthz'];
    for (const path of [...paths, '/docs', '/openapi.json', '/manifest.webmanifest']) {
      const { headers } = await page('localhost', path);
      expect(Object.fromEntries(headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': path.startsWith('/api/')
          ? 'no-referrer'
          : 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'x-request-id': expect.stringMatching(/^[\w-]{20,}$/),
      });
    }
  });

  test('responses of the API are never cached', async () => {
    const { token } = await wire.signUp();
    const replies = [
      await wire.get('/api/user/profile', { token }),
      await wire.get('/api/user/profile'),
      await wire.get('/api/nope'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 401, 404]);
    for (const { headers } of replies) expect(headers.get('cache-control')).toBe('no-store');
  });
});

test('without a web build, the page explains the fix, and the API works', async () => {
  const bare = await testApp(database.db);
  const there = new Wire(bare.origin);
  expect(await there.get('/')).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('no web build') },
  });
  expect((await there.get('/readyz')).status).toBe(200);
  await bare.close();
});
