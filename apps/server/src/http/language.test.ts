import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands, type Brand } from '@platform/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemRandom } from '../ports/random';
import { createWebBuild } from './webBuild';

const pageIn = (below: string) => `<!doctype html>
<html lang="en" data-brand="" data-scheme="">
  <head>
    <!--brand:head-->
    <script type="module" src="/${below}assets/main-1.js"></script>
  </head>
</html>`;

let folder: string;
let brands: readonly Brand[];

beforeAll(async () => {
  brands = await loadBrands(join(import.meta.dirname, '../../../../tokens'));
  folder = await mkdtemp(join(tmpdir(), 'languages-'));
  for (const below of ['', 'ar/', 'es/']) {
    await mkdir(join(folder, below, '.vite'), { recursive: true });
    await mkdir(join(folder, below, 'assets'));
    await writeFile(join(folder, below, 'index.html'), pageIn(below));
    await writeFile(join(folder, below, 'assets/main-1.js'), '// code');
    await writeFile(
      join(folder, below, '.vite/hints.json'),
      JSON.stringify({ '/dashboard': ['assets/Dashboard-1.js'] }),
    );
  }
});
afterAll(() => rm(folder, { recursive: true }));

/** Requests a page from a server whose brands offer `languages`. */
async function visit(
  headers: Readonly<Record<string, string>>,
  {
    host = 'localhost',
    path = '/',
    languages,
  }: { host?: string; path?: string; languages?: string[] } = {},
) {
  const offering = brands.map((brand) => (languages ? { ...brand, languages } : brand));
  const web = await createWebBuild({
    folder,
    brands: offering,
    random: systemRandom,
    previewOf: { of: async () => undefined },
    clock: { now: () => 0 },
    publicUrl: 'http://localhost',
    trustedProxies: 1,
  });
  const answer = await web.request(`http://${host}${path}`, { headers });
  return { answer, html: await answer.text() };
}

const rootOf = (html: string) => /<html ([^>]*) data-brand/.exec(html)?.[1];

test.each([
  [{}, 'lang="en" dir="ltr"'],
  [{ 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' }, 'lang="es" dir="ltr"'],
  [{ 'Accept-Language': 'de, ar;q=0.5, en;q=0.4' }, 'lang="ar" dir="rtl"'],
  // The platform has Hindi, but this build does not.
  [{ 'Accept-Language': 'hi' }, 'lang="en" dir="ltr"'],
  [{ 'Accept-Language': 'en', Cookie: 'language=ar' }, 'lang="ar" dir="rtl"'],
  [{ 'Accept-Language': 'es', Cookie: 'language=klingon' }, 'lang="es" dir="ltr"'],
])('a first visit with %j is in the reader’s language', async (headers, root) => {
  expect(rootOf((await visit(headers)).html)).toBe(root);
});

test.each(['en', 'ar', 'es'])(
  'describes the brand in the language of the page, %s',
  async (tag) => {
    const { html } = await visit({ Cookie: `language=${tag}` }, { host: 'aurora.localhost' });
    const aurora = brands.find(({ id }) => id === 'aurora');
    const description = (aurora?.content?.hero?.text as Record<string, string> | undefined)?.[tag];
    expect(description).toBeDefined();
    for (const name of ['name="description"', 'property="og:description"']) {
      expect(html).toContain(`<meta ${name} content="${description}">`);
    }
    expect(html).toContain(`"titleDescription":"${description}"`);
  },
);

test('the page loads the files of its language, and browsers cache them permanently', async () => {
  const { html } = await visit({ Cookie: 'language=ar' }, { path: '/dashboard' });
  expect(html).toContain('src="/ar/assets/main-1.js"');
  expect(html).toContain('href="/ar/assets/Dashboard-1.js"');
  const { answer } = await visit({}, { path: '/ar/assets/main-1.js' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test('marks the page for caches as varying by host, language and cookie', async () => {
  const { answer } = await visit({});
  expect(answer.headers.get('vary')).toContain('Host, Accept-Language, Cookie');
});

test('a brand offers its listed languages, and the first is the default', async () => {
  const languages = ['es', 'en'];
  expect(rootOf((await visit({ 'Accept-Language': 'ar' }, { languages })).html)).toContain('"es"');
  expect(rootOf((await visit({ Cookie: 'language=ar' }, { languages })).html)).toContain('"es"');
  expect(rootOf((await visit({ 'Accept-Language': 'en' }, { languages })).html)).toContain('"en"');
});

test('a choice is stored for a year and removed from the URL', async () => {
  const { answer } = await visit({}, { path: '/incomes/x?page=2&language=ar&tab=a' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/incomes/x?page=2&tab=a');
  const cookie = answer.headers.get('set-cookie');
  expect(cookie).toContain('language=ar;');
  expect(cookie).toContain('Max-Age=31536000');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie).not.toContain('Secure');
});

test('a choice never redirects to another site', async () => {
  for (const path of ['//evil.example/?language=ar', '/\\evil.example/?language=ar']) {
    const { answer } = await visit({}, { path });
    expect(answer.headers.get('location')).toBe('/evil.example/');
  }
});

test('the cookie is secure behind a proxy that terminates TLS', async () => {
  const { answer } = await visit({ 'X-Forwarded-Proto': 'https' }, { path: '/?language=ar' });
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-language=ar; .*Path=\/.*; Secure/);
});

test('reads the cookie that is bound to the host before that of an earlier release', async () => {
  const both = 'language=es; __Host-language=ar; scheme=light; __Host-scheme=dark';
  const { html } = await visit({ Cookie: both });
  expect(rootOf(html)).toBe('lang="ar" dir="rtl"');
  expect(html).toContain('data-scheme="dark"');
});

test('a language that is not offered is not stored', async () => {
  const { answer } = await visit({}, { path: '/?language=hi' });
  expect(answer.headers.get('location')).toBe('/');
  expect(answer.headers.get('set-cookie')).toBeNull();
});

describe('the colour scheme of the first HTML', () => {
  const schemeOf = (html: string) => /data-scheme="([^"]*)"/.exec(html)?.[1];
  const bars = (html: string) => html.match(/<meta name="theme-color"[^>]*>/g) ?? [];

  test.each([
    ['scheme=light', 'light', 1],
    ['scheme=dark', 'dark', 1],
    ['scheme=system', 'system', 2],
    // Brands without a default scheme follow the system.
    ['', 'system', 2],
    ['scheme=%22onload', 'system', 2],
  ])('is set by the cookie %j to %s', async (Cookie, scheme, count) => {
    const { html } = await visit({ Cookie });
    expect(schemeOf(html)).toBe(scheme);
    expect(bars(html)).toHaveLength(count);
  });
});
