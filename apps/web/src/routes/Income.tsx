import { INCOME_TYPES, type IncomeType } from '@platform/api';
import { useIncome } from '@platform/api/react';
import { incomePage } from '@platform/messages/incomePage';
import { useIncomeColumns } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useParams } from 'react-router-dom';
import { IncomePage } from '../app/IncomePage';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';
import { NotFound } from './NotFound';

/** The text that titles each kind. */
const TITLES = {
  Trade_profit: 'tradeProfit',
  Trade_level_income: 'tradeLevelIncome',
  Self_deposit_bonus: 'selfDepositBonus',
  Refer_income: 'referIncome',
  Locker_profit: 'lockerProfit',
} as const satisfies Record<IncomeType, keyof typeof incomePage>;

function IncomeOf({ type }: { type: IncomeType }) {
  const text = useTexts(incomePage);
  const [page, setPage] = usePage();
  const columns = useIncomeColumns();
  const income = usePaged(useIncome(type, page), setPage);
  return (
    <IncomePage
      title={text[TITLES[type]]}
      columns={columns}
      income={income}
      onPageChange={setPage}
    />
  );
}

/** What one kind of income has brought. */
export function Income() {
  const { type: asked } = useParams();
  const type = INCOME_TYPES.find((known) => known === asked);
  return type ? <IncomeOf key={type} type={type} /> : <NotFound />;
}
