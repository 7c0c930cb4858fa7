import { expect, test } from 'vitest';
import { arrangeMenu, welcomeOf } from './brandContent';

test('a headline names the brand, whatever signs its name has', () => {
  expect(welcomeOf('Play with {brand} tonight')({ brand: 'A$1' })).toBe('Play with A$1 tonight');
});

test('a brand puts lines of the menu first and names them; the others follow, and none is lost', () => {
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
