import { useSettledBets } from '@platform/api/react';
import { HistoryTable, useBetColumns } from '@platform/ui';
import { listOf } from '../app/listOf';
import { usePage } from '../app/usePage';
import { usePaged } from '../app/usePaged';
import { useOpenModal } from '../app/useOpenModal';
import { betDetailsHref } from '../paths';

export interface SettledBetsProps {
  /** What the table lists, for screen readers. */
  caption: string;
}

/** The member's settled bets on all games, each with its details. */
export function SettledBets({ caption }: SettledBetsProps) {
  const [page, setPage] = usePage();
  const bets = usePaged(useSettledBets(page), setPage);
  const open = useOpenModal();
  const columns = useBetColumns({ onDetails: ({ id }) => open(betDetailsHref(id)) });
  return (
    <HistoryTable
      caption={caption}
      columns={columns}
      rowKey={({ id }) => id}
      {...listOf(bets, setPage)}
    />
  );
}
