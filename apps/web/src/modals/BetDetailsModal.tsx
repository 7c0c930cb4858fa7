import { useSettledBets } from '@platform/api/react';
import { dialogTitles } from '@platform/messages/dialogTitles';
import { BetDetails, Dialog, EmptyState } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../app/Loaded';
import { betChoiceIn, toBetFilter } from '../app/useBetChoice';
import { pageIn } from '../app/usePage';
import type { ModalProps } from './ModalProps';

/** A settled bet of the page in the address, at `?modal=auth&tab=betdetails&bet=ID`. */
export function BetDetailsModal({ open, onClose }: ModalProps) {
  const titles = useTexts(dialogTitles);
  const [query] = useSearchParams();
  const bets = useSettledBets(pageIn(query), toBetFilter(betChoiceIn(query)));
  const wanted = query.get('bet');
  const asked = bets.data?.rows.find(({ id }) => id === wanted);
  // Newer bets may move it to the next page, and while it fades out the address no longer names it.
  const [last, setLast] = useState(asked);
  if (asked && asked !== last) setLast(asked);
  const bet = asked ?? (open && last?.id !== wanted ? undefined : last);
  return (
    <Dialog open={open} onClose={onClose} title={titles.betdetails} size="small">
      {bet ? <BetDetails bet={bet} /> : <Loaded query={bets}>{() => <EmptyState />}</Loaded>}
    </Dialog>
  );
}
