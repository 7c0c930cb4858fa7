import type { Brand, Photo } from '@platform/tokens';
import { once } from '../ports/once';

/** How wide the picture is served, in pixels: for a phone, for a desk, and for twice its pixels. */
const WIDTHS = [480, 800, 1200] as const;
type Width = (typeof WIDTHS)[number];

/** The kinds it is served in, the smallest files first. */
const KINDS = ['avif', 'webp'] as const;
type Kind = (typeof KINDS)[number];

/** What a browser without AVIF and without a choice of widths shows. */
const FALLBACK = { width: 800, kind: 'webp' } as const;

/** What the page says of the picture, in its language. */
export interface HeroPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
  sources: readonly { type: string; srcSet: string }[];
}

/** One of the pictures that are made. */
interface Variant {
  kind: Kind;
  width: Width;
}

const pathOf = (id: string, { version }: Photo, { kind, width }: Variant) =>
  `/brands/${id}/hero-${width}.${version}.${kind}`;

/** What the head of the landing page shows; undefined where the brand gives no picture. */
export function heroPicture({ id, hero }: Brand, alt: string): HeroPicture | undefined {
  if (!hero) return undefined;
  const { width, height } = hero;
  return {
    src: pathOf(id, hero, FALLBACK),
    width: FALLBACK.width,
    height: Math.round((FALLBACK.width * height) / width),
    alt,
    sources: KINDS.map((kind) => ({
      type: `image/${kind}`,
      srcSet: WIDTHS.map((one) => `${pathOf(id, hero, { kind, width: one })} ${one}w`).join(', '),
    })),
  };
}

/** A picture that a file name stands for, and whether it is the one that the brand has now. */
export interface AskedVariant extends Variant {
  isCurrent: boolean;
}

const NAME = /^hero-(\d+)\.([0-9a-f]{8})\.(\w+)$/;

/** Reads a file name of `heroPicture`; undefined for others, and where the brand has no picture. */
export function heroVariant({ hero }: Brand, file: string | undefined): AskedVariant | undefined {
  const [, size, version, ending] = NAME.exec(file ?? '') ?? [];
  const width = WIDTHS.find((one) => String(one) === size);
  const kind = KINDS.find((one) => one === ending);
  return hero && width && kind && { kind, width, isCurrent: version === hero.version };
}

/** One after another: a picture is made once, and leaves the other cores to those who play. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

async function make(
  { type, bytes }: Photo,
  { kind, width }: Variant,
): Promise<Uint8Array<ArrayBuffer>> {
  // Only servers of brands with a picture load it.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  // Only cameras turn their pictures by a note.
  const upright = type === 'image/jpeg' ? sharp(bytes).autoOrient() : sharp(bytes);
  const picture = upright.resize({ width });
  const made = kind === 'avif' ? picture.avif({ quality: 55 }) : picture.webp({ quality: 78 });
  return Uint8Array.from(await made.toBuffer());
}

/** The pictures made so far. A brand that is changed is another brand. */
const done = new WeakMap<Photo, Map<string, () => Promise<Uint8Array<ArrayBuffer>>>>();

/** The bytes of a picture: made at the first request, and kept. */
export function heroBytes(hero: Photo, variant: Variant): Promise<Uint8Array<ArrayBuffer>> {
  const pictures = done.get(hero) ?? new Map<string, () => Promise<Uint8Array<ArrayBuffer>>>();
  done.set(hero, pictures);
  const key = `${variant.width} ${variant.kind}`;
  const picture = pictures.get(key) ?? once(() => inTurn(() => make(hero, variant)));
  pictures.set(key, picture);
  return picture();
}
