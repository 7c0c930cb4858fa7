import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands, type Brand } from '@platform/tokens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../ports/random';
import { createWebBuild, type WebBuildOptions } from './webBuild';

const pageIn = (below: string) => `<!doctype html>
<html lang="en" data-brand="" data-scheme="">
  <head>
    <!--brand:head-->
    <script type="module" src="/${below}assets/main-1.js"></script>
    <link rel="stylesheet" crossorigin href="/${below}assets/main-1.css">
  </head>
</html>`;

let folder: string;
let brands: readonly Brand[];

beforeAll(async () => {
  brands = await loadBrands(join(import.meta.dirname, '../../../../tokens'));
  folder = await mkdtemp(join(tmpdir(), 'worker-'));
  for (const below of ['', 'ar/']) {
    await mkdir(join(folder, below, '.vite'), { recursive: true });
    await writeFile(join(folder, below, 'index.html'), pageIn(below));
  }
  await writeFile(join(folder, '.vite/worker.js'), 'self.BUILD = BUILD;');
});
afterAll(() => rm(folder, { recursive: true }));

async function visit(
  path: string,
  {
    host = 'aurora.localhost',
    headers = {},
    ...options
  }: { host?: string; headers?: Record<string, string> } & Partial<WebBuildOptions> = {},
) {
  const web = await createWebBuild({
    folder,
    brands,
    random: systemRandom,
    previewOf: { of: async () => undefined },
    clock: { now: () => 0 },
    publicUrl: 'http://localhost',
    trustedProxies: 0,
    ...options,
  });
  const answer = await web.request(`http://${host}${path}`, { headers });
  return { answer, text: await answer.text() };
}

async function buildOf(options: Parameters<typeof visit>[1] = {}) {
  const { text } = await visit('/service-worker.js', options);
  const self = {} as { BUILD: { version: string; shells: Record<string, string[]> } };
  new Function('self', text)(self);
  return self.BUILD;
}

test('lists the files of every language and is revalidated each time', async () => {
  const { answer } = await visit('/service-worker.js');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('vary')).toContain('Host');
  expect((await buildOf()).shells).toEqual({
    en: ['/assets/main-1.js', '/assets/main-1.css'],
    ar: ['/ar/assets/main-1.js', '/ar/assets/main-1.css'],
  });
});

test('changes its version only if the brand or a file changes', async () => {
  const { version } = await buildOf();
  expect((await buildOf()).version).toBe(version);
  expect((await buildOf({ host: 'ember.localhost' })).version).not.toBe(version);
  const renamed = brands.map((brand) => ({ ...brand, name: 'Another' }));
  expect((await buildOf({ brands: renamed })).version).not.toBe(version);
});

test('unregisters itself and deletes its caches if disabled', async () => {
  const { text } = await visit('/service-worker.js', { serviceWorker: false });
  expect(text).toContain('self.registration.unregister()');
  expect(text).toContain('caches.delete(name)');
  expect(text).not.toContain('BUILD');
});

test('the offline page has the brand’s design and the reader’s language', async () => {
  const { answer, text } = await visit('/offline');
  expect(answer.headers.get('content-language')).toBe('en');
  expect(text).toContain('lang="en" dir="ltr" data-brand="aurora"');
  expect(text).toContain('Aurora needs an internet connection');
  const arabic = await visit('/offline', { headers: { 'Accept-Language': 'ar' } });
  expect(arabic.answer.headers.get('content-language')).toBe('ar');
  expect(arabic.text).toContain('lang="ar" dir="rtl"');
  expect((await visit('/offline', { host: 'lagoon.localhost' })).text).toContain('Lagoon needs');
});

test('the offline page needs no other file, and its policy allows its style', async () => {
  const { answer, text } = await visit('/offline');
  expect(
    [...text.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to = '']) => to.slice(0, 5)),
  ).toEqual(['data:', '']);
  expect(text).not.toContain('<script');
  const nonce = /<style nonce="([^"]+)">/.exec(text)?.[1] ?? 'none';
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
});
