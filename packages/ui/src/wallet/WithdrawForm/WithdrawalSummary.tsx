import type { withdrawForm } from '@platform/messages/withdrawForm';
import { balanceAfterWithdrawal, WITHDRAWAL_FEE } from '@platform/rules/funds';
import type { MicroUsdt } from '@platform/rules/money';
import { ConvertedAmount } from '../../data/Amount/ConvertedAmount';
import { FactList } from '../../data/FactList/FactList';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import type { TextsOf } from '../../theme/Messages';

interface WithdrawalSummaryProps {
  /** Main balance; `undefined` while it loads. */
  balance: MicroUsdt | undefined;
  /** Amount to withdraw; `undefined` until the input is valid. */
  amount: MicroUsdt | undefined;
  texts: TextsOf<typeof withdrawForm>;
}

export function WithdrawalSummary({ balance, amount, texts }: WithdrawalSummaryProps) {
  // Shows no fee until an amount is entered.
  const asked = amount !== undefined && amount > 0n;
  const remaining =
    balance !== undefined && asked ? balanceAfterWithdrawal(balance, amount) : balance;
  const tooMuch = amount !== undefined && remaining !== undefined && remaining < 0n;
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
            value: <ConvertedAmount value={-WITHDRAWAL_FEE} decimals={4} unit />,
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
