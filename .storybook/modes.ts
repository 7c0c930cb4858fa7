import { brands } from 'virtual:platform-brands';
import { widths } from '@platform/visual-review/widths';

/**
 * Modes in which Chromatic takes a screenshot of every story: each brand in its default scheme, at
 * phone and desktop width. `npm run visual` adds more modes (packages/visual-review/src/modes.ts). New
 * brands are included automatically.
 */
export const modes = Object.fromEntries(
  brands.flatMap(({ id, name, defaultScheme }) =>
    widths.map((width) => [
      `${name} ${width}`,
      { brand: id, scheme: defaultScheme === 'light' ? 'light' : 'dark', viewport: width },
    ]),
  ),
);
