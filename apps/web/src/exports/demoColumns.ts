import type { CsvColumn, DemoRound } from '@platform/api';
import { demoHistoryTable } from '@platform/messages/demoHistoryTable';
import { multiply, USDT } from '@platform/rules/money';
import { useTexts } from '@platform/ui/theme';
import { at } from './at';

export function useDemoCsv(): readonly CsvColumn<DemoRound>[] {
  const text = useTexts(demoHistoryTable);
  return [
    { header: text.at, value: (round) => at(round.at) },
    { header: text.outcome, value: ({ outcome }) => outcome },
    { header: text.stake, value: ({ stake }) => stake },
    // Multipliers use the amount format, with six decimals.
    { header: text.multiplier, value: ({ multiplier }) => multiply(USDT, multiplier, 'down') },
    { header: text.profit, value: ({ payout, stake }) => payout - stake },
  ];
}
