import type { BrandContent } from './BrandProvider';

/** Placeholder for the brand's name in its headline. */
const BRAND_NAME = '{brand}';

/** Returns the heading of a `Hero` from the brand's headline, with the name inserted. */
export const welcomeOf =
  (headline: string) =>
  ({ brand }: { brand: string }): string =>
    headline.replace(BRAND_NAME, () => brand);

/**
 * Arranges the lines of a menu for a brand.
 *
 * @param menu first lines by id, optionally with a name; the others follow
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
