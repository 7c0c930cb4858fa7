import { histories } from '@platform/api';
import { useDeposits } from '@platform/api/react';
import { depositHistory } from '@platform/messages/depositHistory';
import { menuTitles } from '@platform/messages/menuTitles';
import {
  ButtonLink,
  HistoryTable,
  Inline,
  Stack,
  exportColumnsOf,
  useDepositColumns,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../shared/listOf';
import { useDepositCheck } from './useDepositCheck';
import { useExplorers } from './useExplorers';
import { usePage } from '../shared/usePage';
import { usePaged } from '../shared/usePaged';
import { ExportButton } from '../../exports/ExportButton';
import { modalHref } from '../../paths';

export function Deposits() {
  const text = useTexts(depositHistory);
  const menu = useTexts(menuTitles);
  const [page, setPage] = usePage();
  const explorers = useExplorers();
  const columns = useDepositColumns({ explorers });
  const deposits = usePaged(useDeposits(page), setPage);
  useDepositCheck(true);
  return (
    <Stack>
      <Inline justify="end">
        <ExportButton
          name="deposits"
          history={histories.deposits}
          columns={exportColumnsOf(columns)}
          total={deposits.data?.total}
        />
      </Inline>
      <HistoryTable
        caption={text.caption}
        columns={columns}
        emptyAction={<ButtonLink href={modalHref('deposit')}>{menu.deposit}</ButtonLink>}
        {...listOf(deposits, setPage)}
      />
    </Stack>
  );
}
