import { WINGO_GAMES, type WingoGame } from '@platform/rules/games';
import { GAME_TYPES, type GameType } from '@platform/rules/wingo';
import { afterEach, beforeEach } from 'vitest';
import { wingoHrefs } from '../samples/site';

/**
 * Adds a Wingo game for the duration of the current test group.
 * @param game the entry of the game in `GAMES`
 * @returns the URLs of all games
 */
export function addGame(game: { readonly id: string; readonly wire: number }) {
  const games = WINGO_GAMES as unknown as WingoGame[];
  const types = GAME_TYPES as GameType[];
  beforeEach(() => {
    games.push(game as WingoGame);
    types.push(game.wire as GameType);
  });
  afterEach(() => {
    games.pop();
    types.pop();
  });
  return { ...wingoHrefs, [game.wire]: `/${game.id}` };
}
