import { fileURLToPath } from 'node:url';
import { loadBrands, type Brand, type Photo } from '@platform/tokens';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { heroJob, heroPicture, heroVariant } from './heroPicture';
import { RENDER_PROGRAM } from '../paths';
import { Renderer } from './renderer';

const brands = await loadBrands(fileURLToPath(new URL('../../../../tokens', import.meta.url)));

const renderer = new Renderer(RENDER_PROGRAM);
afterAll(() => renderer.close());

/** Creates a photo with a dark left half and, if given, an EXIF orientation. */
async function photo(orientation?: number): Promise<Photo> {
  const dark = { create: { width: 750, height: 1000, channels: 3, background: '#113' } } as const;
  const bytes = await sharp({
    create: { width: 1500, height: 1000, channels: 3, background: '#fda' },
  })
    .composite([{ input: await sharp(dark).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toBuffer();
  const [width, height] = orientation === undefined ? [1500, 1000] : [1000, 1500];
  return { name: 'hero.jpg', type: 'image/jpeg', bytes, width, height, version: '01234567' };
}

function brandWith(hero: Photo | undefined): Brand {
  const aurora = brands.find(({ id }) => id === 'aurora');
  if (!aurora) throw new Error('There is no brand to give a picture.');
  const { hero: _, ...plain } = aurora;
  return { ...plain, ...(hero && { hero }) };
}

test('the page lists every width and format, and reserves the picture’s space', async () => {
  const brand = brandWith(await photo());
  const at = (width: number, kind: string) => `/brands/aurora/hero-${width}.01234567.${kind}`;
  const srcSet = (kind: string) =>
    [480, 800, 1200].map((width) => `${at(width, kind)} ${width}w`).join(', ');
  expect(heroPicture(brand, 'A lantern')).toEqual({
    src: at(800, 'webp'),
    width: 800,
    height: 533,
    alt: 'A lantern',
    sources: ['avif', 'webp'].map((kind) => ({ type: `image/${kind}`, srcSet: srcSet(kind) })),
  });
  expect(heroPicture(brandWith(undefined), '')).toBeUndefined();
});

test('parses the file names of variants and rejects other names', async () => {
  const brand = brandWith(await photo());
  const asked = (name: string, of = brand) => heroVariant(of, name);
  const known = { kind: 'avif', width: 480 };
  expect(asked('hero-480.01234567.avif')).toEqual({ ...known, isCurrent: true });
  expect(asked('hero-480.76543210.avif')).toEqual({ ...known, isCurrent: false });
  expect(asked('hero-480.01234567.avif', brandWith(undefined))).toBeUndefined();
  for (const name of ['hero-481.01234567.avif', 'hero-480.01234567.png', 'hero.jpg', 'logo.svg']) {
    expect(asked(name), name).toBeUndefined();
  }
});

test('renders each variant in its width and format, smaller than the original', async () => {
  const hero = await photo();
  for (const kind of ['avif', 'webp'] as const) {
    const bytes = await renderer.photo(heroJob(hero, { width: 480, kind }));
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([480, 320, kind === 'avif' ? 'heif' : 'webp']);
    expect(bytes.length).toBeLessThan(hero.bytes.length);
  }
});

test('rotates a photo upright by its orientation', async () => {
  const bytes = await renderer.photo(heroJob(await photo(6), { width: 480, kind: 'webp' }));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 720]);
  const redAt = (y: number) => data[(y * info.width + 240) * info.channels] ?? 0;
  // After a clockwise rotation, the left half is at the top.
  expect(redAt(100)).toBeLessThan(60);
  expect(redAt(620)).toBeGreaterThan(200);
});
