import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands, type Brand } from '@platform/tokens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../ports/random';
import { appIconPath } from '../pictures/appIcons';
import { iconPath, logoPath } from './brandPage';
import { Refusal } from './refusal';
import type { Pictures } from '../pictures/pictures';
import { socialPath } from '../pictures/socialPicture';
import { testPictures } from '../testing/pictures';
import { faceFinder } from './fontFaces';
import { createWebBuild } from './webBuild';

const PAGE = `<!doctype html>
<html lang="en" data-brand="" data-scheme="">
  <head>
    <!--brand:head-->
  </head>
</html>`;

const require = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url));
const SORA = require.resolve('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2');

let folder: string;
let brands: readonly Brand[];
let bytes: Uint8Array;
let pictures: Pictures;

beforeAll(async () => {
  const all = await loadBrands(join(import.meta.dirname, '../../../../tokens'));
  bytes = await readFile(SORA);
  const file = { name: 'acme-latin.woff2', range: 'U+0-FF', bytes, version: '01234567' };
  const fonts = [{ family: 'Acme Sans', weight: '100 900', licence: 'OFL', files: [file] }];
  brands = all.map((brand) => (brand.id === 'lagoon' ? { ...brand, fonts } : brand));
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  pictures = testPictures({ faceOf: faceFinder(folder) });
});
afterAll(async () => {
  await pictures.close();
  await rm(folder, { recursive: true });
});

async function visit(path: string, of = brands) {
  for (const brand of of) expect(await pictures.prepare({ path: '' }, brand)).toEqual([]);
  const web = await createWebBuild({
    folder,
    brands: of,
    random: systemRandom,
    previewOf: { of: async () => undefined },
    clock: { now: () => 0 },
    publicUrl: 'http://localhost',
    trustedProxies: 0,
  });
  web.onError((error, c) => c.text(error instanceof Refusal ? error.code : String(error)));
  return web.request(`http://lagoon.localhost${path}`);
}

test('a brand page declares its fonts and loads them from their URLs', async () => {
  const html = await (await visit('/')).text();
  const address = /@font-face\{font-family:'Acme Sans';src:url\('([^']+)'\)/.exec(html)?.[1] ?? '';
  expect(address).toBe('/brands/lagoon/acme-latin.woff2?v=01234567');
  const answer = await visit(address);
  expect(answer.headers.get('Content-Type')).toBe('font/woff2');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  const [, facts = '{}'] = /id="brand">([^<]*)</.exec(html) ?? [];
  expect(JSON.parse(facts)).toMatchObject({ id: 'lagoon' });
  expect(JSON.parse(facts)).not.toHaveProperty('fonts');
});

test('caches do not store files at the URL of an unknown version', async () => {
  const lagoon = brands.find(({ id }) => id === 'lagoon');
  if (!lagoon) throw new Error('There is no brand with files.');
  const addresses = [
    '/brands/lagoon/acme-latin.woff2?v=01234567',
    logoPath(lagoon),
    iconPath(lagoon),
    appIconPath(lagoon, 'app-192.png'),
    socialPath(lagoon),
  ];
  const keepOf = async (address: string) => (await visit(address)).headers.get('Cache-Control');
  for (const address of addresses) {
    expect(await keepOf(address), address).toBe('public, max-age=86400');
    const [path = ''] = address.split('?');
    expect(await keepOf(path), path).toBe('public, max-age=86400');
    expect(await keepOf(`${address}f`), address).toBe('no-cache');
  }
});

test('the fonts of a brand are not served at the URLs of another brand', async () => {
  for (const path of ['/brands/ember/acme-latin.woff2', '/brands/lagoon/acme.woff2']) {
    expect(await (await visit(path)).text()).toBe('FILE_NOT_FOUND');
  }
});

test('renders a link preview in the brand’s own font if the build lacks one', async () => {
  const pictureOf = async (of: readonly Brand[]) => {
    const answer = await visit('/brands/lagoon/social.png', of);
    return Buffer.from(await answer.arrayBuffer());
  };
  const unwritten = brands.map(({ fonts, ...brand }) => brand);
  const written = await pictureOf(brands);
  // The two pictures differ only in their text, which adds bytes.
  expect(written.length).toBeGreaterThan((await pictureOf(unwritten)).length + 5000);
});
