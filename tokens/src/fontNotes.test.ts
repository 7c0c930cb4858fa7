import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFolder } from './checkFolder.ts';
import { formatProblem } from './problem.ts';
import { readFolder } from './readFolder.ts';
import { readFoundation } from './readFoundation.ts';

const TOKENS_DIR = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const foundation = readFoundation(TOKENS_DIR);
const { folder: lagoon } = readFolder(TOKENS_DIR, 'lagoon');

/** Returns the notes about a brand with these typefaces for text. */
function notesWith(families: readonly string[]): string[] {
  const font = new Uint8Array(100);
  const view = new DataView(font.buffer);
  view.setUint32(0, 0x774f4632);
  view.setUint32(8, 100);
  view.setUint16(12, 9);
  view.setUint32(20, 40);
  const faces = [
    {
      family: 'Acme Sans',
      weight: '400',
      licence: 'OFL',
      files: [{ file: 'acme.woff2', range: 'U+0-FF' }],
    },
  ];
  const family = { body: { $value: families }, heading: { $value: ['Acme Sans', 'serif'] } };
  const encoded = (value: object) => new TextEncoder().encode(JSON.stringify(value));
  const files = new Map([
    ...lagoon.files,
    ['acme.woff2', font] as const,
    ['fonts.json', encoded({ faces })] as const,
    ['brand.tokens.json', encoded({ font: { family } })] as const,
  ]);
  const { brand, notes = [] } = checkFolder({ ...lagoon, files }, foundation, []);
  expect(brand).toBeDefined();
  return notes.map(formatProblem);
}

test.each([
  [['Inter Variable', 'Inter Fallback', 'sans-serif']],
  [['Acme Sans', 'Acme Sans Fallback', 'sans-serif']],
  [['system-ui', 'sans-serif']],
  [['serif']],
  [['ui-monospace', 'monospace']],
])('has no note for %j', (families) => {
  expect(notesWith(families)).toEqual([]);
});

test.each([
  [['Acme Sanz', 'sans-serif'], "Did you mean 'Acme Sans'?"],
  [['Inter', 'sans-serif'], "Did you mean 'Inter Variable'?"],
  [['Comic Sans', 'cursive'], 'Only readers who have it on their device see it; the others see'],
])('notes that %j starts with a typeface that the site does not serve', (families, hint) => {
  const notes = notesWith(families);
  expect(notes).toHaveLength(1);
  expect(notes[0]).toContain(
    `lagoon/brand.tokens.json:1: 'font.family.body' begins with '${families[0]}', a typeface that neither the site nor this brand has. ${hint}`,
  );
});
