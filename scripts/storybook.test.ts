import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import config from '../.storybook/main.ts';

const TOKENS = fileURLToPath(new URL('../tokens', import.meta.url));
let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tokens-'));
  for (const part of ['base', 'semantic.tokens.json', 'contrast-pairs.json', 'brands/default']) {
    cpSync(join(TOKENS, part), join(dir, part), { recursive: true });
  }
  vi.stubEnv('TOKENS_DIR', dir);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

async function brandsIn(configType: 'DEVELOPMENT' | 'PRODUCTION'): Promise<string[]> {
  const options = { configType } as Parameters<NonNullable<typeof config.viteFinal>>[1];
  const { plugins = [] } = (await config.viteFinal?.({ plugins: [] }, options)) ?? {};
  const brands = (plugins.flat(2) as Plugin[]).find(({ name }) => name === 'platform-brands');
  const { load } = brands as { load: (id: string) => string };
  const [, folders = ''] =
    /export const folders = (.*);/.exec(load('\0virtual:platform-brand-folders')) ?? [];
  return (JSON.parse(folders) as { id: string }[]).map(({ id }) => id);
}

test('the Brand Studio has the brands of TOKENS_DIR, like the commands', async () => {
  expect(await brandsIn('DEVELOPMENT')).toEqual(['default']);
});

test('a built Storybook for tests and screenshots has the brands of the repository', async () => {
  expect(await brandsIn('PRODUCTION')).toContain('ember');
});
