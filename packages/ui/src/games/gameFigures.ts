import { divide, formatUnits, type Rational, type Rounding } from '@platform/rules/money';
import { latinFormat } from '../internal/latinFormat';
import { useLanguage } from '../theme/Messages';

/** Formatters for game figures, with English examples. */
export interface GameFigures {
  /** Formats a multiple of the stake, rounded down to six decimals: '4.5x', '1000x'. */
  multiple: (multiple: Rational) => string;
  /** Formats a number with up to six decimals: '97.5'. */
  number: (value: Rational) => string;
  /** Formats a multiplier, rounded down to two decimals: '1.11x', '1,000.00x'. */
  multiplier: (multiple: Rational) => string;
  /** Formats a share, rounded to six decimals: '93.1%'. */
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

/** @param language a BCP 47 tag */
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

export const useGameFigures = (): GameFigures => gameFigures(useLanguage());
