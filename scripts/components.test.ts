import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readComponents, readEntries } from '@platform/component-index';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '../packages/ui/src/');
const components = readComponents(source);

test('every export of the package belongs to an entry', () => {
  expect(readEntries(source).length).toBeGreaterThan(100);
});

describe('every component', () => {
  test.each(components)(
    '$room/$name states its purpose and has a story and a test',
    (component) => {
      expect(component.purpose).not.toBe('');
      expect(component.stories.length).toBeGreaterThanOrEqual(1);
      const files = readdirSync(dirname(component.path));
      expect(files.some((file) => /\.test\.tsx?$/.test(file))).toBe(true);
    },
  );

  // The types require tests for every part of a component.
  test.each(components.filter(({ name }) => /^[A-Z]/.test(name)))(
    '$room/$name has the tests of every component',
    ({ name, path }) => {
      const tests = readFileSync(path.replace('.stories.', '.test.'), 'utf8');
      expect(tests).toContain(`describeConformance('${name}'`);
    },
  );

  test.each(components)('$room/$name has advice for and against its use', ({ description }) => {
    expect(description).toMatch(/^\*\*Do:\*\* \w/m);
    expect(description).toMatch(/^\*\*Don't:\*\* \w/m);
  });

  // By default, the visual review hovers over, focuses and presses controls only in this story.
  test.each(components)('$room/$name has a story Matrix', ({ stories }) => {
    expect(stories.map(({ name }) => name)).toContain('Matrix');
  });

  test.each(components.filter(({ stories }) => stories.some(({ name }) => name === 'Open')))(
    '$room/$name lists the keys that open it',
    ({ description }) => expect(description).toMatch(/^\| Key \| Action \|$/m),
  );
});
