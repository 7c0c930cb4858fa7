import { cpSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandForHost } from './brand.ts';
import { formatProblem } from './problem.ts';
import { BrandShelf } from './shelf.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url));

let dir = '';
let shelf: BrandShelf;
let writes = 0;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'tokens-'));
  for (const part of ['base', 'brands', 'semantic.tokens.json']) {
    cpSync(join(TOKENS_DIR, part), join(dir, part), { recursive: true });
  }
  shelf = await BrandShelf.open(dir);
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Writes a file of a brand, at a time of its own whatever the clock's grain. */
function write(id: string, file: string, text: string): void {
  const path = join(dir, 'brands', id, file);
  writeFileSync(path, text);
  writes += 1;
  utimesSync(path, writes, writes);
}

const facts = (id: string, change: object = {}) =>
  JSON.stringify({
    name: id,
    title: id,
    titleDescription: id,
    hosts: [`${id}.example`],
    websiteUrl: '',
    websiteUrlName: id,
    api_url: '',
    defaultScheme: 'dark',
    ...change,
  });

/** Two looks: one sees a change, the next that it has come to rest. */
async function look(): Promise<string> {
  const problems = [...(await shelf.refresh()), ...(await shelf.refresh())];
  return problems.map(formatProblem).join('\n');
}

const titleAt = (host: string) => brandForHost(shelf.brands, host).title;

test('a new folder becomes a brand, once it has come to rest', async () => {
  const { brands } = shelf;
  cpSync(join(dir, 'brands/lagoon'), join(dir, 'brands/zephyr'), { recursive: true });
  write('zephyr', 'brand.json', facts('zephyr'));
  expect(await shelf.refresh()).toEqual([]);
  expect(titleAt('zephyr.example')).toBe('Default Site');
  expect(await shelf.refresh()).toEqual([]);
  expect(titleAt('zephyr.example')).toBe('zephyr');
  expect(shelf.brands, 'the list that was handed out is the newest').toBe(brands);
});

test('a changed brand is taken up, and what did not change is left as it is', async () => {
  const aurora = brandForHost(shelf.brands, 'aurora.localhost');
  write('ember', 'brand.json', facts('ember', { title: 'Embers' }));
  expect(await look()).toBe('');
  expect(titleAt('ember.example')).toBe('Embers');
  expect(brandForHost(shelf.brands, 'aurora.localhost')).toBe(aurora);
});

test('a brand that is wrong is refused once, the last good one stays, the fixed one replaces it', async () => {
  write('ember', 'brand.tokens.json', '{ "radius": { "card": { "$value": "3px;}" } } }');
  expect(await look()).toMatch(/ember\/brand\.tokens\.json:1: 'radius\.card' is not a dimension/);
  expect(titleAt('ember.localhost')).toBe('Ember Gaming Platform');
  expect(await look()).toBe('');
  write('ember', 'brand.tokens.json', '{}');
  expect(await look()).toBe('');
  expect(brandForHost(shelf.brands, 'ember.localhost').tokens.dark['radius.card']?.$value).toEqual({
    value: 14,
    unit: 'px',
  });
});

test('low contrast is refused like any other fault', async () => {
  const text = '{ "color": { "text": { "muted": { "$value": "{palette.neutral.7}" } } } }';
  write('ember', 'brand.tokens.json', text);
  expect(await look()).toMatch(
    /gives color\.text\.muted on color\.canvas too little contrast in dark/,
  );
});

test('a host that another brand has stays with it', async () => {
  write('ember', 'brand.json', facts('ember', { hosts: ['aurora.localhost'] }));
  expect(await look()).toMatch(/'aurora\.localhost', which 'aurora' has too/);
  expect(titleAt('aurora.localhost')).toBe('Aurora Gaming Platform');
  expect(titleAt('ember.localhost')).toBe('Ember Gaming Platform');
});

test('a folder that is gone takes its hosts along; the default brand always stays', async () => {
  rmSync(join(dir, 'brands/ember'), { recursive: true });
  expect(await look()).toBe('');
  expect(titleAt('ember.localhost')).toBe('Default Site');
  renameSync(join(dir, 'brands/default'), join(dir, 'brands/.default'));
  expect(await look()).toMatch(/the folder of the default brand is gone\. Put it back/);
  expect(titleAt('nowhere.example')).toBe('Default Site');
});

test('a broken foundation is reported, and every brand stays', async () => {
  writeFileSync(join(dir, 'base/dark.tokens.json'), '{');
  expect(await look()).toMatch(/base\/dark\.tokens\.json:1: not valid JSON/);
  expect(shelf.brands).toHaveLength(4);
});
