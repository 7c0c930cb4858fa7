import { useSettledBets } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { BetDetails, Dialog, EmptyState } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../app/shared/Loaded';
import { betChoiceIn, toBetFilter } from '../app/wingo/useBetChoice';
import { pageIn, useRow } from '../app/shared/usePage';
import type { ModalProps } from './ModalProps';

export function BetDetailsModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const [query] = useSearchParams();
  const bets = useSettledBets(pageIn(query), toBetFilter(betChoiceIn(query)));
  const bet = useRow(bets.data?.rows, query.get('bet'));
  return (
    <Dialog open={open} onClose={onClose} title={titles.betdetails} size="small">
      {bet ? <BetDetails bet={bet} /> : <Loaded query={bets}>{() => <EmptyState />}</Loaded>}
    </Dialog>
  );
}
