import { fileURLToPath } from 'node:url';
import { loadBrands } from '@platform/tokens';
import { expect, test } from 'vitest';
import { manifestOf } from './manifest';

const brands = await loadBrands(fileURLToPath(new URL('../../../../tokens', import.meta.url)));

test('[BRAND-01] each brand has its own name, a scalable icon and icons for phones', () => {
  for (const brand of brands) {
    expect(manifestOf(brand)).toMatchObject({
      name: brand.title,
      short_name: brand.name,
    });
    expect(
      manifestOf(brand).icons.map(({ type, sizes, purpose }) => [type, sizes, purpose]),
    ).toEqual([
      ['image/svg+xml', 'any', 'any'],
      ['image/png', '192x192', 'any'],
      ['image/png', '512x512', 'any'],
      ['image/png', '192x192', 'maskable'],
      ['image/png', '512x512', 'maskable'],
    ]);
  }
});

test('reads the size of a PNG icon from its header', () => {
  const [brand] = brands;
  if (!brand) throw new Error('There is no brand to install.');
  // Start of a PNG: signature, then an 'IHDR' chunk with width and height.
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452000002000000018000', 'hex');
  const icon = { name: 'icon.png', type: 'image/png' as const, bytes, version: '01234567' };
  expect(manifestOf({ ...brand, icon }).icons[0]).toMatchObject({
    src: `/brands/${brand.id}/icon.png?v=01234567`,
    type: 'image/png',
    sizes: '512x384',
  });
});
