import { describe, expect, test } from 'vitest';
import { mergeFiles } from './mergeFiles.ts';

const bytesOf = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const filesOf = (files: Record<string, unknown>) =>
  new Map(Object.entries(files).map(([name, value]) => [name, bytesOf(value)]));

function merge(
  base: Record<string, unknown>,
  theirs: Record<string, unknown>,
  ours: Record<string, unknown>,
) {
  const { files, conflicts } = mergeFiles({
    base: filesOf(base),
    theirs: filesOf(theirs),
    ours: filesOf(ours),
  });
  const texts = [...files].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)] as const);
  return {
    conflicts,
    files: Object.fromEntries(
      texts.map(([name, text]) => [name, name.endsWith('.json') ? JSON.parse(text) : text]),
    ) as Record<string, unknown>,
  };
}

describe('two versions with the same base', () => {
  const base = {
    'brand.json': { title: 'Acme', hosts: ['acme.example'], links: { help: '/help', terms: '/t' } },
    'logo.svg': '<svg/>',
  };

  test('merge the changes of both versions, by key and by file', () => {
    const merged = merge(
      base,
      { ...base, 'brand.json': { ...base['brand.json'], title: 'Acme Games' }, 'hero.jpg': 'jpg' },
      {
        'brand.json': { ...base['brand.json'], links: { help: '/help', terms: '/terms' } },
        'logo.svg': '<svg>2</svg>',
      },
    );
    expect(merged).toEqual({
      conflicts: [],
      files: {
        'brand.json': {
          title: 'Acme Games',
          hosts: ['acme.example'],
          links: { help: '/help', terms: '/terms' },
        },
        'logo.svg': '<svg>2</svg>',
        'hero.jpg': 'jpg',
      },
    });
  });

  test('merge the additions and removals of both versions', () => {
    const { title: _, ...untitled } = base['brand.json'];
    const merged = merge(
      base,
      { 'brand.json': untitled },
      { ...base, 'brand.json': { ...base['brand.json'], font: 'inter' } },
    );
    expect(merged).toEqual({
      conflicts: [],
      files: { 'brand.json': { ...untitled, font: 'inter' } },
    });
  });

  test('conflict if both versions changed a key, a list or a picture differently', () => {
    const change = (title: string, host: string, logo: string) => ({
      'brand.json': { ...base['brand.json'], title, hosts: [host] },
      'logo.svg': logo,
    });
    const ours = change('Ours', 'ours.example', '<svg>ours</svg>');
    expect(merge(base, change('Theirs', 'theirs.example', '<svg>theirs</svg>'), ours)).toEqual({
      conflicts: ['brand.json: title', 'brand.json: hosts', 'logo.svg'],
      files: ours,
    });
  });

  test('conflict if both versions changed parts of the same token value', () => {
    const colour = (components: readonly number[], alpha: number) => ({
      'dark.tokens.json': { accent: { $value: { colorSpace: 'oklch', components, alpha } } },
    });
    const ours = colour([0.5, 0.1, 200], 0.5);
    const merged = merge(colour([0.5, 0.1, 200], 1), colour([0.6, 0.1, 200], 1), ours);
    expect(merged).toEqual({ conflicts: ['dark.tokens.json: accent.$value'], files: ours });
  });

  test('conflict if one version removed a key that the other changed', () => {
    const { title: _, ...untitled } = base['brand.json'];
    const titled = { ...base['brand.json'], title: 'Ours' };
    expect(
      merge(base, { ...base, 'brand.json': untitled }, { ...base, 'brand.json': titled }),
    ).toMatchObject({ conflicts: ['brand.json: title'] });
  });

  test('conflict as a whole in a file that is not valid JSON', () => {
    const merged = merge({ 'a.txt': '1' }, { 'a.txt': '2' }, { 'a.txt': '3' });
    expect(merged).toEqual({ conflicts: ['a.txt'], files: { 'a.txt': '3' } });
  });

  test('agree on a change that both versions made', () => {
    const both = { ...base, 'brand.json': { title: 'Same' } };
    expect(merge(base, both, both)).toEqual({ conflicts: [], files: both });
  });
});
