import { brands } from 'virtual:platform-brands';
import { widths } from '@platform/visual-review/widths';

/**
 * Under what Chromatic pictures every story: each brand in the scheme of a first visit, as wide as a
 * phone and as a desk. `npm run visual` takes these and more (packages/visual-review/src/modes.ts);
 * a new folder under tokens/brands joins both by itself.
 */
export const modes = Object.fromEntries(
  brands.flatMap(({ id, name, defaultScheme }) =>
    widths.map((width) => [
      `${name} ${width}`,
      { brand: id, scheme: defaultScheme === 'light' ? 'light' : 'dark', viewport: width },
    ]),
  ),
);
