import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { freshReadme, README, readParts } from './parts.ts';

test('the table of parts is as the source is now: `npm run parts` writes it', async () => {
  const readme = readFileSync(README, 'utf8');
  const fresh = freshReadme(readme);
  // The formatter pads tables; the words are what counts.
  const words = (text: string) => text.replaceAll(/ +|-+/g, ' ');
  expect(words(readme)).toBe(words(fresh));
});

describe('every part', () => {
  test.each(readParts())('$room/$name says what it is for, is shown and is proven', (part) => {
    expect(part.purpose).not.toBe('');
    expect(part.stories).toBeGreaterThanOrEqual(1);
    expect(part.tests).toBeGreaterThanOrEqual(1);
  });
});
