import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium as engine, type Browser, type Page } from 'playwright';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromium } from '../../packages/testing/src/chromium.ts';
import { serveFolder } from '../../packages/testing/src/serveFolder.ts';
import { platformBrands } from '../../tokens/src/vite.ts';

const ui = join(import.meta.dirname, '../../packages/ui');
const sources = join(ui, 'src/testing/hydration');
// Below the package, so that what it depends on resolves.
const output = join(ui, '.cache/hydration');
const [server, client] = [join(output, 'server'), join(output, 'client')];

const common = (): InlineConfig => ({
  root: sources,
  configFile: false,
  logLevel: 'error',
  // React then says what differs, and where.
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  plugins: [react(), vanillaExtractPlugin(), platformBrands()],
});

interface Server {
  rendered: () => Record<string, string>;
}
interface Client {
  differences: (title: string, html: string) => Promise<string[]>;
}

let browser: Browser;
let page: Page;
let site: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
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
      rolldownOptions: { input: 'client.ts', output: { entryFileNames: 'client.js' } },
    },
  });
  const root = '<html lang="en" data-brand="default" data-scheme="dark">';
  const script = '<script type="module" src="/client.js"></script>';
  writeFileSync(join(client, 'index.html'), `<!doctype html>${root}<body>${script}</body></html>`);
  site = await serveFolder(client);
  browser = await engine.launch(chromium);
  // Far from the server, in language and time.
  page = await browser.newPage({ locale: 'de-DE', timezoneId: 'Asia/Kolkata' });
  await page.goto(site.url);
  await page.waitForFunction(() => 'differences' in globalThis);
});
afterAll(async () => {
  await browser.close();
  site.close();
});

test('every component that a server rendered is taken over by the browser without a difference', async () => {
  const { rendered } = (await import(join(server, 'server.js'))) as Server;
  const pages = Object.entries(rendered());
  expect(pages.length).toBeGreaterThan(140);
  const found: Record<string, string[]> = {};
  for (const story of pages) {
    const differences = await page.evaluate(
      ([title, html]) => (globalThis as unknown as Client).differences(title, html),
      story,
    );
    if (differences.length > 0) found[story[0]] = differences;
  }
  expect(found).toEqual({});
});
