import { brands } from 'virtual:platform-brands';
import { widths } from '@platform/visual-review/widths';

/**
 * Under what Chromatic pictures every story: each brand, as wide as a phone and as a desk. The same
 * as `npm run visual` does here; a new folder under tokens/brands joins both by itself.
 */
export const modes = Object.fromEntries(
  brands.flatMap(({ id, name }) =>
    widths.map((width) => [`${name} ${width}`, { brand: id, viewport: width }]),
  ),
);
