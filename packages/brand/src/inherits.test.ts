import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  brandVariables,
  compileTokens,
  EXTENSION,
  newBrandFiles,
  readFoundation,
} from '@platform/tokens';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { check } from './check.ts';
import { pinLines } from './pins.ts';
import type { Project } from './project.ts';

const TOKENS_DIR = fileURLToPath(new URL('../../../tokens', import.meta.url));

let project: Project;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'inherits-'));
  project = { folder, foundation: TOKENS_DIR, tokensOnly: true };
  const facts = { id: 'acme', name: 'Acme', host: 'acme.localhost' };
  const choices = { color: '#3366ff', radius: 'round', font: 'sora' } as const;
  for (const [name, text] of newBrandFiles({ ...facts, ...choices }, readFoundation(TOKENS_DIR))) {
    if (name.endsWith('.tokens.json')) write('acme', name, JSON.parse(text) as object);
  }
});
afterEach(() => rmSync(project.folder, { recursive: true }));

const pathOf = (id: string, name: string) => join(project.folder, 'brands', id, name);

function write(id: string, name: string, tokens: object): void {
  mkdirSync(join(project.folder, 'brands', id), { recursive: true });
  writeFileSync(pathOf(id, name), JSON.stringify(tokens));
}

const inheriting = (inherits: string, tokens: object = {}) => ({
  $extensions: { [EXTENSION]: { inherits } },
  ...tokens,
});
const RADIUS = { radius: { card: { $value: { value: 3, unit: 'px' } } } };

function variablesOf(id: string): ReadonlyMap<string, string> {
  const [verdict] = check(project, id, 'none', {});
  expect(verdict?.problems).toEqual([]);
  return verdict?.brand ? brandVariables(verdict.brand) : new Map();
}

test('a brand inherits the tokens of its parent brand, and overrides some', () => {
  write('summer', 'brand.tokens.json', inheriting('acme', RADIUS));
  write('sale', 'brand.tokens.json', inheriting('summer'));
  const acme = variablesOf('acme');
  const changed = [...variablesOf('summer')].filter(([name, value]) => acme.get(name) !== value);
  // The radius of toasts is an alias of the radius of cards.
  expect(changed).toEqual([
    ['--platform-radius-card', '3px'],
    ['--platform-radius-toast', '3px'],
  ]);
  expect(variablesOf('sale')).toEqual(variablesOf('summer'));
});

test('the command `pins` compares a brand with its parent brand', () => {
  write('summer', 'brand.tokens.json', inheriting('acme', RADIUS));
  const lines = pinLines(project, 'summer');
  expect(lines).toEqual([
    'brand.tokens.json: radius.card 3 px, not 24 px',
    expect.stringMatching(/^summer sets 1 of \d+ tokens, and inherits the others from acme\.$/),
  ]);
});

test('a fix changes the brand, but not its parent brand', () => {
  const pale = { colorSpace: 'oklch', components: [0.85, 0.02, 265] };
  const before = readFileSync(pathOf('acme', 'light.tokens.json'), 'utf8');
  write('summer', 'brand.tokens.json', inheriting('acme'));
  write('summer', 'light.tokens.json', { palette: { neutral: { 11: { $value: pale } } } });
  expect(check(project, 'summer', 'none', {})[0]?.problems).not.toEqual([]);
  expect(check(project, 'summer', 'write', {})[0]?.problems).toEqual([]);
  expect(readFileSync(pathOf('acme', 'light.tokens.json'), 'utf8')).toBe(before);
});

test('a brand on a server cannot inherit', () => {
  const files = new Map([
    ['brand.tokens.json', new TextEncoder().encode(JSON.stringify(inheriting('acme'), null, 2))],
  ]);
  const { problems } = compileTokens(
    { id: 'summer', path: 'brands/summer', files },
    readFoundation(TOKENS_DIR),
  );
  expect(problems).toMatchObject([{ file: 'brands/summer/brand.tokens.json', line: 4 }]);
});

test.each([
  ['itself', 'summer', {}],
  ['an unknown brand', 'acne', {}],
  ['a brand that inherits from it', 'acme', inheriting('summer')],
  ['an invalid brand', 'acme', { radius: { card: { $value: 'round' } } }],
])('refuses to inherit from %s', (_, inherits, acme) => {
  write('acme', 'brand.tokens.json', acme);
  write('summer', 'brand.tokens.json', inheriting(inherits));
  const [verdict] = check(project, 'summer', 'none', {});
  expect(verdict?.problems).toMatchObject([
    {
      place: '$extensions.platform.brand.inherits',
      what: `names '${inherits}', from which this brand cannot inherit`,
    },
  ]);
});
