import { BONUS_TYPES, histories, type BonusType } from '@platform/api';
import { useBonusIncome } from '@platform/api/react';
import { useBetIncomeColumns } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useParams } from 'react-router-dom';
import { EarnNow } from '../app/income/EarnNow';
import { IncomePage } from '../app/income/IncomePage';
import { incomeTitles } from '@platform/messages/incomeTitles';
import { usePage } from '../app/shared/usePage';
import { usePaged } from '../app/shared/usePaged';
import { NotFound } from './NotFound';

function BonusIncomeOf({ type }: { type: BonusType }) {
  const text = useTexts(incomeTitles);
  const [page, setPage] = usePage();
  const columns = useBetIncomeColumns();
  const income = usePaged(useBonusIncome(type, page), setPage);
  return (
    <IncomePage
      title={text[type]}
      file={type}
      history={histories.bonusIncome(type)}
      columns={columns}
      income={income}
      onPageChange={setPage}
      emptyAction={<EarnNow kind={type} />}
    />
  );
}

export function BonusIncome() {
  const { type: asked } = useParams();
  const type = BONUS_TYPES.find((known) => known === asked);
  return type ? <BonusIncomeOf key={type} type={type} /> : <NotFound />;
}
