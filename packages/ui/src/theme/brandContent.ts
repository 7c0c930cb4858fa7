import type { BrandContent } from './BrandProvider';

const BRAND_NAME = '{brand}';

/** Returns a headline that contains the brand's name. */
export const welcomeOf =
  (headline: string) =>
  ({ brand }: { brand: string }): string =>
    headline.replace(BRAND_NAME, () => brand);

/** Returns the props of a `Hero` that a brand's content sets. They override the site's. */
export function heroOf(hero: BrandContent['hero'] = {}) {
  const { layout, illustration, headline, eyebrow, play, register, guides, claims } = hero;
  return {
    ...(layout && { layout }),
    ...(illustration === 'none' ? { art: null } : { artOnPhone: illustration }),
    ...(headline !== undefined && { welcome: welcomeOf(headline) }),
    ...(eyebrow !== undefined && { eyebrow: eyebrow || undefined }),
    ...(claims && { claims }),
    ...(register === '' && { registerHref: undefined }),
    ...(guides === '' && { guidesHref: undefined }),
    intro: hero.text,
    picture: hero.picture,
    texts: {
      ...(play && { play }),
      ...(register && { register }),
      ...(guides && { guides }),
    },
  };
}

/**
 * Arranges menu entries in a brand's order.
 * @param menu ids of the first entries, optionally with a name; the other entries follow
 */
export function arrangeMenu<Line extends { id: string; title: string }>(
  lines: readonly Line[],
  menu: BrandContent['menu'] = [],
): readonly Line[] {
  const first = menu.flatMap(({ line, name }) =>
    lines
      .filter(({ id }) => id === line)
      .map((known) => ({ ...known, title: name ?? known.title })),
  );
  const placed = new Set(first.map(({ id }) => id));
  return [...first, ...lines.filter(({ id }) => !placed.has(id))];
}
