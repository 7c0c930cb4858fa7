import { FIRST_GAME, GAME_TYPES, type GameType } from '@platform/rules/wingo';
import { wingoPaths } from '../../paths';

/** Returns the game type of a board's path; the first game type for other paths. */
export const gameTypeAt = (pathname: string): GameType =>
  GAME_TYPES.find((type) => pathname.toLowerCase().startsWith(wingoPaths[type].toLowerCase())) ??
  FIRST_GAME;
