import type { betNames } from '@platform/messages/betNames';
import type { WingoBet } from '@platform/rules/wingo';
import type { TextsOf } from '../../theme/Messages';

/** Returns a bet's name. @example 'Green', '7', 'High' */
export const betName = (bet: WingoBet, texts: TextsOf<typeof betNames>): string =>
  bet.betType === 'number' ? String(bet.betValue) : texts[bet.betValue];
