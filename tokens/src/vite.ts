import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loadBrands } from './brand.ts';
import { brandCss } from './css.ts';

const CSS_MODULE = 'virtual:platform-brands.css';
const FACTS_MODULE = 'virtual:platform-brands';
const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/**
 * Gives Storybook and the component tests every brand at once: `virtual:platform-brands.css` holds
 * the variables of all brands, `virtual:platform-brands` their facts and logos. A change under
 * `tokens/` reloads them. The web app does not use it: there, the server sends the host's brand.
 */
export function platformBrands(): Plugin {
  return {
    name: 'platform-brands',
    resolveId: (id) => ([CSS_MODULE, FACTS_MODULE].includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${CSS_MODULE}` && id !== `\0${FACTS_MODULE}`) return undefined;
      // A designer at work sees faint colours too: `brand check` is what refuses them.
      const brands = await loadBrands(TOKENS_DIR, { contrast: false });
      if (id === `\0${CSS_MODULE}`) return brands.map(brandCss).join('\n');
      const facts = brands.map(({ tokens, logo, icon, ...facts }) => ({
        ...facts,
        logo: `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`,
      }));
      return `export const brands = ${JSON.stringify(facts)};`;
    },
    configureServer(server) {
      server.watcher.add(`${TOKENS_DIR}/brands`);
      server.watcher.on('change', (file) => {
        if (file.startsWith(TOKENS_DIR) && file.endsWith('.json')) server.restart();
      });
    },
  };
}
