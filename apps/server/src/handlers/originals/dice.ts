import { diceBet, diceBets } from '@platform/api/contract';
import {
  diceSettings,
  hundredthsText,
  parseDiceSettings,
  parseHundredths,
  winsWith,
} from '@platform/rules/originals';
import { memberEndpoint } from '../../http/endpoint';
import type { OriginalRecord } from '../../originals/bets';
import type { Services } from '../shared/services';
import { listBets, placeBet } from './bet';

function diceFields({ id, settings, result }: OriginalRecord) {
  const bet = parseDiceSettings(settings);
  if (bet === undefined) throw new Error(`The bet ${id} on Dice has no valid settings.`);
  return {
    game: 'dice' as const,
    direction: bet.direction,
    target: hundredthsText(bet.target),
    result,
    won: winsWith(parseHundredths(result), bet),
  };
}

export const diceBetEndpoint = (services: Services) =>
  memberEndpoint(
    diceBet,
    ({ amount: stake, direction, target }, caller) => {
      const settings = diceSettings({ direction, target });
      return placeBet(services, { game: 'dice', settings, stake }, caller, diceFields);
    },
    { isRepeated: true },
  );

export const diceBetsEndpoint = (services: Services) =>
  memberEndpoint(diceBets, (page, caller) => listBets(services, 'dice', page, caller, diceFields));
