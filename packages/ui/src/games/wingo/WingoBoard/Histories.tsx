'use client';

import type { wingoBoard } from '@platform/messages/wingoBoard';
import type { GameRecord, MyBet } from '@platform/rules/models';
import type { HistoryList } from '../../../data/HistoryTable/HistoryTable';
import { Tabs } from '../../../primitives/Tabs/Tabs';
import type { TextsOf } from '../../../theme/Messages';
import { GameHistoryTable } from '../GameHistoryTable/GameHistoryTable';
import { MyBetsTable } from '../MyBetsTable/MyBetsTable';
import { WingoChart } from '../WingoChart/WingoChart';

interface HistoriesProps {
  gameHistory: HistoryList<GameRecord>;
  myBets: HistoryList<MyBet>;
  /** URL of the verification for a round or a bet on it. */
  verifyHref: ((roundNumber: string, bet?: string) => string) | undefined;
  text: TextsOf<typeof wingoBoard>;
}

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
