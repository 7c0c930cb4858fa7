import { fieldStakes } from '@platform/messages/fieldStakes';
import { toDecimal } from '@platform/rules/money';
import { useAmountFormat } from '../../data/Amount/amountFormat';
import { latinFormat } from '../../internal/latinFormat';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useLanguage, useTexts } from '../../theme/Messages';
import type { FieldStakes } from './fieldStakes';
import * as styles from './FieldChips.css';

const STATES = ['placed', 'staged'] as const;

interface FieldStakesProps {
  stakes: FieldStakes;
}

/** Chips at the corner of a field: a solid one for placed stakes, an outlined one for the slip. */
export function FieldChips({ stakes }: FieldStakesProps) {
  const compact = latinFormat(useLanguage(), { notation: 'compact', maximumFractionDigits: 2 });
  return (
    <span aria-hidden className={styles.chips}>
      {STATES.filter((state) => stakes[state] > 0n).map((state) => (
        <span key={state} translate="no" data-chip={state} className={styles.chip}>
          {compact.format(toDecimal(stakes[state]) as `${number}`)}
        </span>
      ))}
    </span>
  );
}

/** Stakes on a field, as the last part of its accessible name. */
export function StakedName({ stakes }: FieldStakesProps) {
  const text = useTexts(fieldStakes);
  const format = useAmountFormat();
  return STATES.filter((state) => stakes[state] > 0n).map((state) => (
    <VisuallyHidden key={state}>{text[state]({ amount: format(stakes[state], 3) })}</VisuallyHidden>
  ));
}
