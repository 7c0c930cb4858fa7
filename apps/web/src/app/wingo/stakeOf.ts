import { MoneyError, parseUsdt, type MicroUsdt } from '@platform/rules/money';
import { stakeProblem } from '@platform/rules/wingo';

export function stakeOf(remembered: string | null): MicroUsdt | undefined {
  if (remembered === null) return undefined;
  try {
    const stake = parseUsdt(remembered);
    return stakeProblem(stake) === undefined ? stake : undefined;
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}
