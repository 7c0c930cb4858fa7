import type { MemberNotification } from '@platform/api';
import { useNewNotifications, useNotifications } from '@platform/api/react';
import { gameNames } from '@platform/messages/gameNames';
import { notificationList } from '@platform/messages/notificationList';
import { roundToasts } from '@platform/messages/roundToasts';
import { gameName, shortRoundNumber } from '@platform/rules/wingo';
import { useAmountFormat, useToasts } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useLocation } from 'react-router-dom';
import { wingoPaths } from '../../paths';

type Round = Extract<MemberNotification, { kind: 'round' }>;

const isRound = (notification: MemberNotification): notification is Round =>
  notification.kind === 'round';

/**
 * Shows round outcomes as toasts in the visible tab, except on the round's board, which shows the
 * outcome itself. Marks these notifications as read if no other notifications are unread.
 */
export function RoundToasts() {
  const text = useTexts(roundToasts);
  const titles = useTexts(notificationList);
  const names = useTexts(gameNames);
  const format = useAmountFormat();
  const toasts = useToasts();
  const { pathname } = useLocation();
  const { unread, markRead } = useNotifications(false);
  const tell = ({ gameType, roundNumber, staked, received }: Round) => {
    const net = received - staked;
    const options = {
      title: titles.round({
        game: gameName(gameType, names),
        period: shortRoundNumber(roundNumber),
      }),
      link: { text: text.link, href: wingoPaths[gameType] },
    };
    if (net > 0n) toasts.success(text.gain({ net: format(net, 3) }), options);
    else if (net < 0n) toasts.info(text.loss({ net: format(-net, 3) }), options);
    else toasts.info(text.even, options);
  };
  useNewNotifications((news) => {
    if (document.visibilityState !== 'visible') return;
    const rounds = news.filter(isRound).toReversed();
    const elsewhere = rounds.filter(({ gameType }) => pathname !== wingoPaths[gameType]);
    for (const round of elsewhere) tell(round);
    if (elsewhere.length === 0 && rounds.length === unread) markRead();
  });
  return null;
}
