import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands, type Brand, type Picture } from '@platform/tokens';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { RENDER_PROGRAM } from '../paths';
import { TOKENS_DIR } from '../testing/app';
import { testPictures } from '../testing/pictures';
import { heroVariants, variantKey } from './heroPicture';
import { heroBytes, picturesOf, type PicturesOptions } from './pictures';
import { RENDER_LIMITS, RenderFault, Renderer, type RenderLimits } from './renderer';

/** Creates masks that each use the next one twice, so that each level doubles the work. */
const masks = (depth: number) => {
  const levels = Array.from({ length: depth }, (_, level) => {
    const next = level + 1 < depth ? ` mask="url(#m${level + 1})"` : '';
    const half = `<rect width="512" height="512" fill="#fff"${next}/>`;
    return `<mask id="m${level}">${half}${half}</mask>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><defs>${levels.join('')}</defs><rect width="512" height="512" mask="url(#m0)"/></svg>`;
};
const square = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="M0 0h${side}v${side}z"/></svg>`;

const withLimits = (limits: Partial<RenderLimits>) => {
  const renderer = new Renderer(RENDER_PROGRAM, { ...RENDER_LIMITS, ...limits });
  onTestFinished(() => renderer.close());
  return renderer;
};

describe('a render limit', () => {
  test('stops a slow picture without blocking other work, then renders the next picture', async () => {
    const renderer = withLimits({ drawingMs: 300 });
    let ended = false;
    const failed = renderer.png({ svg: masks(20) }).finally(() => (ended = true));
    const next = renderer.png({ svg: square(8) });
    // The event loop keeps running during rendering.
    for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done));
    expect(ended).toBe(false);
    await expect(failed).rejects.toThrow(RenderFault);
    await expect(failed).rejects.toThrow(/^takes longer to render than 300 ms/);
    expect([...(await next).slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  });

  test('stops a picture that needs too much memory, then renders the next picture', async () => {
    const renderer = withLimits({ memoryBytes: 48 * 1024 * 1024, drawingMs: 60_000 });
    const failed = renderer.png({ svg: square(9_000) });
    const next = renderer.png({ svg: square(8) });
    await expect(failed).rejects.toThrow(/^takes more than 48 MB of memory to render$/);
    expect((await next).length).toBeGreaterThan(0);
  });
});

test('does not affect a picture that finishes during a limit check', async () => {
  const renderer = withLimits({});
  for (let left = 400; left > 0; left -= 1) await renderer.png({ svg: square(8) });
  expect(renderer.cost.cpuMs).toBeGreaterThan(0);
});

test('counts the memory of each picture separately', async () => {
  const renderer = withLimits({});
  const peakAfter = async (count: number) => {
    for (let left = count; left > 0; left -= 1) await renderer.png({ svg: square(1_000) });
    return renderer.cost.peakBytes;
  };
  const first = await peakAfter(3);
  // Each picture has 4 MB of pixel data.
  expect((await peakAfter(30)) - first).toBeLessThan(60 * 1024 * 1024);
});

test('renders the next picture after reporting an invalid picture', async () => {
  const renderer = withLimits({});
  await expect(renderer.png({ svg: '<svg' })).rejects.toThrow(/^cannot be rendered: /);
  const photo = { isCamera: false, kind: 'webp', width: 480 } as const;
  await expect(renderer.photo({ ...photo, bytes: Uint8Array.of(1, 2, 3) })).rejects.toThrow(
    /^cannot be rendered: .*unsupported image format/,
  );
  expect((await renderer.png({ svg: square(8) })).length).toBeGreaterThan(0);
});

describe('the renderer of brand pictures', () => {
  let folder: string;
  let aurora: Brand;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const [first] = await loadBrands(TOKENS_DIR, { contrast: false });
    if (!first) throw new Error('There is no brand to render.');
    const { hero: _, ...plain } = first;
    aurora = plain;
  });
  afterAll(() => rm(folder, { recursive: true }));

  const open = (options: Partial<PicturesOptions> = {}) => {
    const pictures = testPictures({ folder, ...options });
    onTestFinished(() => pictures.close());
    return pictures;
  };
  /** Limits without rendering time, so that every picture must come from the cache. */
  const IDLE: RenderLimits = { ...RENDER_LIMITS, drawingMs: 0, photoMs: 0 };
  const drawn = (svg: string): Picture => ({
    name: 'logo.svg',
    type: 'image/svg+xml',
    bytes: new TextEncoder().encode(svg),
    version: '01234567',
  });

  test('renders a picture once and caches it by its sources', async () => {
    expect(picturesOf(aurora)).toBeUndefined();
    expect(await open().prepare({ path: 'brands/aurora' }, aurora)).toEqual([]);
    const first = picturesOf(aurora);
    expect(first?.icons.size).toBe(5);
    expect(first?.hero.size).toBe(0);
    const count = (await readdir(folder)).length;
    expect(count).toBe(7);

    // The cache also works after a restart, and for another brand with the same drawings.
    const again = { ...aurora, name: 'Another' };
    expect(await open({ limits: IDLE }).prepare({ path: '' }, again)).toEqual([]);
    expect(picturesOf(again)).toEqual(first);
    expect(await readdir(folder)).toHaveLength(count);

    const changed = { ...aurora, logo: drawn(square(32)), icon: drawn(square(32)) };
    expect(await open().prepare({ path: '' }, changed)).toEqual([]);
    expect(picturesOf(changed)?.mailLogo).not.toEqual(first?.mailLogo);
  });

  test("includes the brand's own link picture unchanged, and its photo in every width and format", async () => {
    const sharp = (await import('sharp')).default;
    const create = { width: 1200, height: 700, channels: 3, background: '#456' } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const hero = { type: 'image/jpeg', width: 1200, height: 700 } as const;
    const social = { ...drawn(''), name: 'social.png', type: 'image/png' } as const;
    const brand: Brand = {
      ...aurora,
      social,
      hero: { ...hero, name: 'hero.jpg', bytes, version: '01234567' },
    };
    expect(await open().prepare({ path: '' }, brand)).toEqual([]);
    expect(picturesOf(brand)?.social).toBe(social.bytes);
    expect([...(picturesOf(brand)?.hero.keys() ?? [])]).toEqual(heroVariants().map(variantKey));
    expect(heroBytes(brand, { width: 480, kind: 'avif' })?.length).toBeGreaterThan(0);
  });

  test('reports a failed rendering as a problem of the file', async () => {
    const pictures = open({ limits: { ...RENDER_LIMITS, drawingMs: 300 } });
    const heavy: Brand = { ...aurora, icon: { ...drawn(masks(20)), name: 'icon.svg' } };
    const problems = await pictures.prepare({ path: 'brands/aurora' }, heavy);
    expect(problems).toMatchObject([
      {
        file: 'brands/aurora/icon.svg',
        what: expect.stringMatching(/^the picture takes longer to render than 300 ms/),
      },
    ]);
    expect(picturesOf(heavy)).toBeUndefined();
  });

  test('uses the pictures even if the cache cannot be written', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const errors: unknown[] = [];
    const pictures = open({ folder: file, onError: (error) => errors.push(error) });
    const brand = { ...aurora };
    expect(await pictures.prepare({ path: '' }, brand)).toEqual([]);
    expect(picturesOf(brand)?.icons.size).toBe(5);
    expect(String(errors[0])).toContain('A rendered picture could not be kept: ');
  });
});
