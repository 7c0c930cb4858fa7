import { createHash } from 'node:crypto';
import sharp from 'sharp';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Region {
  box: Box;
  /** Hash of the differing pixels. The same change has the same hash in other screenshots. */
  crop: string;
}

export interface PixelDifference {
  /** Number of differing pixels, including those that only one image has. */
  pixels: number;
  box: Box;
  /** Areas that differ, largest first, at most `MOST_REGIONS`. */
  regions: Region[];
  /** PNG that covers both images and shows only the differing pixels. */
  mask: Buffer;
  width: number;
  height: number;
}

/** Colour of the mask, #ff2d78, as a 32-bit number in little-endian byte order. */
const MARK = 0xff782dff;

/** Size of a grid cell, in px. Differing pixels in adjacent cells belong to the same region. */
const CELL = 16;
const MOST_REGIONS = 64;

interface Pixels {
  data: Uint32Array;
  width: number;
  height: number;
}

async function decode(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { data: new Uint32Array(new Uint8Array(data).buffer), width, height };
}

/** Edges of a rectangle, including the pixels on its right and bottom edges. */
type Edges = [left: number, top: number, right: number, bottom: number];

const union = (one: Edges, other: Edges): Edges => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

const boxOf = ([left, top, right, bottom]: Edges): Box => ({
  left,
  top,
  width: right - left + 1,
  height: bottom - top + 1,
});

/** Compares two PNGs without tolerance, which would hide changes. Resolves to `null` if they are equal. */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<PixelDifference | null> {
  if (before.equals(after)) return null;
  const [old, now] = await Promise.all([decode(before), decode(after)]);
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const mask = new Uint32Array(width * height);
  const columns = Math.ceil(width / CELL);
  /** Bounds of the differing pixels in each cell of a coarse grid. */
  const cells = new Map<number, Edges>();
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inOld = x < old.width && y < old.height;
      const inNow = x < now.width && y < now.height;
      const isSame = inOld && inNow && old.data[y * old.width + x] === now.data[y * now.width + x];
      // If one image is wider and the other taller, one corner belongs to neither.
      if (isSame || (!inOld && !inNow)) continue;
      pixels += 1;
      mask[y * width + x] = MARK;
      const at = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      const cell = cells.get(at);
      if (!cell) cells.set(at, [x, y, x, y]);
      else {
        // Updates the array in place, because millions of pixels may differ.
        if (x < cell[0]) cell[0] = x;
        if (x > cell[2]) cell[2] = x;
        cell[3] = y;
      }
    }
  }
  const [first, ...others] = cells.values();
  if (!first) return null;
  const regions = regionsOf(cells, columns).map((box): Region => ({
    box,
    crop: cropOf(box, [old, now]),
  }));
  const raw = { width, height, channels: 4 } as const;
  const png = await sharp(Buffer.from(mask.buffer), { raw }).png().toBuffer();
  return { pixels, box: boxOf(others.reduce(union, first)), regions, mask: png, width, height };
}

function regionsOf(cells: ReadonlyMap<number, Edges>, columns: number): Box[] {
  const left = new Set(cells.keys());
  const regions: Box[] = [];
  for (const [start, edges] of cells) {
    if (!left.delete(start)) continue;
    let region = edges;
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const across of [-1, 0, 1]) {
        const column = (at % columns) + across;
        if (column < 0 || column >= columns) continue;
        for (const next of [-columns, 0, columns].map((down) => (at ?? 0) + down + across)) {
          const cell = cells.get(next);
          if (!cell || !left.delete(next)) continue;
          region = union(region, cell);
          queue.push(next);
        }
      }
    }
    regions.push(boxOf(region));
  }
  const areaOf = ({ width, height }: Box) => width * height;
  return regions.sort((a, b) => areaOf(b) - areaOf(a)).slice(0, MOST_REGIONS);
}

/** Hashes the pixels of both images in a box. An image may cover only part of the box. */
function cropOf({ left, top, width, height }: Box, pictures: readonly Pixels[]): string {
  const hash = createHash('sha256').update(`${width}x${height}`);
  for (const { data, width: wide, height: high } of pictures) {
    const right = Math.min(left + width, wide);
    hash.update(`;${Math.max(0, right - left)};`);
    for (let y = top; y < Math.min(top + height, high) && right > left; y += 1) {
      hash.update(data.subarray(y * wide + left, y * wide + right));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
