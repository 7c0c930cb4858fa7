import type { CompiledTokens, Scheme } from '@platform/tokens/browser';

export interface TokenView {
  path: string;
  type: string;
  /** Value as written: an alias, such as `{palette.accent.9}`, or a literal value. */
  written: unknown;
  /** Value with resolved aliases. */
  value: unknown;
  /** True if the value has changed since the brand was opened. */
  changed: boolean;
  /** True if the value comes from the brand and not from the foundation. */
  own: boolean;
}

export interface TokenGroup {
  /** Common prefix of the paths, such as `palette.accent`. */
  id: string;
  title: string;
  tokens: readonly TokenView[];
}

/** Groups by path prefix. The longest matching prefix applies. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['palette.accent', 'Accent ramp'],
  ['palette.neutral', 'Neutral ramp'],
  ['palette.spark', 'Spark ramp'],
  ['palette.green', 'Green ramp'],
  ['palette.red', 'Red ramp'],
  ['palette.amber', 'Amber ramp'],
  ['palette.blue', 'Blue ramp'],
  ['palette.violet', 'Violet ramp'],
  ['radius', 'Radius'],
  ['font.family', 'Typefaces'],
  ['font.size', 'Type size'],
  ['font.weight', 'Type weight'],
  ['font.lineHeight', 'Line height'],
  ['font.letterSpacing', 'Letter spacing'],
  ['font.case', 'Case of letters'],
  ['space', 'Space and density'],
  ['size', 'Size'],
  ['border', 'Border'],
  ['background', 'Background decoration'],
  ['ball', 'Ball skin'],
  ['color.text', 'Text roles'],
  ['color.border', 'Border roles'],
  ['color.accent', 'Accent roles'],
  ['color.success', 'Success roles'],
  ['color.danger', 'Danger roles'],
  ['color.warning', 'Warning roles'],
  ['color.info', 'Info roles'],
  ['color.game', 'Game roles'],
  ['color.spark', 'Spark roles'],
  ['color', 'Ground roles'],
  ['gradient', 'Gradient'],
  ['shadow', 'Shadow'],
  ['duration', 'Duration'],
  ['easing', 'Easing'],
  ['layer', 'Layer'],
];

const groupOf = (path: string) => GROUPS.find(([id]) => path.startsWith(`${id}.`));

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export interface ViewOptions {
  now: CompiledTokens;
  /** Compiled tokens of the brand at the time it was opened. */
  begun: CompiledTokens;
  isOwn: (file: string) => boolean;
  scheme: Scheme;
}

export function tokenGroups({ now, begun, isOwn, scheme }: ViewOptions): TokenGroup[] {
  const layer = now.layers[scheme];
  const views = [...layer.values()].map(({ path, type = '', value, file }): TokenView => ({
    path,
    type,
    written: value,
    value: now.tokens?.[scheme][path]?.$value ?? value,
    changed: !same(value, begun.layers[scheme].get(path)?.value),
    own: isOwn(file),
  }));
  return GROUPS.flatMap(([id, title]) => {
    const tokens = views.filter(({ path }) => groupOf(path)?.[0] === id);
    return tokens.length > 0 ? [{ id, title, tokens }] : [];
  });
}

export interface Filter {
  /** Search words, which paths and group titles must contain. */
  search: string;
  changedOnly: boolean;
}

/** Omits empty groups. */
export function filterGroups(
  groups: readonly TokenGroup[],
  { search, changedOnly }: Filter,
): TokenGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return groups.flatMap((group) => {
    const tokens = group.tokens.filter(
      ({ path, changed }) => (!changedOnly || changed) && fits(`${group.title} ${path}`),
    );
    return tokens.length > 0 ? [{ ...group, tokens }] : [];
  });
}
