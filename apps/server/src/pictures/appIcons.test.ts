import { fileURLToPath } from 'node:url';
import { loadBrands, type Brand } from '@platform/tokens';
import { PNG } from 'pngjs';
import { afterAll, expect, test } from 'vitest';
import { APP_ICONS, appIconPath, appIconSvg, isAppIcon } from './appIcons';
import { RENDER_PROGRAM } from '../paths';
import { Renderer } from './renderer';

const brands = await loadBrands(fileURLToPath(new URL('../../../../tokens', import.meta.url)));
const [brand] = brands;
if (!brand) throw new Error('There is no brand to install.');

const renderer = new Renderer(RENDER_PROGRAM);
afterAll(() => renderer.close());

const draw = (of: Brand, name: (typeof names)[number]) =>
  renderer.png({ svg: appIconSvg(of, name) });

const names = Object.keys(APP_ICONS).filter(isAppIcon);

/** Returns the size of an icon, the alpha of its corner and its number of colours. */
async function look(name: (typeof names)[number], of = brand) {
  if (!of) throw new Error('There is no brand to look at.');
  const { width, height, data } = PNG.sync.read(Buffer.from(await draw(of, name)));
  const pixels = new Set<number>();
  for (let at = 0; at < data.length; at += 4) pixels.add(data.readUInt32BE(at));
  return { width, height, cornerAlpha: data[3], colours: pixels.size };
}

test.each(names)('%s is a square of its size and contains the drawing', async (name) => {
  const { size, filled } = APP_ICONS[name];
  const { width, height, cornerAlpha, colours } = await look(name);
  expect([width, height]).toEqual([size, size]);
  expect(cornerAlpha).toBe(filled ? 255 : 0);
  expect(colours).toBeGreaterThan(10);
});

test('a PNG icon is resized to every size', async () => {
  const bytes = await draw(brand, 'app-192.png');
  const icon = { name: 'icon.png', type: 'image/png' as const, bytes, version: '01234567' };
  const { width, colours } = await look('app-512.png', { ...brand, icon });
  expect(width).toBe(512);
  expect(colours).toBeGreaterThan(10);
});

test('the URL of an icon changes with the icon', () => {
  const icon = { ...brand.icon, version: '89abcdef' };
  expect(appIconPath({ ...brand, icon }, 'app-512.png')).not.toBe(
    appIconPath(brand, 'app-512.png'),
  );
});
