import { PNG } from 'pngjs';

/** A rectangle of a picture, in its pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PixelDifference {
  /** How many pixels differ. What only one picture covers differs. */
  pixels: number;
  /** The smallest rectangle around all of them. */
  box: Box;
  /** A PNG as large as both pictures together: the differing pixels, on nothing. */
  mask: Buffer;
  /** The size of the mask. */
  width: number;
  height: number;
}

/** ABGR, as the bytes of an opaque #ff2d78 are read as one number by a little-endian machine. */
const MARK = 0xff782dff;

const pixelsOf = ({ data }: PNG) =>
  new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);

/**
 * Compares two PNGs. Equal bytes are equal pictures; otherwise every pixel counts that is not
 * exactly the same, because any tolerance hides some change. `null` when no pixel differs.
 */
export function comparePictures(before: Buffer, after: Buffer): PixelDifference | null {
  if (before.equals(after)) return null;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [oldPixels, nowPixels] = [pixelsOf(old), pixelsOf(now)];
  const mask = new PNG({
    width: Math.max(old.width, now.width),
    height: Math.max(old.height, now.height),
  });
  const marks = pixelsOf(mask);

  let pixels = 0;
  let [left, top, right, bottom] = [mask.width, mask.height, -1, -1];
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      const inOld = x < old.width && y < old.height;
      const inNow = x < now.width && y < now.height;
      const same = inOld && inNow && oldPixels[y * old.width + x] === nowPixels[y * now.width + x];
      // Where the one is wider and the other higher, a corner belongs to neither.
      if (same || (!inOld && !inNow)) continue;
      pixels += 1;
      marks[y * mask.width + x] = MARK;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  if (pixels === 0) return null;
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  // Filters take most of the time, and a picture of one colour is no smaller with them.
  const png = PNG.sync.write(mask, { filterType: 0 });
  return { pixels, box, mask: png, width: mask.width, height: mask.height };
}

/**
 * How far the two most different pixels of two PNGs are apart, in steps of 255: 0 when they are the
 * same picture, 255 when they differ in size.
 */
export function largestStep(before: Buffer, after: Buffer): number {
  if (before.equals(after)) return 0;
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  if (old.width !== now.width || old.height !== now.height) return 255;
  let largest = 0;
  for (let at = 0; at < old.data.length; at += 1) {
    largest = Math.max(largest, Math.abs((old.data[at] ?? 0) - (now.data[at] ?? 0)));
  }
  return largest;
}
