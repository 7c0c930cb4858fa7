import type { betNames } from '@platform/messages/betNames';
import type { gameNames } from '@platform/messages/gameNames';
import type { SettledBet } from '@platform/rules/models';
import { gameName, type WingoBet } from '@platform/rules/wingo';
import type { TextsOf } from '../theme/Messages';

/** Returns a bet's name. @example 'Green', '7', 'High' */
export const betName = (bet: WingoBet, texts: TextsOf<typeof betNames>): string =>
  bet.betType === 'number' ? String(bet.betValue) : texts[bet.betValue];

/**
 * Returns the name of a bet's game in the user's language. Without the game's number, returns the server's
 * English name.
 */
export const gameTitle = (
  { game, gameType }: Pick<SettledBet, 'game' | 'gameType'>,
  texts: TextsOf<typeof gameNames>,
): string => (gameType === undefined ? game : gameName(gameType, texts));

/**
 * Returns the name of a bet's outcome in the user's language, or the server's text for an unknown
 * bet.
 */
export const positionText = (
  { position, bet }: Pick<SettledBet, 'position' | 'bet'>,
  texts: TextsOf<typeof betNames>,
): string => (bet ? betName(bet, texts) : position);
