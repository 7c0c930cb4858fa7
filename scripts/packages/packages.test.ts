import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browsers, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromium } from '../../packages/testing/src/chromium.ts';
import { serveFolder } from '../../packages/testing/src/serveFolder.ts';
import { root } from './buildPackage.ts';
import { buildConsumer } from './consumer.ts';
import { importedPackages, publintMessages, typeProblems } from './lint.ts';
import { readManifest } from './manifest.ts';
import { pack } from './pack.ts';
import { componentSizes } from './componentSizes.ts';

const NAMES = ['messages', 'rules', 'api', 'ui'] as const;
const distOf = (name: string) => join(root, 'packages', name, 'dist');

const folder = mkdtempSync(join(tmpdir(), 'tarballs-'));
const tarballs = new Map(NAMES.map((name) => [name, pack(distOf(name), folder)]));
const tarballOf = (name: (typeof NAMES)[number]) => tarballs.get(name) ?? '';
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(NAMES)('@platform/%s', (name) => {
  test('has no problem that publint reports', async () => {
    expect(await publintMessages(distOf(name))).toEqual([]);
  });

  test('has types that a bundler and Node can resolve', async () => {
    expect(await typeProblems(tarballOf(name), distOf(name))).toEqual([]);
  });

  test('lists every package that its modules import', () => {
    const { dependencies = {}, peerDependencies = {} } = readManifest(distOf(name));
    const listed = Object.keys({ ...dependencies, ...peerDependencies });
    expect(importedPackages(distOf(name)).filter((each) => !listed.includes(each))).toEqual([]);
  });

  test('has no versions that only the workspace understands', () => {
    const { dependencies = {} } = readManifest(distOf(name));
    const internal = Object.values(dependencies).filter((version) => version.includes(':'));
    expect(internal).toEqual([]);
  });
});

test('@platform/rules checks rounds from the command line', () => {
  const { rounds } = JSON.parse(readFileSync(join(root, 'docs/fairness-vectors.json'), 'utf8')) as {
    rounds: object[];
  };
  const verify = (data: readonly object[]) =>
    spawnSync(
      process.execPath,
      [
        join(distOf('rules'), readManifest(distOf('rules')).bin?.['platform-rules'] ?? ''),
        ...['verify', '--file', '-'],
      ],
      { encoding: 'utf8', input: JSON.stringify({ status: 'success', data }) },
    );
  expect(verify(rounds)).toMatchObject({ status: 0, stderr: '' });
  expect(verify(rounds.map((row) => ({ ...row, result: { number: 9 } })))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('NOT FAIR') as string,
  });
});

test('no component adds more than 25 kB to a site with React', async () => {
  const sizes = await componentSizes(distOf('ui'));
  expect(sizes.size).toBeGreaterThan(100);
  expect([...sizes].filter(([, size]) => size > 25_000)).toEqual([]);
});

describe('a new app', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await browsers.launch(chromium);
  });
  afterAll(() => browser.close());

  // Concurrent, because most of the time npm is waiting.
  test.concurrent.each([
    [
      'vite',
      'dist',
      [
        'vite@8',
        '@vitejs/plugin-react@6',
        'typescript@6',
        '@types/react@19',
        '@types/react-dom@19',
      ],
    ],
    ['next', 'out', ['next@16', 'typescript@5', '@types/react@19', '@types/node@20']],
  ])('of %s builds, and renders themed', async (name, output, more) => {
    const app = buildConsumer(name, {
      packages: [
        tarballOf('messages'),
        tarballOf('rules'),
        tarballOf('ui'),
        'react@19',
        'react-dom@19',
        ...more,
      ],
      output,
    });
    const server = await serveFolder(app.built);
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text());
    });
    try {
      await page.goto(server.url);
      const play = page.getByRole('button', { name: 'Play' });
      const [button, accent] = await play.evaluate((element) => {
        const probe = document.createElement('i');
        probe.style.background = 'var(--platform-color-accent-solid)';
        element.append(probe);
        return [element, probe].map((each) => getComputedStyle(each).backgroundColor);
      });
      // It is the brand's colour, in whatever colour space the bundler writes it.
      expect(button).toBe(accent);
      expect(button).not.toBe('rgba(0, 0, 0, 0)');
      await play.click();
      const dialog = page.getByRole('dialog', { name: 'Sign In' });
      expect(await dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
      expect(messages).toEqual([]);
    } finally {
      await page.close();
      server.close();
      app.remove();
    }
  });
});
