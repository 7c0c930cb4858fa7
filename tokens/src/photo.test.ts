import { describe, expect, test } from 'vitest';
import { readPhoto } from './photo.ts';
import { formatProblem } from './problem.ts';
import { jpeg, png, webp } from './testing/photos.ts';

const read = (name: string, bytes: Uint8Array) => {
  const { photo, problems } = readPhoto(name, name, bytes);
  return photo ? [photo.type, photo.width, photo.height] : problems.map(formatProblem)[0];
};

describe('the reader of pictures', () => {
  test.each<[string, Uint8Array, string]>([
    ['hero.png', png(1600, 900), 'image/png'],
    ['hero.jpg', jpeg(1600, 900), 'image/jpeg'],
    ['hero.webp', webp(1600, 900), 'image/webp'],
    ['hero.webp', webp(1600, 900, 'VP8L'), 'image/webp'],
    ['hero.webp', webp(1600, 900, 'VP8X'), 'image/webp'],
  ])('detects the format of %s', (name, bytes, type) => {
    expect(read(name, bytes)).toEqual([type, 1600, 900]);
  });

  test('swaps width and height of a photo taken upright', () => {
    expect(read('hero.jpg', jpeg(1400, 1600, 6))).toEqual(['image/jpeg', 1600, 1400]);
    expect(read('hero.jpg', jpeg(1600, 1400, 1))).toEqual(['image/jpeg', 1600, 1400]);
  });

  test('changes the version hash when the bytes change', () => {
    const versionOf = (bytes: Uint8Array) => readPhoto('', 'hero.png', bytes).photo?.version;
    expect(versionOf(png(1600, 900))).toBe(versionOf(png(1600, 900)));
    expect(versionOf(png(1600, 900))).not.toBe(versionOf(png(1600, 901)));
  });
});

describe('the picture check', () => {
  const cut = (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 70);
  test.each<[string, string, Uint8Array, string]>([
    ['an HTML page', 'hero.png', new TextEncoder().encode('<html>'), 'is not a PNG, JPEG or WebP'],
    ['an empty file', 'hero.jpg', new Uint8Array(), 'is not a PNG, JPEG or WebP'],
    [
      'a JPEG with the extension .png',
      'hero.png',
      jpeg(1600, 900),
      'is a JPEG, which its name does not say',
    ],
    ['a truncated PNG', 'hero.png', cut(png(1600, 900)), 'it is not complete'],
    ['a truncated JPEG', 'hero.jpg', cut(jpeg(1600, 900)), 'it is not complete'],
    ['a truncated WebP', 'hero.webp', cut(webp(1600, 900)), 'it is not complete'],
    ['a JPEG with a false segment length', 'hero.jpg', jpeg(1600, 900, 6, 60_000), 'JPEG'],
    [
      'a picture that is too small',
      'hero.png',
      png(1199, 800),
      'is 1199 x 800 px, which is too small',
    ],
    [
      'a picture that is too large',
      'hero.jpg',
      jpeg(6001, 4000),
      'is 6001 x 4000 px, which is too large',
    ],
    [
      'a picture that is too tall for its width',
      'hero.webp',
      webp(1200, 1201),
      'is 1200 x 1201 px, which does not fit',
    ],
    [
      'a picture that is too wide for its height',
      'hero.png',
      png(2000, 999),
      'is 2000 x 999 px, which does not fit',
    ],
  ])('rejects %s, with a hint', (_, name, bytes, message) => {
    const said = read(name, bytes);
    expect(said).toContain(message);
    expect(said).toContain('Save it as PNG, JPEG or WebP, 1200 to 6000 px wide');
  });
});
