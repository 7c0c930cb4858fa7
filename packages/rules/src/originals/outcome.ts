import { diceMultiple, hundredthsText, parseDiceSettings, winsWith } from '../dice';
import type { OriginalGame, OriginalStatement } from '../models';
import { minesResult, parseMinesSettings, parseOpened } from '../mines';
import type { Rational } from '../money';
import { bucketOf, multiplierOf, parsePlinkoSettings, pathText } from '../plinko';
import { rollOf } from './dice';
import { endMultiple, mineCells } from './mines';
import { pathOf } from './plinko';
import type { Numbers } from './seeds';

/** Outcome of a bet, as its receipt states it. */
export interface Outcome {
  /** Result as text. Undefined if it depends on settings that are not on offer. */
  readonly result: string | undefined;
  /** Multiple of the bet. Undefined for a bet that is not on offer. */
  readonly multiple: Rational | undefined;
  /** True if the bet pays its multiple. */
  readonly pays: boolean;
}

const NOT_ON_OFFER: Outcome = { result: undefined, multiple: undefined, pays: false };

/** Bet whose outcome is computed. Only Mines needs the result, for the opened cells. */
type Played = Pick<OriginalStatement, 'game' | 'settings' | 'result'>;

const OUTCOMES: Readonly<Record<OriginalGame, (bet: Played, numbers: Numbers) => Outcome>> = {
  dice: ({ settings }, numbers) => {
    const bet = parseDiceSettings(settings);
    const roll = rollOf(numbers);
    return {
      result: hundredthsText(roll),
      multiple: bet && diceMultiple(bet),
      pays: bet !== undefined && winsWith(roll, bet),
    };
  },
  mines: ({ settings, result }, numbers) => {
    const count = parseMinesSettings(settings);
    if (count === undefined) return NOT_ON_OFFER;
    const mines = mineCells(count, numbers);
    const opened = parseOpened(result, mines);
    if (opened === undefined) return NOT_ON_OFFER;
    const end = { mines, opened };
    return { result: minesResult(end), multiple: endMultiple(end), pays: true };
  },
  plinko: ({ settings }, numbers) => {
    const bet = parsePlinkoSettings(settings);
    if (bet === undefined) return NOT_ON_OFFER;
    const path = pathOf(bet.rows, numbers);
    return {
      result: pathText(path),
      multiple: multiplierOf(bet.rows, bet.risk, bucketOf(path)),
      pays: true,
    };
  },
};

/** Computes the outcome of a bet from its settings, the opened cells, and random numbers. */
export const outcomeOf = (bet: Played, numbers: Numbers): Outcome =>
  OUTCOMES[bet.game](bet, numbers);
