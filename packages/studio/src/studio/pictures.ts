import { cleanSvg, PICTURES } from '@platform/tokens/browser';
import { decode, encode, toBase64 } from '../foundations/bytes';
import type { Draft } from './draft';

/** A drawing as it would be served: what no logo may hold is left out before it is shown. */
function cleaned(bytes: Uint8Array): Uint8Array | undefined {
  try {
    return encode(cleanSvg(decode(bytes)).svg);
  } catch {
    return undefined;
  }
}

/** The address of a draft's logo or icon; undefined where it has none that can be shown. */
export function pictureOf({ files }: Draft, kind: keyof typeof PICTURES): string | undefined {
  const name = PICTURES[kind].find((candidate) => files.has(candidate));
  const bytes = name && files.get(name);
  if (!name || !bytes) return undefined;
  if (name.endsWith('.png')) return `data:image/png;base64,${toBase64(bytes)}`;
  const svg = cleaned(bytes);
  return svg && `data:image/svg+xml;base64,${toBase64(svg)}`;
}
