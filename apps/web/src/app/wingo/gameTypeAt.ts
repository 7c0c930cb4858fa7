import { FIRST_GAME, GAME_TYPES, type GameType } from '@platform/rules/wingo';
import { wingoPaths } from '../../paths';

/** The board that an address shows; the first where it names none. */
export const gameTypeAt = (pathname: string): GameType =>
  GAME_TYPES.find((type) => pathname.toLowerCase().startsWith(wingoPaths[type].toLowerCase())) ??
  FIRST_GAME;
