import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browsers } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { chromium } from '../../packages/testing/src/chromium.ts';
import { serveFolder } from '../../packages/testing/src/serveFolder.ts';
import { root } from './buildPackage.ts';
import { installConsumer } from './consumer.ts';
import { pack } from './pack.ts';
import { expectThemed } from './themed.ts';

// Other consumers are in consumers.proof.test.ts.

/** Dependencies of the documentation's Vite site, apart from the packages. */
const NEEDED = ['react', 'react-dom', 'vite'];

test('the packages install, and a Vite site builds and renders with a theme', async () => {
  const folder = join(root, '.cache/consumer');
  mkdirSync(folder, { recursive: true });
  const all = JSON.parse(
    readFileSync(join(import.meta.dirname, 'consumers/package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const dependencies = Object.fromEntries(NEEDED.map((name) => [name, all.dependencies[name]]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
  const { run } = installConsumer(folder, {
    templates: [[join(root, 'apps/docs/install/vite'), 'vite']],
    tarballs: ['messages', 'rules', 'api', 'ui'].map((name) =>
      pack(join(root, 'packages', name, 'dist'), folder),
    ),
  });
  expect(await run('node_modules/vite/bin/vite.js', 'build', 'vite')).toContain('built in');
  const server = await serveFolder(join(folder, 'vite/dist'));
  const browser = await browsers.launch(chromium);
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  await expectThemed(browser, server.url);
});
