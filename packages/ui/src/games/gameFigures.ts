import { divide, formatUnits, type Rational, type Rounding } from '@platform/rules/money';
import { latinFormat } from '../internal/latinFormat';
import { useLanguage } from '../theme/Messages';

/** Formatters for game figures, with English examples. */
export interface GameFigures {
  /** Formats a multiple of the stake, rounded down, by default to six decimals: '4.5x', '1000x'. */
  multiple: (multiple: Rational) => string;
  /** Formats a number, by default with up to six decimals: '97.5'. */
  number: (value: Rational) => string;
  /** Formats a multiplier, rounded down to two decimals: '1.11x', '1,000.00x'. */
  multiplier: (multiple: Rational) => string;
  /** Formats a share, rounded by default to six decimals: '93.1%'. */
  percent: (share: Rational) => string;
  /** Formats hundredths with two decimals: '63.20' for 6320. */
  hundredths: (value: number) => string;
}

/** Converts a fraction to decimal text, which `Intl` formats without rounding errors. */
const decimal = ({ numerator, denominator }: Rational, decimals: number, rounding: Rounding) =>
  formatUnits(
    divide(numerator * 10n ** BigInt(decimals), denominator, rounding),
    decimals,
    decimals,
  ) as `${number}`;

/**
 * Returns the formatters for a language.
 *
 * @param language a BCP 47 tag
 * @param decimals maximum number of decimals in multiples, numbers and percentages
 */
export function gameFigures(language: string, decimals = 6): GameFigures {
  const inFull = latinFormat(language, { maximumFractionDigits: decimals, useGrouping: false });
  const inHundredths = latinFormat(language, { minimumFractionDigits: 2 });
  const inPercent = latinFormat(language, { style: 'percent', maximumFractionDigits: decimals });
  return {
    number: (value) => inFull.format(decimal(value, decimals, 'half-up')),
    multiple: (multiple) => `${inFull.format(decimal(multiple, decimals, 'down'))}x`,
    multiplier: (multiple) => `${inHundredths.format(decimal(multiple, 2, 'down'))}x`,
    percent: (share) => inPercent.format(decimal(share, decimals + 2, 'half-up')),
    hundredths: (value) => inHundredths.format(value / 100),
  };
}

/** Returns formatters for guides, which round to two decimals. */
export const guideFigures = (language: string): GameFigures => gameFigures(language, 2);

export const useGameFigures = (): GameFigures => gameFigures(useLanguage());
