import type { betDialog } from '@platform/messages/betDialog';
import type { MicroUsdt } from '@platform/rules/money';
import { feeOf, feeRate, payout, type WingoBet } from '@platform/rules/wingo';
import { Amount } from '../../../data/Amount/Amount';
import { ConvertedAmount } from '../../../data/Amount/ConvertedAmount';
import type { TextsOf } from '../../../theme/Messages';
import { useGameFigures } from '../../gameFigures';
import { payoutsOf } from '../payouts';
import * as styles from './BetDialog.css';

interface BetSummaryProps {
  /** Bet whose payouts are listed; `undefined` to list none. */
  bet: WingoBet | undefined;
  stake: MicroUsdt;
  texts: TextsOf<typeof betDialog>;
}

export function BetSummary({ bet, stake, texts }: BetSummaryProps) {
  const figures = useGameFigures();
  return (
    <dl className={styles.summary}>
      <div className={styles.total}>
        <dt>{texts.total}</dt>
        <dd className={styles.value}>
          <ConvertedAmount value={stake} unit />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{texts.fee({ percent: figures.percent(feeRate()) })}</dt>
        <dd className={styles.value}>
          <Amount value={feeOf(stake)} decimals={4} />
        </dd>
      </div>
      {bet &&
        payoutsOf(bet).map(({ digits, multiple }) => (
          <div key={digits.join()} className={styles.fact}>
            <dt>
              {texts.pays({ multiple: figures.multiple(multiple), numbers: digits.join(', ') })}
            </dt>
            <dd className={styles.win}>
              {digits.slice(0, 1).map((digit) => (
                <Amount key={digit} value={payout(bet, stake, digit)} decimals={4} signed />
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
