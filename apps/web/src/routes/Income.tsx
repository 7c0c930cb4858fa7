import { histories, INCOME_HISTORIES, INCOME_TYPES, type IncomeType } from '@platform/api';
import { useIncome } from '@platform/api/react';
import { useIncomeColumns } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useParams } from 'react-router-dom';
import { EarnNow } from '../app/income/EarnNow';
import { IncomePage } from '../app/income/IncomePage';
import { incomeTitles } from '@platform/messages/incomeTitles';
import { usePage } from '../app/shared/usePage';
import { usePaged } from '../app/shared/usePaged';
import { NotFound } from './NotFound';

function IncomeOf({ type }: { type: IncomeType }) {
  const text = useTexts(incomeTitles);
  const [page, setPage] = usePage();
  const columns = useIncomeColumns();
  const income = usePaged(useIncome(type, page), setPage);
  return (
    <IncomePage
      title={text[type]}
      file={type}
      history={histories.income(type)}
      columns={columns}
      income={income}
      onPageChange={setPage}
      emptyAction={<EarnNow kind={INCOME_HISTORIES[type]} />}
    />
  );
}

export function Income() {
  const { type: asked } = useParams();
  const type = INCOME_TYPES.find((known) => known === asked);
  return type ? <IncomeOf key={type} type={type} /> : <NotFound />;
}
