import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { loadBrands, type Brand } from '@platform/tokens';
import { PNG } from 'pngjs';
import { afterAll, expect, test } from 'vitest';
import { RENDER_PROGRAM } from '../paths';
import { Renderer } from './renderer';
import { drawSocial, socialPath } from './socialPicture';

const brands = await loadBrands(fileURLToPath(new URL('../../../../tokens', import.meta.url)));
const require = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url));
const font = await readFile(
  require.resolve('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2'),
);
const renderer = new Renderer(RENDER_PROGRAM);
afterAll(() => renderer.close());

/** Counts the pixels that are lighter than the background of the text. */
async function look(brand: Brand, ...[face = font]: [face?: Uint8Array | 'none']) {
  const own = face === 'none' ? undefined : face;
  const png = PNG.sync.read(Buffer.from(await drawSocial(brand, own, renderer)));
  let light = 0;
  for (let y = 230; y < 560; y += 1) {
    for (let x = 80; x < 700; x += 1) {
      if ((png.data[(y * png.width + x) * 4] ?? 0) > 150) light += 1;
    }
  }
  return { size: [png.width, png.height], light };
}

/** Returns an unrendered brand with light text on dark. */
function fresh(change: Partial<Brand> = {}): Brand {
  const aurora = brands.find(({ id }) => id === 'aurora');
  if (!aurora) throw new Error('There is no brand to link to.');
  return { ...aurora, ...change };
}

test('shows the brand and its words in 1200 x 630 px', async () => {
  for (const brand of brands) expect((await look(brand)).size).toEqual([1200, 630]);
  const { light } = await look(fresh());
  expect(light).toBeGreaterThan(4000);
  expect((await look(fresh(), 'none')).light).toBe(0);
});

test('omits text that the font cannot draw, and draws markup as text', async () => {
  const words = { title: 'منصة ألعاب', titleDescription: 'जुआ' };
  expect((await look(fresh(words))).light).toBe(0);
  const markup = { title: '<rect width="9999"/>&amp;', titleDescription: 'x' };
  expect((await look(fresh(markup))).light).toBeGreaterThan(500);
});

test('cuts a long description after three lines', async () => {
  const long = await look(fresh({ titleDescription: 'words and words '.repeat(30).trim() }));
  const longer = await look(fresh({ titleDescription: 'words and words '.repeat(60).trim() }));
  expect(long.light).toBe(longer.light);
});

test('has a URL that changes with its content', () => {
  const brand = fresh();
  expect(socialPath(brand)).toMatch(/^\/brands\/aurora\/social\.png\?v=[0-9a-f]{8}$/);
  expect(socialPath(fresh({ title: 'Another' }))).not.toBe(socialPath(brand));
  const own = { name: 'social.png', type: 'image/png' as const, bytes: font, version: '01234567' };
  expect(socialPath(fresh({ social: own }))).toBe('/brands/aurora/social.png?v=01234567');
});
