import { TOKEN_FILES, type BrandFolder } from './folder.ts';
import type { Foundation } from './foundation.ts';
import type { Problem } from './problem.ts';

/** Key of this platform among the extensions of DTCG. */
export const EXTENSION = 'platform.brand';

interface Extended {
  $extensions?: { [EXTENSION]?: { inherits?: unknown } };
}

export function inheritedId({ files }: Pick<BrandFolder, 'files'>): string | undefined {
  try {
    const text = new TextDecoder().decode(files.get(TOKEN_FILES.both));
    const id = (JSON.parse(text) as Extended).$extensions?.[EXTENSION]?.inherits;
    return id === undefined ? undefined : String(id);
  } catch {
    // Another check reports an invalid file.
    return undefined;
  }
}

/** Reports a parent brand that the foundation does not contain. */
export function inheritProblems(folder: BrandFolder, { inherited }: Foundation): Problem[] {
  const id = inheritedId(folder);
  if (id === undefined || id === inherited) return [];
  const text = new TextDecoder().decode(folder.files.get(TOKEN_FILES.both));
  const line = text.slice(0, text.lastIndexOf('"inherits"')).split('\n').length;
  return [
    {
      file: `${folder.path}/${TOKEN_FILES.both}`,
      line,
      place: `$extensions.${EXTENSION}.inherits`,
      what: `names '${id}', from which this brand cannot inherit`,
      hint: 'Name another valid brand of the same app, which does not inherit from this one. Brands on a server contain all their tokens.',
    },
  ];
}
