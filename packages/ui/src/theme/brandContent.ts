import type { BrandContent } from './BrandProvider';

/** What stands for the brand's name in its headline. */
const BRAND_NAME = '{brand}';

/** The headline of a brand as the heading of a `Hero`: its name is where it belongs. */
export const welcomeOf =
  (headline: string) =>
  ({ brand }: { brand: string }): string =>
    headline.replace(BRAND_NAME, () => brand);

/**
 * The lines of a menu as a brand arranges them.
 *
 * @param menu its first lines by their id, each with its name where the brand has one; the others
 *   follow
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
