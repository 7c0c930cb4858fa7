import { divide, formatUnits, type Rational, type Rounding } from '@platform/rules/money';
import { latinFormat } from '../internal/latinFormat';
import { useLanguage } from '../theme/Messages';

/** The figures of games, as text. The examples are English. */
export interface GameFigures {
  /** How many times the stake is paid: '4.5x', '1000x'. What six decimals do not show is cut. */
  multiple: (multiple: Rational) => string;
  /** A number, exact to six decimals: '97.5'. */
  number: (value: Rational) => string;
  /** The same with two decimals: '1.11x', '1,000.00x'. What does not show is cut, never promised. */
  multiplier: (multiple: Rational) => string;
  /** A share: '93.1%'. Rounded to six decimals where it has more. */
  percent: (share: Rational) => string;
  /** A number that is given in hundredths, with two decimals: '63.20' is 6320. */
  hundredths: (value: number) => string;
}

/** A fraction with so many decimals: as text, which `Intl` reads exactly. */
const decimal = ({ numerator, denominator }: Rational, decimals: number, rounding: Rounding) =>
  formatUnits(
    divide(numerator * 10n ** BigInt(decimals), denominator, rounding),
    decimals,
    decimals,
  ) as `${number}`;

/**
 * The figures of games as a language writes them: '4.5x' and '93.1%', or '4,5x' and '%93,1'.
 *
 * @param language a BCP 47 tag
 */
export function gameFigures(language: string): GameFigures {
  const inFull = latinFormat(language, { maximumFractionDigits: 6, useGrouping: false });
  const inHundredths = latinFormat(language, { minimumFractionDigits: 2 });
  const inPercent = latinFormat(language, { style: 'percent', maximumFractionDigits: 6 });
  return {
    number: (value) => inFull.format(decimal(value, 6, 'half-up')),
    multiple: (multiple) => `${inFull.format(decimal(multiple, 6, 'down'))}x`,
    multiplier: (multiple) => `${inHundredths.format(decimal(multiple, 2, 'down'))}x`,
    percent: (share) => inPercent.format(decimal(share, 8, 'half-up')),
    hundredths: (value) => inHundredths.format(value / 100),
  };
}

/** The figures of games as the reader's language writes them. */
export const useGameFigures = (): GameFigures => gameFigures(useLanguage());
