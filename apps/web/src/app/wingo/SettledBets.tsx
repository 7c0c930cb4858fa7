import type { BetFilter } from '@platform/api';
import { useSettledBets } from '@platform/api/react';
import { SettledBetsTable } from '@platform/ui';
import type { ReactNode } from 'react';
import { listOf } from '../shared/listOf';
import { useOpenModal } from '../shared/useOpenModal';
import { usePage } from '../shared/usePage';
import { usePaged } from '../shared/usePaged';
import { betDetailsHref, verifyHref } from '../../paths';

export interface SettledBetsProps {
  caption: string;
  filter?: BetFilter;
  emptyAction: ReactNode;
}

export function SettledBets({ caption, filter, emptyAction }: SettledBetsProps) {
  const [page, setPage] = usePage();
  const bets = usePaged(useSettledBets(page, filter), setPage);
  const open = useOpenModal();
  return (
    <SettledBetsTable
      caption={caption}
      emptyAction={emptyAction}
      onDetails={({ id }) => open(betDetailsHref(id))}
      roundHref={({ gameType, roundNumber }) =>
        gameType && roundNumber && verifyHref(gameType, roundNumber)
      }
      {...listOf(bets, setPage)}
    />
  );
}
