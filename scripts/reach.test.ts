import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

const module = (source: string, ...imports: string[]) => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved })),
});

test('reaches importers by the shortest chain, even through cycles', () => {
  const modules = [
    module('form.ts', 'field.ts', 'button.ts'),
    module('field.ts', 'button.ts'),
    module('button.ts', 'form.ts'),
    module('form.test.ts', 'form.ts'),
    module('other.ts', 'unrelated.ts'),
  ];
  expect(Object.fromEntries(reachOf(modules, ['button.ts']))).toEqual({
    'button.ts': 0,
    'form.ts': 1,
    'field.ts': 1,
    'form.test.ts': 2,
  });
});

test('a file that no module imports reaches only itself', () => {
  expect([...reachOf([module('a.ts', 'b.ts')], ['README.md'])]).toEqual([['README.md', 0]]);
});
