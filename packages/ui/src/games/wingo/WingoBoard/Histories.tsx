'use client';

import { numberStatistics } from '@platform/messages/numberStatistics';
import type { wingoBoard } from '@platform/messages/wingoBoard';
import type { GameRecord, MyBet } from '@platform/rules/models';
import type { HistoryList } from '../../../data/HistoryTable/HistoryTable';
import { Tabs } from '../../../primitives/Tabs/Tabs';
import { onDemand } from '../../../internal/onDemand';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { GameHistoryTable } from '../GameHistoryTable/GameHistoryTable';
import { MyBetsTable } from '../MyBetsTable/MyBetsTable';
import { WingoChart } from '../WingoChart/WingoChart';
import { useHeld } from './useHeldData';

const NumberStatistics = onDemand(
  async () => (await import('../NumberStatistics/NumberStatistics')).NumberStatistics,
);

export interface RecentRounds extends HistoryList<GameRecord> {
  /** Called when the player opens the tab, so that the app fetches the rounds only then. */
  onOpen: () => void;
}

interface HistoriesProps {
  gameHistory: HistoryList<GameRecord>;
  myBets: HistoryList<MyBet>;
  rounds: RecentRounds | undefined;
  /** True while the ball of a draw turns. The other lists arrive frozen. */
  isTurning: boolean;
  /** URL of the verification for a round or a bet on it. */
  verifyHref: ((roundNumber: string, bet?: string) => string) | undefined;
  text: TextsOf<typeof wingoBoard>;
}

export function Histories({
  gameHistory,
  myBets,
  rounds,
  isTurning,
  verifyHref,
  text,
}: HistoriesProps) {
  const page = useHeld(rounds?.page, isTurning);
  const numbers = useTexts(numberStatistics).caption;
  const items = [
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
  ];
  if (rounds) {
    const { loading, error, onRetry } = rounds;
    items.push({
      id: 'numbers',
      label: numbers,
      content: <NumberStatistics page={page} loading={loading} error={error} onRetry={onRetry} />,
    });
  }
  return (
    <Tabs
      label={text.histories}
      items={items}
      onValueChange={(id) => {
        if (id === 'numbers') rounds?.onOpen();
      }}
    />
  );
}
