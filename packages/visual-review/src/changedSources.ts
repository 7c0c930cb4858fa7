import { SCHEMES, type Scheme } from '@platform/tokens';
import { groupBy } from 'es-toolkit';
import type { BrandTokens, Sources, Written } from './sources.ts';

interface ChangedToken {
  brand: string;
  scheme: Scheme;
  path: string;
  /** Edited tokens, such as `palette.accent.9` if the changed token is an alias of it. */
  edits: readonly Edit[];
}

export interface Edit {
  /** Path of an edited token, or of a group with several edited tokens. */
  path: string;
  file: string;
}

export interface ChangedSources {
  /** Changed files, and changed texts under their names in the module graph. */
  files: ReadonlySet<string>;
  tokens: readonly ChangedToken[];
  /** Brands that were added or removed, or whose facts (name, logo …) differ. */
  brands: ReadonlySet<string>;
  /** True if a changed source may affect any screenshot. */
  common: boolean;
}

const differing = <T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );

const sameWritten = (one?: Written, other?: Written) =>
  one?.value === other?.value && one?.file === other?.file;

type Layer = Readonly<Record<string, Written>>;

function editsOf(path: string, before: Layer, after: Layer, trail: readonly string[] = []): Edit[] {
  if (trail.includes(path)) return [];
  const [old, now] = [before[path], after[path]];
  if (!sameWritten(old, now)) return [{ path, file: (now ?? old)?.file ?? '' }];
  return [...(now?.value ?? '').matchAll(/\{([^{}]+)\}/g)].flatMap(([, target = '']) =>
    editsOf(target, before, after, [...trail, path]),
  );
}

/** Merges the edits in a palette group into one edit, because a colour ramp is changed as a whole. */
function grouped(tokens: readonly ChangedToken[]): ChangedToken[] {
  const groupOf = (path: string) => path.split('.').slice(0, -1).join('.');
  const nameOf = ({ path, file }: Edit) => `${groupOf(path)} ${file}`;
  const all = groupBy(
    tokens.flatMap(({ edits }) => edits),
    nameOf,
  );
  return tokens.map((token) => ({
    ...token,
    edits: token.edits.map((edit) =>
      edit.path.startsWith('palette.') && all[nameOf(edit)]?.some(({ path }) => path !== edit.path)
        ? { ...edit, path: `${groupOf(edit.path)}.*` }
        : edit,
    ),
  }));
}

function changedTokens(id: string, before: BrandTokens, after: BrandTokens): ChangedToken[] {
  return SCHEMES.flatMap((scheme) =>
    differing(before.css[scheme], after.css[scheme]).map((path) => ({
      brand: id,
      scheme,
      path,
      edits: editsOf(path, before.written[scheme], after.written[scheme]),
    })),
  );
}

export function changedSources(before: Sources, after: Sources): ChangedSources {
  const [old, now] = [before.tokens ?? {}, after.tokens ?? {}];
  const ids = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const tokens = ids.flatMap((id) => {
    const [was, is] = [old[id], now[id]];
    return was && is ? changedTokens(id, was, is) : [];
  });
  return {
    files: new Set(differing(before.files, after.files)),
    tokens: grouped(tokens),
    brands: new Set(ids.filter((id) => old[id]?.facts !== now[id]?.facts)),
    common: before.common !== after.common,
  };
}
