import {
  useBalances,
  useClient,
  useGameHistory,
  useLastResults,
  useLatestBets,
  useMyBets,
  usePreference,
  useRecentRounds,
  useRoundOutcome,
  useWingoRound,
} from '@platform/api/react';
import { wingoPage } from '@platform/messages/wingoPage';
import { parseUsdt, toDecimal } from '@platform/rules/money';
import type { GameType } from '@platform/rules/wingo';
import { Button, Page, useBrand, WingoBoard } from '@platform/ui';
import { useTexts } from '@platform/ui/theme';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PlaySafetyBar } from '../app/account/PlaySafetyBar';
import { useRealityCheck } from '../app/account/useRealityCheck';
import { gameTypeAt } from '../app/wingo/gameTypeAt';
import { holdBalance } from '../app/wallet/heldBalance';
import { InDisplayCurrency } from '../app/wallet/InDisplayCurrency';
import { late } from '../app/loading/late';
import { listOf } from '../app/shared/listOf';
import { Optional } from '../app/loading/Optional';
import { stakeOf } from '../app/wingo/stakeOf';
import { TAKES_FOCUS } from '../app/shell/takesFocus';
import { useBetPlacing } from '../app/wingo/useBetPlacing';
import { usePage } from '../app/shared/usePage';
import { usePaged } from '../app/shared/usePaged';
import { useSound } from '../app/wingo/useSound';
import { WhenNear } from '../app/loading/WhenNear';
import { MyBetsExport, RoundsExport } from '../exports/lateExports';
import { paths, verifyHref, wingoPaths } from '../paths';

const { Component: PublicLists } = late(
  async () => (await import('../app/wingo/PublicLists')).PublicLists,
);

interface BoardProps {
  gameType: GameType;
}

/** Wingo board with server data, which is refetched after each round. */
function Board({ gameType }: BoardProps) {
  const client = useClient();
  const [historyPage, setHistoryPage] = usePage();
  const [betsPage, setBetsPage] = usePage('bets');
  const round = useWingoRound(gameType);
  const results = useLastResults(gameType);
  const history = usePaged(useGameHistory(gameType, historyPage), setHistoryPage);
  const bets = usePaged(useMyBets(gameType, betsPage), setBetsPage);
  const [showsNumbers, setShowsNumbers] = useState(false);
  const recent = useRecentRounds(gameType, showsNumbers);
  const latestBets = useLatestBets(gameType);
  const balances = useBalances();
  const placeBet = useBetPlacing(gameType);
  const checkReality = useRealityCheck();
  const text = useTexts(wingoPage);
  const board = useRef<HTMLElement>(null);
  const [lastStake, rememberStake] = usePreference('wingoStake');
  const [sound, rememberSound] = useSound();
  const { content } = useBrand();
  const { outcome, dismiss } = useRoundOutcome(latestBets);
  const roundNumber = round.data?.roundNumber;
  const betsOn = (number: string | undefined) =>
    latestBets?.filter((bet) => bet.roundNumber === number).reverse();
  const earlier = latestBets?.find((bet) => bet.roundNumber !== roundNumber);
  const toBoard = (
    <Button
      tone="neutral"
      onClick={() => {
        board.current?.scrollIntoView();
        board.current?.focus({ preventScroll: true });
      }}
    >
      {text.placeBet}
    </Button>
  );
  return (
    <Page>
      <InDisplayCurrency>
        <WingoBoard
          ref={board}
          {...TAKES_FOCUS}
          gameType={gameType}
          hrefs={wingoPaths}
          round={round.data}
          roundError={round.data ? undefined : round.error?.message}
          onRoundRetry={round.retry}
          results={results.data}
          gameHistory={{
            ...listOf(history, setHistoryPage),
            actions: <RoundsExport gameType={gameType} total={history.data?.total} />,
          }}
          myBets={{
            ...listOf(bets, setBetsPage),
            emptyAction: toBoard,
            actions: <MyBetsExport gameType={gameType} total={bets.data?.total} />,
          }}
          rounds={{ ...listOf(recent), onOpen: () => setShowsNumbers(true) }}
          balance={balances.data?.main}
          onBalanceHold={holdBalance}
          verifyHref={
            // A round without a commitment cannot be verified.
            round.data?.commitment === null
              ? undefined
              : (round, bet) => verifyHref(gameType, round, bet)
          }
          guideHref={paths.fairness}
          now={client.now}
          onPlaceBet={async (intent) => {
            await checkReality();
            return placeBet(intent);
          }}
          stakes={betsOn(roundNumber)}
          previousStakes={betsOn(earlier?.roundNumber)}
          defaultStake={stakeOf(lastStake)}
          stakePresets={content?.stakes?.map(parseUsdt)}
          onStakeChange={(stake) => rememberStake(toDecimal(stake))}
          sound={sound}
          onSoundChange={rememberSound}
          soundSet={content?.sounds}
          outcome={outcome}
          onOutcomeClose={dismiss}
        />
      </InDisplayCurrency>
      <PlaySafetyBar />
      {/* Servers without published rounds have no public lists. */}
      {round.data && round.data.commitment !== null && (
        <Optional>
          <WhenNear>
            <PublicLists emptyAction={toBoard} />
          </WhenNear>
        </Optional>
      )}
    </Page>
  );
}

/** Page of a Wingo board. The key gives each board its own state. */
export function Wingo() {
  const { pathname } = useLocation();
  const gameType = gameTypeAt(pathname);
  return <Board key={gameType} gameType={gameType} />;
}
