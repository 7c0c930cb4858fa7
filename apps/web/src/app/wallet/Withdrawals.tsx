import { histories } from '@platform/api';
import { useWithdrawals } from '@platform/api/react';
import { withdrawalHistory } from '@platform/messages/withdrawalHistory';
import { menuTitles } from '@platform/messages/menuTitles';
import {
  ButtonLink,
  HistoryTable,
  Inline,
  Stack,
  exportColumnsOf,
  useWithdrawalColumns,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../shared/listOf';
import { useExplorers } from './useExplorers';
import { usePage } from '../shared/usePage';
import { usePaged } from '../shared/usePaged';
import { ExportButton } from '../../exports/ExportButton';
import { modalHref } from '../../paths';

export function Withdrawals() {
  const text = useTexts(withdrawalHistory);
  const menu = useTexts(menuTitles);
  const [page, setPage] = usePage();
  const explorers = useExplorers();
  const columns = useWithdrawalColumns({ explorers });
  const withdrawals = usePaged(useWithdrawals(page), setPage);
  return (
    <Stack>
      <Inline justify="end">
        <ExportButton
          name="withdrawals"
          history={histories.withdrawals}
          columns={exportColumnsOf(columns)}
          total={withdrawals.data?.total}
        />
      </Inline>
      <HistoryTable
        caption={text.caption}
        columns={columns}
        emptyAction={<ButtonLink href={modalHref('withdraw')}>{menu.withdraw}</ButtonLink>}
        {...listOf(withdrawals, setPage)}
      />
    </Stack>
  );
}
