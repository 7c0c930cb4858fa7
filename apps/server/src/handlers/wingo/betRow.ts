import { toDecimal } from '@platform/rules/money';
import { gameNames } from '@platform/messages/gameNames';
import { gameName } from '@platform/rules/wingo';
import type { SettledBet } from '../../wingo/winnings';

export const betRow = ({ id, game, stake, betType, betValue, payout }: SettledBet) => ({
  game: gameName(game, gameNames),
  gametype: game,
  order_id: String(id),
  bet_amount: toDecimal(stake),
  bet_type: betType,
  bet_deduction: betValue,
  total_winning: toDecimal(payout),
  amount: toDecimal(payout),
});
