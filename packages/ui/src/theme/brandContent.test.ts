import { expect, test } from 'vitest';
import { arrangeMenu, welcomeOf } from './brandContent';

test("inserts the brand's name into a headline, including special characters", () => {
  expect(welcomeOf('Play with {brand} tonight')({ brand: 'A$1' })).toBe('Play with A$1 tonight');
});

test("moves the brand's menu entries to the top with their names, and keeps the others", () => {
  const lines = ['wallet', 'games', 'support'].map((id) => ({ id, title: id, auth: true }));
  expect(arrangeMenu(lines)).toEqual(lines);
  const arranged = arrangeMenu(lines, [
    { line: 'support', name: 'Help' },
    { line: 'games' },
    { line: 'unknown' },
  ]);
  expect(arranged.map(({ id, title }) => [id, title])).toEqual([
    ['support', 'Help'],
    ['games', 'games'],
    ['wallet', 'wallet'],
  ]);
});
