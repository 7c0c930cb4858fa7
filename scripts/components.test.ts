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
});
