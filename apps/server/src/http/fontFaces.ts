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
