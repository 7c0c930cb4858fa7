import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { comparePictures } from './compare.ts';

/** Creates an image in one colour, with some pixels in another. */
function picture(width: number, height: number, marks: [x: number, y: number][] = [], value = 9) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y] of marks) png.data[(y * width + x) * 4] = value;
  return PNG.sync.write(png);
}

describe('the comparison of two images', () => {
  test('finds images with equal bytes to be equal', async () => {
    expect(await comparePictures(picture(3, 3), picture(3, 3))).toBeNull();
  });

  test('finds images with different bytes but equal pixels to be equal', async () => {
    const loose = PNG.sync.write(PNG.sync.read(picture(40, 40)), { deflateLevel: 0 });
    expect(loose.equals(picture(40, 40))).toBe(false);
    expect(await comparePictures(picture(40, 40), loose)).toBeNull();
  });

  test('finds a single pixel that is one shade darker', async () => {
    const difference = await comparePictures(picture(8, 8), picture(8, 8, [[5, 2]], 254));
    expect(difference).toMatchObject({
      pixels: 1,
      box: { left: 5, top: 2, width: 1, height: 1 },
    });
  });

  test('encloses all differing pixels in boxes', async () => {
    const marks: [number, number][] = [
      [1, 6],
      [4, 2],
    ];
    expect((await comparePictures(picture(8, 8), picture(8, 8, marks)))?.box).toEqual({
      left: 1,
      top: 2,
      width: 4,
      height: 5,
    });
  });

  test('counts every pixel outside the smaller image', async () => {
    const difference = await comparePictures(picture(4, 4), picture(4, 6));
    expect(difference).toMatchObject({ pixels: 8, width: 4, height: 6 });
  });

  test('does not count the corner outside both images', async () => {
    expect((await comparePictures(picture(4, 2), picture(2, 4)))?.pixels).toBe(8);
  });

  test('returns a mask that shows only the differing pixels', async () => {
    const { mask } = (await comparePictures(picture(3, 1), picture(3, 1, [[1, 0]]))) ?? {};
    const { data } = PNG.sync.read(mask ?? Buffer.alloc(0));
    expect([...data]).toEqual([0, 0, 0, 0, 255, 45, 120, 255, 0, 0, 0, 0]);
  });
});
