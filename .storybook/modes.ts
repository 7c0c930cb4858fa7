import { brands } from 'virtual:platform-brands';
import { widths } from '@platform/visual-review/widths';

/**
 * Modes in which Chromatic pictures every story: each brand in its first scheme, on a phone and on
 * a desk. `npm run visual` adds more (packages/visual-review/src/modes.ts). New brands are
 * included.
 */
export const modes = Object.fromEntries(
  brands.flatMap(({ id, name, defaultScheme }) =>
    widths.map((width) => [
      `${name} ${width}`,
      { brand: id, scheme: defaultScheme === 'light' ? 'light' : 'dark', viewport: width },
    ]),
  ),
);
