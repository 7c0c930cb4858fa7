import { toDecimal } from '@platform/rules/money';
import type { Difference } from './check';

const SHOWN = 5;

/** Error about a comparison that found differences. Payouts stop until the books agree. */
export class BooksDiffer extends Error {
  override readonly name = 'BooksDiffer';

  constructor(check: string, differences: readonly Difference[]) {
    const shown = differences
      .slice(0, SHOWN)
      .map(
        ({ subject, expected, found }) =>
          `${subject}: ${toDecimal(found)} USDT instead of ${toDecimal(expected)}`,
      );
    const more =
      differences.length > shown.length ? `, and ${differences.length - shown.length} more` : '';
    super(
      `The books differ (${check}): ${shown.join('; ')}${more}. No withdrawal is paid until they ` +
        'agree. See "When the books differ" in docs/operating.md.',
    );
  }
}
