import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { root } from './buildPackage.ts';
import { classNames } from './classNames.ts';

/** Declarations with a visible effect on any element. */
const STRIKING = 'outline:9px solid red;letter-spacing:9px;animation-duration:99s;';

/**
 * Builds another version of the package. Its rules have a visible effect on every element that they
 * match.
 */
export async function buildOtherVersion(folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['packages/ui/src/primitives/Button/Button.tsx'],
    outdir: folder,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react/*'],
    plugins: [classNames('0.0.1')],
    logLevel: 'error',
  });
  const sheet = join(folder, 'Button.css');
  const css = readFileSync(sheet, 'utf8');
  writeFileSync(sheet, css.replaceAll(/(^ *\.[^@{}]+\{)/gm, `$1${STRIKING}`));
}

interface Look {
  name: string;
  styles: Record<string, string>;
}

/** Elements that the browser does not draw, or draws natively. */
const NOT_DRAWN = 'option, script, style';

export async function looksOf(page: Page, url: string, selector: string): Promise<Look[]> {
  await page.goto(url);
  await page.locator('[data-part="own"]').waitFor();
  return page.locator(`:is(${selector}):not(${NOT_DRAWN})`).evaluateAll((elements) =>
    elements.flatMap((element, index) => {
      const pseudos = ['::before', '::after'].filter(
        (pseudo) => getComputedStyle(element, pseudo).content !== 'none',
      );
      if (element.matches('input, textarea')) pseudos.push('::placeholder');
      return ['', ...pseudos].map((pseudo) => {
        const styles = getComputedStyle(element, pseudo);
        return {
          name: `${index} ${element.tagName.toLowerCase()}${pseudo}`,
          styles: Object.fromEntries(
            [...styles].map((name) => [name, styles.getPropertyValue(name)]),
          ),
        };
      });
    }),
  );
}

/** Lists the differences: `12 button padding-top: 8px, not 1200px`. */
export const differences = (
  before: readonly Look[],
  after: readonly Look[],
  invisible = /^$/,
): string[] => {
  const others = new Map(after.map(({ name, styles }) => [name, styles]));
  return before.flatMap(({ name, styles }) =>
    Object.entries(styles).flatMap(([property, value]) => {
      const other = others.get(name)?.[property];
      if (other === value || invisible.test(property)) return [];
      return [`${name} ${property}: ${value}, not ${other}`];
    }),
  );
};
