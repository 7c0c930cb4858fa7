import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { platformBrands } from './vite.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url));

test('lists a faulty brand as rejected, and keeps the other brands in Storybook and the Studio', () => {
  const dir = mkdtempSync(join(tmpdir(), 'tokens-'));
  for (const part of ['base', 'brands', 'semantic.tokens.json']) {
    cpSync(join(TOKENS_DIR, part), join(dir, part), { recursive: true });
  }
  rmSync(join(dir, 'brands/ember/logo.svg'));
  writeFileSync(join(dir, 'brands/lagoon/brand.json'), '{ "name": ');
  const { load } = platformBrands(dir) as { load: (id: string) => string };
  const read = (id: string) => load(`\0virtual:platform-${id}`);

  expect(read('brands.css').match(/^\[data-brand='\w+'\]/gm)).toEqual([
    "[data-brand='aurora']",
    "[data-brand='default']",
  ]);
  expect(read('brands')).not.toContain('"id":"ember"');
  const [, folders = ''] = /export const folders = (.*);/.exec(read('brand-folders')) ?? [];
  const [, refused = ''] = /export const refused = (.*);/.exec(read('brand-folders')) ?? [];
  expect((JSON.parse(folders) as { id: string }[]).map(({ id }) => id)).toEqual([
    'aurora',
    'default',
    'folio',
  ]);
  expect(JSON.parse(refused)).toEqual([
    {
      id: 'ember',
      problems: [expect.stringMatching(/^tokens\/brands\/ember\/logo\.svg:1: the file is missing/)],
    },
    {
      id: 'lagoon',
      problems: [expect.stringMatching(/^tokens\/brands\/lagoon\/brand\.json:1: not valid JSON/)],
    },
  ]);
  rmSync(dir, { recursive: true });
});
