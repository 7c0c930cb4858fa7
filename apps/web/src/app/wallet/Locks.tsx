import { histories } from '@platform/api';
import { useLocks } from '@platform/api/react';
import { lockHistory } from '@platform/messages/lockHistory';
import { menuTitles } from '@platform/messages/menuTitles';
import {
  ButtonLink,
  HistoryTable,
  Inline,
  Stack,
  exportColumnsOf,
  useLockColumns,
} from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { listOf } from '../shared/listOf';
import { usePage } from '../shared/usePage';
import { usePaged } from '../shared/usePaged';
import { ExportButton } from '../../exports/ExportButton';
import { modalHref } from '../../paths';

export function Locks() {
  const text = useTexts(lockHistory);
  const menu = useTexts(menuTitles);
  const [page, setPage] = usePage();
  const columns = useLockColumns();
  const locks = usePaged(useLocks(page), setPage);
  return (
    <Stack>
      <Inline justify="end">
        <ExportButton
          name="activations"
          history={histories.locks}
          columns={exportColumnsOf(columns)}
          total={locks.data?.total}
        />
      </Inline>
      <HistoryTable
        caption={text.caption}
        columns={columns}
        emptyAction={<ButtonLink href={modalHref('activate')}>{menu.activate}</ButtonLink>}
        {...listOf(locks, setPage)}
      />
    </Stack>
  );
}
