import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/** A rectangle of a picture, in its pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A part of a picture in which pixels differ, apart from the others. */
export interface Region {
  box: Box;
  /** Over what is in the box in both pictures: the same change looks the same elsewhere. */
  crop: string;
}

export interface PixelDifference {
  /** How many pixels differ. What only one picture covers differs. */
  pixels: number;
  /** The smallest rectangle around all of them. */
  box: Box;
  /** The parts that differ, the largest first, at most `MOST_REGIONS`. */
  regions: Region[];
  /** A PNG as large as both pictures together: the differing pixels, on nothing. */
  mask: Buffer;
  /** The size of the mask. */
  width: number;
  height: number;
}

/** ABGR, as the bytes of an opaque #ff2d78 are read as one number by a little-endian machine. */
const MARK = 0xff782dff;

/** Differing pixels that are at most so far apart belong to the same region. */
const CELL = 16;
const MOST_REGIONS = 64;

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

  const columns = Math.ceil(mask.width / CELL);
  /** The differing pixels of each cell of a coarse grid, as the edges around them. */
  const cells = new Map<number, Edges>();
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
      const at = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
      const cell = cells.get(at);
      if (cell) widen(cell, x, y);
      else cells.set(at, { left: x, top: y, right: x, bottom: y });
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
  const regions = regionsOf(cells, columns).map((edges): Region => {
    const around = boxOf(edges);
    return { box: around, crop: cropOf(around, old, now) };
  });
  return { pixels, box, regions, mask: png, width: mask.width, height: mask.height };
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function widen(edges: Edges, x: number, y: number) {
  edges.left = Math.min(edges.left, x);
  edges.right = Math.max(edges.right, x);
  edges.top = Math.min(edges.top, y);
  edges.bottom = Math.max(edges.bottom, y);
}

const boxOf = ({ left, top, right, bottom }: Edges): Box => ({
  left,
  top,
  width: right - left + 1,
  height: bottom - top + 1,
});

/** Joins the cells that touch each other. */
function regionsOf(cells: ReadonlyMap<number, Edges>, columns: number): Edges[] {
  const left = new Set(cells.keys());
  const regions: Edges[] = [];
  for (const first of cells.keys()) {
    if (!left.delete(first)) continue;
    const region = { ...(cells.get(first) as Edges) };
    const queue = [first];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const column = at % columns;
      for (const down of [-columns, 0, columns]) {
        for (const across of [-1, 0, 1]) {
          const next = at + down + across;
          const isBeside = column + across >= 0 && column + across < columns;
          const cell = cells.get(next);
          if (!isBeside || !cell || !left.delete(next)) continue;
          widen(region, cell.left, cell.top);
          widen(region, cell.right, cell.bottom);
          queue.push(next);
        }
      }
    }
    regions.push(region);
  }
  const areaOf = (edges: Edges) => boxOf(edges).width * boxOf(edges).height;
  return regions.sort((a, b) => areaOf(b) - areaOf(a)).slice(0, MOST_REGIONS);
}

/** Names what two pictures show in a box; what one of them does not cover has a name of its own. */
function cropOf({ left, top, width, height }: Box, ...pictures: PNG[]): string {
  const hash = createHash('sha256').update(`${width}x${height}`);
  for (const { data, width: wide, height: high } of pictures) {
    const right = Math.min(left + width, wide);
    hash.update(`;${Math.max(0, right - left)};`);
    for (let y = top; y < Math.min(top + height, high) && right > left; y += 1) {
      hash.update(data.subarray((y * wide + left) * 4, (y * wide + right) * 4));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
