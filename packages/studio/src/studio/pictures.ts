import { cleanSvg, PICTURES, readHero, SOCIAL_FILE } from '@platform/tokens/browser';
import { decode, encode, toBase64 } from '../foundations/bytes';
import type { Draft } from './draft';
import { fileAddress } from './fileAddress';

/** Returns the cleaned SVG; undefined if the SVG is invalid. */
function cleaned(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return encode(cleanSvg(decode(bytes)).svg);
  } catch {
    return undefined;
  }
}

/** `hero` is at the top of the landing page; `social` is for link previews. */
export type PictureKind = keyof typeof PICTURES | 'hero' | 'social';

const NAMES = { ...PICTURES, social: [SOCIAL_FILE] } as const;

/** Returns the URL of the landing page's picture, even if it has no text alternative. */
function heroOf(draft: Draft): string | undefined {
  const { photo } = readHero(draft, { problems: [] });
  return photo && fileAddress(photo.bytes, photo.type);
}

export function pictureOf(draft: Draft, kind: PictureKind): string | undefined {
  if (kind === 'hero') return heroOf(draft);
  const name = NAMES[kind].find((candidate) => draft.files.has(candidate));
  const bytes = name && draft.files.get(name);
  if (!name || !bytes) return undefined;
  if (name.endsWith('.png')) return `data:image/png;base64,${toBase64(bytes)}`;
  const svg = cleaned(bytes);
  return svg && `data:image/svg+xml;base64,${toBase64(svg)}`;
}
