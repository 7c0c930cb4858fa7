import type { withdrawForm } from '@platform/messages/withdrawForm';
import { balanceAfterWithdrawal, WITHDRAWAL_FEE } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { ConvertedAmount } from '../../data/Amount/ConvertedAmount';
import { FactList } from '../../data/FactList/FactList';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import type { TextsOf } from '../../theme/Messages';

interface WithdrawalSummaryProps {
  balance: MicroUsdt | undefined;
  /** Amount to withdraw; `undefined` until the input is valid. */
  amount: MicroUsdt | undefined;
  texts: TextsOf<typeof withdrawForm>;
}

/** Placeholder for a fact that depends on the amount, while the amount is empty. */
const NONE = '—';

export function WithdrawalSummary({ balance, amount, texts }: WithdrawalSummaryProps) {
  // An empty amount leaves the balance unchanged.
  const isAsked = amount !== undefined && amount > 0n;
  const remaining =
    balance !== undefined && isAsked ? balanceAfterWithdrawal(balance, amount) : balance;
  const tooMuch = isAsked && remaining !== undefined && remaining < 0n;
  return (
    <div aria-live="polite" aria-busy={balance === undefined}>
      <FactList
        facts={[
          {
            id: 'balance',
            label: texts.balance,
            value:
              balance === undefined ? (
                <Skeleton />
              ) : (
                <ConvertedAmount value={balance} decimals={4} unit />
              ),
          },
          {
            id: 'fee',
            label: texts.fee,
            value: isAsked ? <ConvertedAmount value={-WITHDRAWAL_FEE} decimals={4} unit /> : NONE,
          },
          {
            id: 'received',
            label: texts.received,
            value: isAsked ? <ConvertedAmount value={amount} decimals={4} unit /> : NONE,
          },
          {
            id: 'remaining',
            label: texts.remaining,
            value:
              remaining === undefined ? (
                <Skeleton />
              ) : (
                <Text as="span" tone={tooMuch ? 'danger' : 'default'} weight="strong">
                  <ConvertedAmount value={remaining} decimals={4} unit />
                </Text>
              ),
            emphasis: 'strong',
          },
        ]}
      />
      {tooMuch && (
        <Text size="s" tone="danger">
          {texts.tooMuch}
        </Text>
      )}
    </div>
  );
}
