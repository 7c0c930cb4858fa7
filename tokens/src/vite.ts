import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { checkBrands } from './brand.ts';
import { readPairs } from './contrastFile.ts';
import { brandCss } from './css.ts';
import { FOUNDATION_FILES } from './foundation.ts';
import { formatProblem, type Problem } from './problem.ts';
import { readFolder } from './readFolder.ts';

const CSS_MODULE = 'virtual:platform-brands.css';
const FACTS_MODULE = 'virtual:platform-brands';
const FOUNDATION_MODULE = 'virtual:platform-foundation';
const FOLDERS_MODULE = 'virtual:platform-brand-folders';
const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const filesOf = (tokensDir: string, id: string) =>
  Object.fromEntries(
    [...readFolder(tokensDir, id).folder.files].map(([name, bytes]) => [name, base64(bytes)]),
  );

function modulesOf(tokensDir: string): Readonly<Record<string, () => string>> {
  /** Checks all brands. Ignores contrast, because designers work with unfinished colours here. */
  const check = () => [...checkBrands(tokensDir, undefined, { contrast: false })];
  /** Returns the valid brands; invalid ones do not affect them. */
  const validBrands = () => check().flatMap(([, { brand }]) => brand ?? []);
  const textOf = (problem: Problem) =>
    formatProblem({ ...problem, file: problem.file.replace(tokensDir, 'tokens') });
  return {
    // Embeds fonts in the style sheet, because no server provides the files of a brand here.
    [CSS_MODULE]: () =>
      validBrands()
        .map((brand) => brandCss(brand, ({ bytes }) => `data:font/woff2;base64,${base64(bytes)}`))
        .join('\n'),
    [FACTS_MODULE]: () => {
      // Omits the content, which stories and tests pass as props.
      const facts = validBrands().map(
        ({ tokens, logo, icon, social, fonts, hero, content, ...others }) => ({
          ...others,
          logo: `data:${logo.type};base64,${base64(logo.bytes)}`,
        }),
      );
      return `export const brands = ${JSON.stringify(facts)};`;
    },
    [FOUNDATION_MODULE]: () => {
      const files = FOUNDATION_FILES.map((name) => [
        name,
        readFileSync(join(tokensDir, name), 'utf8'),
      ]);
      return `export const foundationFiles = ${JSON.stringify(Object.fromEntries(files))};
       export const pairs = ${JSON.stringify(readPairs(tokensDir))};`;
    },
    [FOLDERS_MODULE]: () => {
      const checked = check();
      const folders = checked
        .filter(([, { brand }]) => brand !== undefined)
        .map(([id]) => ({ id, files: filesOf(tokensDir, id) }));
      const refused = checked
        .filter(([, { brand }]) => brand === undefined)
        .map(([id, { problems }]) => ({ id, problems: problems.map(textOf) }));
      return `export { foundationFiles, pairs } from '${FOUNDATION_MODULE}';
       export const folders = ${JSON.stringify(folders)};
       export const refused = ${JSON.stringify(refused)};`;
    },
  };
}

/**
 * Provides all brands to Storybook and the component tests. The brands are reloaded after changes under
 * `tokens/`. The web app does not use this plugin, because its server sends the brand of the host.
 *
 * - `virtual:platform-brands.css`: variables of all brands
 * - `virtual:platform-brands`: their facts and logos
 * - `virtual:platform-foundation`: the foundation's files and the colour pairs, for the Brand Studio
 * - `virtual:platform-brand-folders`: the exports of `virtual:platform-foundation`, the files of the
 *   valid brands, and the problems of the invalid brands
 *
 * @param tokensDir tokens folder. @default this repository's
 */
export function platformBrands(tokensDir: string = TOKENS_DIR): Plugin {
  const modules = modulesOf(tokensDir);
  return {
    name: 'platform-brands',
    config: () => ({ resolve: { alias: { stream: join(TOKENS_DIR, 'src/noStream.ts') } } }),
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
    configureServer(server) {
      server.watcher.add(`${tokensDir}/brands`);
      const restart = (file: string) => {
        if (file.startsWith(tokensDir) && /\.(json|svg|png|jpe?g|webp|woff2)$/.test(file))
          void server.restart();
      };
      for (const event of ['change', 'add', 'unlink']) server.watcher.on(event, restart);
    },
  };
}
