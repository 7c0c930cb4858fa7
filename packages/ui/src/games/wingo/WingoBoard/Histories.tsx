'use client';

import type { wingoBoard } from '@platform/messages/wingoBoard';
import { Tabs } from '../../../primitives/Tabs/Tabs';
import type { TextsOf } from '../../../theme/Messages';
import { GameHistoryTable } from '../GameHistoryTable/GameHistoryTable';
import { MyBetsTable } from '../MyBetsTable/MyBetsTable';
import { WingoChart } from '../WingoChart/WingoChart';
import type { WingoBoardProps } from './WingoBoard';

interface HistoriesProps extends Pick<WingoBoardProps, 'gameHistory' | 'myBets' | 'verifyHref'> {
  text: TextsOf<typeof wingoBoard>;
}

/** The rounds that are over, the player's bets, and the chart of the rounds, a tab each. */
export function Histories({ gameHistory, myBets, verifyHref, text }: HistoriesProps) {
  return (
    <Tabs
      label={text.histories}
      items={[
        {
          id: 'game',
          label: text.gameHistory,
          content: <GameHistoryTable {...gameHistory} verifyHref={verifyHref} />,
        },
        {
          id: 'mine',
          label: text.myHistory,
          content: <MyBetsTable {...myBets} verifyHref={verifyHref} />,
        },
        { id: 'chart', label: text.chart, content: <WingoChart {...gameHistory} /> },
      ]}
    />
  );
}
