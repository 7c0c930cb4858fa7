import type { CompiledTokens, Scheme } from '@platform/tokens/browser';

/** A token as the Studio shows it, in one scheme. */
export interface TokenView {
  /** `palette.accent.9` */
  path: string;
  /** DTCG's type. */
  type: string;
  /** As written: an alias, `{palette.accent.9}`, or a value. */
  written: unknown;
  /** With aliases followed. */
  value: unknown;
  /** Whether it is another than when the brand was begun. */
  changed: boolean;
  /** Whether it is another than the foundation's. */
  own: boolean;
}

/** Tokens that are decided together. */
export interface TokenGroup {
  /** What their paths begin with: `palette.accent`. */
  id: string;
  title: string;
  tokens: readonly TokenView[];
}

/** The groups in the order in which a designer decides; the longest that fits takes a token. */
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
  ['space', 'Space and density'],
  ['size', 'Size'],
  ['border', 'Border'],
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
  /** The draft, compiled. */
  now: CompiledTokens;
  /** The brand as it was begun, compiled. */
  begun: CompiledTokens;
  /** Whether a file is the brand's own. */
  isOwn: (file: string) => boolean;
  scheme: Scheme;
}

/** Every token in its group. */
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
  /** Part of a path or of a group's title. */
  search: string;
  /** Leaves only what was changed. */
  changedOnly: boolean;
}

/** The groups that hold something that is looked for. */
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
