import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandCss, type Brand } from '@platform/tokens';

/** URLs of the web build's font faces by family: 'Sora Variable' at '/assets/sora.woff2'. */
export type FontFaces = ReadonlyMap<string, string>;

/**
 * Returns the font faces of a style sheet by family. Omits local fonts, because they have no URL.
 * If a face has one file per script, returns the last one (Latin).
 */
export function facesIn(css: string): FontFaces {
  const rules = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, rule = '']) => rule);
  return new Map(
    rules.flatMap((rule): [string, string][] => {
      const family = /font-family:\s*["']?([^;"']+)/.exec(rule)?.[1];
      const address = /url\(["']?([^"')]+)/.exec(rule)?.[1];
      return family && address ? [[family.trim(), address]] : [];
    }),
  );
}

export const facesOf = (brandCss: string, faces: FontFaces): string[] =>
  [...faces].flatMap(([family, address]) => (brandCss.includes(family) ? [address] : []));

export async function readFaces(folder: string, html: string): Promise<FontFaces> {
  const paths = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, path = '']) => path);
  const sheets = paths.map((path) => readFile(join(folder, path), 'utf8').catch(() => ''));
  return facesIn((await Promise.all(sheets)).join('\n'));
}

export const faceFinder =
  (folder: string) =>
  async (brand: Brand): Promise<Uint8Array | undefined> => {
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
    const [face] = facesOf(brandCss(brand), await readFaces(folder, page));
    // The last file contains the Latin characters.
    if (face === undefined) return brand.fonts?.[0]?.files.at(-1)?.bytes;
    return readFile(join(folder, face)).catch(() => undefined);
  };
