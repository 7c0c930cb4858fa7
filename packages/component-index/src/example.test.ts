import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf } from './example.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'example-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const ENTRIES: Record<string, string> = { Box: 'Box', Text: 'Text' };

let files = 0;
function example(stories: string, others: Record<string, string> = {}): string {
  const path = join(folder, `${(files += 1)}.stories.tsx`);
  writeFileSync(path, `import { fn } from 'storybook/test';\n${stories}`);
  for (const [name, content] of Object.entries(others)) writeFileSync(join(folder, name), content);
  const code = exampleOf(path, 'Default', {
    entryOf: (name) => ENTRIES[name],
    isOptional: (prop) => prop !== 'onNeeded',
  });
  return code.replaceAll(/\s+/g, ' ').trim();
}

test('converts the arguments of the file and the story to attributes, and omits those without effect', () => {
  expect(
    example(`
      import { Box } from './Box';
      const meta = { component: Box, args: { title: 'A', wide: true, onOpen: fn(), onNeeded: fn() } };
      export const Default = { args: { title: 'B', size: 3, note: undefined, children: 'Text' } };
    `),
  ).toBe(
    `import { Box } from '@platform/ui/Box'; export function Example() { return (<Box title="B" wide onNeeded={() => {}} size={3}>Text</Box>); }`,
  );
});

test('adds the declarations that the arguments refer to, even from other files', () => {
  expect(
    example(
      `
      import { Box } from './Box';
      import { rows } from './rows-fixture';
      const twice = (text: string) => text + text;
      const meta = { component: Box, args: { rows, title: twice('a') } };
      export const Default = {};
    `,
      { 'rows-fixture.ts': `const count = 2;\nexport const rows = Array.from({ length: count });` },
    ),
  ).toBe(
    `import { Box } from '@platform/ui/Box'; const count = 2; const rows = Array.from({ length: count }); const twice = (text: string) => text + text; export function Example() { return (<Box rows={rows} title={twice('a')} />); }`,
  );
});

test('replaces a URL of the sample site with its value', () => {
  expect(
    example(
      `
      import { Box } from './Box';
      import { hrefs } from './hrefs-fixture';
      const meta = { component: Box, args: { href: hrefs.home } };
      export const Default = {};
    `,
      { 'hrefs-fixture.ts': `export const hrefs = { home: '/', other: '/other' } as const;` },
    ),
  ).toContain('<Box href="/" />');
});

test('keeps the body of a render function, with the arguments in place of the spread', () => {
  expect(
    example(`
      import { useState } from 'react';
      import { Box } from './Box';
      import { Text } from './Text';
      const meta = { component: Box, args: { title: 'A', open: false } };
      export const Default = {
        render: function Render(args) {
          const [open, setOpen] = useState(false);
          return <Text size={2}><Box {...args} open={open} onOpen={setOpen} /></Text>;
        },
      };
    `),
  ).toBe(
    `import { Box } from '@platform/ui/Box'; import { Text } from '@platform/ui/Text'; import { useState } from 'react'; export function Example() { const [open, setOpen] = useState(false); return <Text size={2}><Box title="A" open={open} onOpen={setOpen} /></Text>; }`,
  );
});

test('spreads arguments that only a function call returns', () => {
  expect(
    example(`
      import { Box } from './Box';
      const balances = (of: number) => ({ a: of });
      const meta = { component: Box, args: { title: 'A' } };
      export const Default = { args: { ...balances(3) } };
    `),
  ).toContain('<Box title="A" {...balances(3)} />');
});

test('throws an explanatory error for a story that is not an object literal', () => {
  expect(() =>
    example(`
      import { Box } from './Box';
      const make = () => ({});
      const meta = { component: Box };
      export const Default = make();
    `),
  ).toThrow(/Default in .* is not written as an object/);
});
