import type { Brand, Photo } from '@platform/tokens';
import type { PhotoJob } from './renderer';

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
export interface Variant {
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

/** Every picture that is made of a photo. */
export const heroVariants = (): Variant[] =>
  KINDS.flatMap((kind) => WIDTHS.map((width) => ({ kind, width })));

/** A name for one of them, among those of a photo. */
export const variantKey = ({ kind, width }: Variant): string => `${width} ${kind}`;

/** How a picture is made of a photo. Only cameras turn their pictures by a note. */
export const heroJob = ({ type, bytes }: Photo, { kind, width }: Variant): PhotoJob => ({
  bytes,
  kind,
  width,
  isCamera: type === 'image/jpeg',
});
