import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { brandCss, loadBrands } from '@platform/tokens';
import { lineOf, weighSite } from './weights.ts';

const TOKENS = fileURLToPath(new URL('../../tokens', import.meta.url));

export async function benchWeb(): Promise<void> {
  const { landing, shell, pages, modals } = weighSite('en');
  console.log('\nThe web app: files loaded before the first paint, gzipped');
  console.log(lineOf(landing));
  for (const brand of await loadBrands(TOKENS)) {
    const css = gzipSync(brandCss(brand), { level: 9 }).length;
    console.log(
      lineOf({ name: `CSS of the brand ${brand.name}, in the page`, js: 0, css, files: 0 }),
    );
  }
  console.log('Pages, in addition to the landing page');
  for (const weight of [shell, ...pages]) console.log(lineOf(weight));
  console.log('Dialogs, in addition');
  for (const weight of modals) console.log(lineOf(weight));
}
