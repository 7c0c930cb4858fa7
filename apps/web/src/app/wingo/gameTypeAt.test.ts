import { expect, test } from 'vitest';
import { gameTypeAt } from './gameTypeAt';

test.each([
  ['/wingo1Minute', 1],
  ['/wingo3Minute', 2],
  ['/wingo10minute/', 4],
  ['/elsewhere', 1],
])('%s shows the board of game type %i', (path, gameType) => {
  expect(gameTypeAt(path)).toBe(gameType);
});
