import type { Brand, Photo } from '@platform/tokens';
import type { PhotoJob } from './renderer';

/** Widths in pixels: for phones, desktops, and high-density desktop screens. */
const WIDTHS = [480, 800, 1200] as const;
type Width = (typeof WIDTHS)[number];

/** Formats, smallest files first. */
const KINDS = ['avif', 'webp'] as const;
type Kind = (typeof KINDS)[number];

/** Variant for browsers without AVIF or `srcset`. */
const FALLBACK = { width: 800, kind: 'webp' } as const;

export interface HeroPicture {
  src: string;
  width: number;
  height: number;
  alt: string;
  sources: readonly { type: string; srcSet: string }[];
}

export interface Variant {
  kind: Kind;
  width: Width;
}

const pathOf = (id: string, { version }: Photo, { kind, width }: Variant) =>
  `/brands/${id}/hero-${width}.${version}.${kind}`;

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

/** Variant in a file name. `isCurrent` is false for an earlier photo. */
export interface AskedVariant extends Variant {
  isCurrent: boolean;
}

const NAME = /^hero-(\d+)\.([0-9a-f]{8})\.(\w+)$/;

export function heroVariant({ hero }: Brand, file: string | undefined): AskedVariant | undefined {
  const [, size, version, ending] = NAME.exec(file ?? '') ?? [];
  const width = WIDTHS.find((one) => String(one) === size);
  const kind = KINDS.find((one) => one === ending);
  return hero && width && kind && { kind, width, isCurrent: version === hero.version };
}

export const heroVariants = (): Variant[] =>
  KINDS.flatMap((kind) => WIDTHS.map((width) => ({ kind, width })));

export const variantKey = ({ kind, width }: Variant): string => `${width} ${kind}`;

/** Creates the job that renders a variant. The orientation tag applies only to camera formats. */
export const heroJob = ({ type, bytes }: Photo, { kind, width }: Variant): PhotoJob => ({
  bytes,
  kind,
  width,
  isCamera: type === 'image/jpeg',
});
