import { diceMultiple, hundredthsText, parseDiceSettings, winsWith } from '../dice';
import type { OriginalGame, OriginalStatement } from '../models';
import type { Rational } from '../money';
import { bucketOf, multiplierOf, parsePlinkoSettings, pathText } from '../plinko';
import { rollOf } from './dice';
import { pathOf } from './plinko';
import type { Numbers } from './seeds';

/** Outcome of a bet, as its receipt states it. */
export interface Outcome {
  /** Undefined if it depends on settings that are not on offer. */
  readonly result: string | undefined;
  /** Undefined for a bet that is not on offer. */
  readonly multiple: Rational | undefined;
  /** True if the bet pays its multiple. */
  readonly pays: boolean;
}

const OUTCOMES: Readonly<Record<OriginalGame, (settings: string, numbers: Numbers) => Outcome>> = {
  dice: (settings, numbers) => {
    const bet = parseDiceSettings(settings);
    const roll = rollOf(numbers);
    return {
      result: hundredthsText(roll),
      multiple: bet && diceMultiple(bet),
      pays: bet !== undefined && winsWith(roll, bet),
    };
  },
  plinko: (settings, numbers) => {
    const bet = parsePlinkoSettings(settings);
    if (bet === undefined) return { result: undefined, multiple: undefined, pays: false };
    const path = pathOf(bet.rows, numbers);
    return {
      result: pathText(path),
      multiple: multiplierOf(bet.rows, bet.risk, bucketOf(path)),
      pays: true,
    };
  },
};

/** Computes the outcome of a bet from its settings and random numbers. */
export const outcomeOf = (
  { game, settings }: Pick<OriginalStatement, 'game' | 'settings'>,
  numbers: Numbers,
): Outcome => OUTCOMES[game](settings, numbers);
