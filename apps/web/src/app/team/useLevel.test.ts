import { expect, test } from 'vitest';
import { levelsWith } from './useLevel';

const first = { level: 1, name: 'Level 1', total: 12 };

test('[TEAM-01] offers the levels of the team', () => {
  expect(levelsWith([first], { level: 1, name: 'Level 1' })).toEqual([first]);
});

test('adds the selected level if the level has no members', () => {
  expect(levelsWith([], { level: 1, name: 'Level 1' })).toEqual([
    { level: 1, name: 'Level 1', total: 0 },
  ]);
  expect(levelsWith([first], { level: 4, name: 'Level 4' })).toEqual([
    first,
    { level: 4, name: 'Level 4', total: 0 },
  ]);
});
