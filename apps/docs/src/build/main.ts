import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { siteConfig } from '../../vite.config.ts';
import type { Assets, SiteData } from '../site/data.ts';
import { readArticles, readBrands, readComponentFacts, readTokens, type Sources } from './facts.ts';
import { llmsFiles } from './llms.ts';

const docs = join(import.meta.dirname, '../..');
const root = join(docs, '../..');
const cache = join(docs, '.cache');
const dist = join(docs, 'dist');
const base = process.env['DOCS_BASE'] ?? '/';

/** `renderSite` returns the HTML of each page by path. */
interface Server {
  renderSite: (data: SiteData, assets: Assets) => ReadonlyMap<string, string>;
  searchIndex: (data: SiteData) => string;
}

function writeAll(files: Iterable<readonly [path: string, content: string]>): void {
  for (const [path, content] of files) {
    const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function readAssets(): Assets {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = Object.values(manifest);
  const script = chunks.find(({ isEntry }) => isEntry)?.file;
  const styles = chunks.find(({ file }) => file.endsWith('.css'))?.file;
  if (!script || !styles) throw new Error('The build of the site has no script or no styles.');
  return { script: base + script, styles: base + styles };
}

if (!/^\/(.*\/)?$/.test(base))
  throw new Error(`DOCS_BASE is ${base}. It has to begin and end with a slash: /docs/`);

const sources: Sources = { root, docs, base, examples: join(cache, 'examples') };
const data: SiteData = {
  components: await readComponentFacts(sources),
  articles: readArticles(sources),
  tokens: await readTokens(sources),
  brands: await readBrands(sources),
  base,
};
rmSync(dist, { recursive: true, force: true });
await build(siteConfig({ base, outDir: dist }));
await build(siteConfig({ base, outDir: join(cache, 'server'), ssr: true }));
const server = (await import(pathToFileURL(join(cache, 'server/server.js')).href)) as Server;
writeAll(server.renderSite(data, readAssets()));
writeAll([['search.json', server.searchIndex(data)], ...llmsFiles(data, sources)]);
rmSync(join(dist, '.vite'), { recursive: true });
