import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { loadBrands } from './brand.ts';
import { readPairs } from './contrastFile.ts';
import { brandCss } from './css.ts';
import { FOUNDATION_FILES } from './foundation.ts';
import { brandIds, readFolder } from './readFolder.ts';

const CSS_MODULE = 'virtual:platform-brands.css';
const FACTS_MODULE = 'virtual:platform-brands';
const FOLDERS_MODULE = 'virtual:platform-brand-folders';
const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A designer at work sees low contrast too; `brand check` refuses it. */
const readBrands = () => loadBrands(TOKENS_DIR, { contrast: false });

/** What each module says, when it is asked for. */
const MODULES: Readonly<Record<string, () => Promise<string>>> = {
  [CSS_MODULE]: async () => (await readBrands()).map(brandCss).join('\n'),
  [FACTS_MODULE]: async () => {
    const facts = (await readBrands()).map(({ tokens, logo, icon, ...others }) => ({
      ...others,
      logo: `data:${logo.type};base64,${base64(logo.bytes)}`,
    }));
    return `export const brands = ${JSON.stringify(facts)};`;
  },
  [FOLDERS_MODULE]: () => {
    const files = FOUNDATION_FILES.map((name) => [
      name,
      readFileSync(join(TOKENS_DIR, name), 'utf8'),
    ]);
    const folders = brandIds(TOKENS_DIR).map((id) => ({
      id,
      files: Object.fromEntries(
        [...readFolder(TOKENS_DIR, id).folder.files].map(([name, bytes]) => [name, base64(bytes)]),
      ),
    }));
    return Promise.resolve(
      `export const foundationFiles = ${JSON.stringify(Object.fromEntries(files))};
       export const folders = ${JSON.stringify(folders)};
       export const pairs = ${JSON.stringify(readPairs(TOKENS_DIR))};`,
    );
  },
};

/**
 * Gives Storybook and the component tests every brand: `virtual:platform-brands.css` holds
 * the variables of all brands, `virtual:platform-brands` their facts and logos, and
 * `virtual:platform-brand-folders` their files as they are, for the Brand Studio. A change under
 * `tokens/` reloads them. The web app does not use it: there, the server sends the host's brand.
 */
export function platformBrands(): Plugin {
  return {
    name: 'platform-brands',
    config: () => ({ resolve: { alias: { stream: join(TOKENS_DIR, 'src/noStream.ts') } } }),
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? MODULES[id.slice(1)]?.() : undefined),
    configureServer(server) {
      server.watcher.add(`${TOKENS_DIR}/brands`);
      server.watcher.on('change', (file) => {
        if (file.startsWith(TOKENS_DIR) && file.endsWith('.json')) void server.restart();
      });
    },
  };
}
