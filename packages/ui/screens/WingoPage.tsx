'use client';

import type { GameResult, MyBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet, type Digit } from '@platform/rules/wingo';
import { WingoBoard } from '../src/games/wingo/WingoBoard/WingoBoard';
import { Page } from '../src/layout/Page/Page';
import { hrefs, wingoHrefs } from '../src/samples/site';
import { useBrand } from '../src/theme/BrandProvider';
import { listOf } from '../src/samples/listOf';
import { NOW } from '../src/samples/time';
import { MemberScreen } from './MemberScreen';
import { drawnRecord, runningRound } from '../src/samples/rounds';

const DRAWN: readonly Digit[] = [7, 0, 3, 9, 4, 5, 5, 2, 8, 1];
const results: readonly GameResult[] = DRAWN.map((number, index) => ({
  roundNumber: String(20260601100010720n - BigInt(index)),
  number,
}));

const records = results.map(({ roundNumber, number }) => drawnRecord(roundNumber, number));

const bets: readonly MyBet[] = (['open', 'won', 'lost'] as const).map((state, index) => ({
  id: `B-${index}`,
  roundNumber: String(20260601100010721n - BigInt(index)),
  bet: parseBet('color', index === 2 ? 'red' : 'green'),
  amount: parseUsdt('10'),
  state,
  received: state === 'won' ? parseUsdt('19.6') : 0n,
  result: state === 'open' ? null : (results[index - 1] ?? null),
}));

export interface WingoPageProps {
  /** Seconds left in the round. */
  seconds: number;
}

export function WingoPage({ seconds }: WingoPageProps) {
  return (
    <MemberScreen path="/wingo1Minute">
      <Page>
        <WingoBoard
          gameType={1}
          hrefs={wingoHrefs}
          round={runningRound({ roundNumber: '20260601100010721', endsAt: NOW + seconds * 1000 })}
          results={results}
          gameHistory={listOf(records)}
          guideHref={hrefs.fairness}
          verifyHref={(round) => `?tab=verify&modal=auth&round=${round}`}
          myBets={listOf(bets)}
          balance={parseUsdt('1234.56789')}
          onPlaceBet={() => Promise.resolve()}
          onSound={() => {}}
          soundSet={useBrand().content?.sounds}
          now={() => NOW}
        />
      </Page>
    </MemberScreen>
  );
}
