import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandCss, type Brand } from '@platform/tokens';

/** Where the web build keeps each face, by its family: 'Sora Variable' at '/assets/sora.woff2'. */
export type FontFaces = ReadonlyMap<string, string>;

/**
 * Reads the faces that a stylesheet fetches; those made of local fonts have no address. Of a face with
 * a file per script it is the last, Latin.
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

/** The addresses of the faces that a brand's variables name. */
export const facesOf = (brandCss: string, faces: FontFaces): string[] =>
  [...faces].flatMap(([family, address]) => (brandCss.includes(family) ? [address] : []));

/** Reads the faces in the stylesheets that a page of the web build names. */
export async function readFaces(folder: string, html: string): Promise<FontFaces> {
  const paths = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, path = '']) => path);
  const sheets = paths.map((path) => readFile(join(folder, path), 'utf8').catch(() => ''));
  return facesIn((await Promise.all(sheets)).join('\n'));
}

/**
 * Finds the file of the face that a brand is written in, in the web build or among its own.
 *
 * @param folder that of the web build
 * @returns undefined for a brand without any
 */
export const faceFinder =
  (folder: string) =>
  async (brand: Brand): Promise<Uint8Array | undefined> => {
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '');
    const [face] = facesOf(brandCss(brand), await readFaces(folder, page));
    // The last of its files is Latin.
    if (face === undefined) return brand.fonts?.[0]?.files.at(-1)?.bytes;
    return readFile(join(folder, face)).catch(() => undefined);
  };
