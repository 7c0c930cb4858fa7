import { FIRST_GAME, GAME_TYPES, type GameType } from '@platform/rules/wingo';
import { wingoPaths } from '../../paths';

/** Returns the board that an address shows. Defaults to the first one. */
export const gameTypeAt = (pathname: string): GameType =>
  GAME_TYPES.find((type) => pathname.toLowerCase().startsWith(wingoPaths[type].toLowerCase())) ??
  FIRST_GAME;
