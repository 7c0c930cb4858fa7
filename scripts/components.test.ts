import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { components, freshReadme, README } from './components.ts';

test('the list of components is up to date: `npm run components` writes it', async () => {
  const readme = readFileSync(README, 'utf8');
  const fresh = freshReadme(readme);
  // The formatter pads tables: only the words are compared.
  const words = (text: string) => text.replaceAll(/ +|-+/g, ' ');
  expect(words(readme)).toBe(words(fresh));
});

describe('every component', () => {
  test.each(components)(
    '$room/$name says what it is for, and has a story and a test',
    (component) => {
      expect(component.purpose).not.toBe('');
      expect(component.stories.length).toBeGreaterThanOrEqual(1);
      expect(component.tests).toBeGreaterThanOrEqual(1);
    },
  );

  // Only there does the visual review hover over, focus and press controls without being asked.
  test.each(components)('$room/$name has a story Matrix', ({ stories }) => {
    expect(stories.map(({ name }) => name)).toContain('Matrix');
  });

  test.each(components.filter(({ stories }) => stories.some(({ name }) => name === 'Open')))(
    '$room/$name, which opens, says by which keys',
    ({ description }) => expect(description).toMatch(/^\| Key \| Does \|$/m),
  );
});
