import { cleanSvg, PICTURES, readHero, SOCIAL_FILE } from '@platform/tokens/browser';
import { decode, encode, toBase64 } from '../foundations/bytes';
import type { Draft } from './draft';
import { fileAddress } from './fileAddress';

/** A drawing as it would be served: what no logo may hold is left out before it is shown. */
function cleaned(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return encode(cleanSvg(decode(bytes)).svg);
  } catch {
    return undefined;
  }
}

/** The pictures that a manager chooses: the hero is that of the landing page, the social one of links. */
export type PictureKind = keyof typeof PICTURES | 'hero' | 'social';

/** The names that a picture may have, but for the hero. */
const NAMES = { ...PICTURES, social: [SOCIAL_FILE] } as const;

/** The address of the picture of the landing page, with a description or without one. */
function heroOf(draft: Draft): string | undefined {
  const { photo } = readHero(draft, { problems: [] });
  return photo && fileAddress(photo.bytes, photo.type);
}

/** The address of a picture of a draft; undefined where it has none that can be shown. */
export function pictureOf(draft: Draft, kind: PictureKind): string | undefined {
  if (kind === 'hero') return heroOf(draft);
  const name = NAMES[kind].find((candidate) => draft.files.has(candidate));
  const bytes = name && draft.files.get(name);
  if (!name || !bytes) return undefined;
  if (name.endsWith('.png')) return `data:image/png;base64,${toBase64(bytes)}`;
  const svg = cleaned(bytes);
  return svg && `data:image/svg+xml;base64,${toBase64(svg)}`;
}
