import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium as engine, type Browser, type Page } from 'playwright';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromium } from '../../packages/testing/src/chromium.ts';
import { nodes } from '../../packages/testing/src/nodes.ts';
import { serveFolder } from '../../packages/testing/src/serveFolder.ts';
import { platformBrands } from '../../tokens/src/vite.ts';

const ui = join(import.meta.dirname, '../../packages/ui');
const sources = join(ui, 'src/testing/hydration');
// Folder inside the package, so that dependencies resolve.
const output = join(ui, '.cache/hydration');
const [server, client] = [join(output, 'server'), join(output, 'client')];

const common = (): InlineConfig => ({
  root: sources,
  configFile: false,
  logLevel: 'error',
  // Development mode reports each difference and its position.
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  plugins: [react(), vanillaExtractPlugin(), platformBrands()],
});

interface Client {
  hydrate: (file: string, html: string) => Promise<string[]>;
}

await build({
  ...common(),
  build: { ssr: 'server.ts', outDir: server, emptyOutDir: true, minify: false },
  ssr: { noExternal: [/^@platform\//] },
});
await build({
  ...common(),
  build: {
    outDir: client,
    emptyOutDir: true,
    minify: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'client.ts',
      output: { entryFileNames: 'client.js', assetFileNames: '[name][extname]' },
    },
  },
});
const root = '<html lang="en" data-brand="default" data-scheme="dark">';
const head =
  '<link rel="stylesheet" href="/style.css"><script type="module" src="/client.js"></script>';
writeFileSync(join(client, 'index.html'), `<!doctype html>${root}<head>${head}</head></html>`);

const PRINT = `
  const { rendered } = await import(process.argv[1]);
  process.stdout.write(JSON.stringify(rendered()));
`;

interface Rendering {
  /** HTML of each story, keyed by the file of its accessibility tree. */
  rendered: Record<string, string>;
  complaints: string;
}

async function renderWith(node: string): Promise<Rendering> {
  const module = pathToFileURL(join(server, 'server.js')).href;
  const { stdout, stderr } = await promisify(execFile)(
    node,
    ['--input-type=module', '--eval', PRINT, module],
    { maxBuffer: 2 ** 27 },
  );
  return { rendered: JSON.parse(stdout) as Rendering['rendered'], complaints: stderr };
}

const renderings = await Promise.all(
  Object.entries(nodes).map(async ([name, node]) => ({ name, ...(await renderWith(node)) })),
);
const rendered = renderings[0]?.rendered ?? {};

let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  site = await serveFolder(client);
  browser = await engine.launch(chromium);
  page = await browser.newPage({
    // Uses another language and time zone than the server.
    locale: 'de-DE',
    timezoneId: 'Asia/Kolkata',
    // Opens overlays without animation.
    reducedMotion: 'reduce',
  });
  await page.goto(site.url);
  await page.waitForFunction(() => 'hydrate' in globalThis);
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** Returns the accessibility tree of the page once the tree matches, or after a time-out. */
async function treeOnceSettled(expected: string | undefined): Promise<string> {
  const deadline = performance.now() + (expected === undefined ? 500 : 30_000);
  for (;;) {
    const tree = `${await page.locator('body').ariaSnapshot()}\n`;
    // Waits for code that loads on demand.
    if (tree === expected || performance.now() > deadline) return tree;
    await page.waitForTimeout(20);
  }
}

const files = Object.keys(rendered);
const sourceFiles = ['src', 'screens'].flatMap((folder) =>
  readdirSync(join(ui, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  ),
);

describe('on a server', () => {
  test('every story file is rendered', () => {
    const trees = sourceFiles
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => file.replace('.stories.tsx', '.aria.yml'));
    expect(files.filter((file) => !file.endsWith('.open.aria.yml')).sort()).toEqual(trees.sort());
  });

  test('every saved accessibility tree has a story', () => {
    const kept = sourceFiles.filter((file) => file.endsWith('.aria.yml'));
    expect(kept.filter((file) => !(file in rendered))).toEqual([]);
  });

  test.each(renderings)('$name renders the same HTML without console messages', (rendering) => {
    expect(rendering.complaints).toBe('');
    expect(rendering.rendered).toEqual(rendered);
  });
});

describe("a browser hydrates the server's markup and shows the same accessibility tree", () => {
  test.each(files)('hydrates %s', async (file) => {
    const differences = await page.evaluate(
      ([name, html]) => (globalThis as unknown as Client).hydrate(name, html),
      [file, rendered[file] ?? ''] as const,
    );
    expect(differences).toEqual([]);
    const kept = join(ui, file);
    const expected = existsSync(kept) ? readFileSync(kept, 'utf8') : undefined;
    await expect(await treeOnceSettled(expected)).toMatchFileSnapshot(kept);
  });
});
