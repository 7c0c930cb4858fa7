'use client';

import { crashGame } from '@platform/messages/crashGame';
import { DEMO_BALANCE, RESTART_DELAY, timeOf } from '@platform/rules/crash';
import { USDT } from '@platform/rules/money';
import { useState } from 'react';
import { systemClock, systemRandom, type Clock } from '../../../internal/seams';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts } from '../../../theme/Messages';
import type { DemoPlayProps } from '../../demo/demoPlay';
import { DemoGame } from '../../demo/DemoGame/DemoGame';
import { useDemoRounds } from '../../demo/useDemoRounds';
import { useElapsed } from '../../demo/useElapsed';
import { useGameFigures } from '../../gameFigures';
import { CrashBoard } from '../CrashBoard/CrashBoard';
import { CrashPanel } from './CrashPanel';
import type { CrashPlay, CrashWords } from './crashPlay';
import { announcementOf, crashWords } from './texts';
import { useCrash } from './useCrash';

export type CrashGameProps = DemoPlayProps<typeof crashGame>;

/** Game board, whose curve is redrawn in every frame. */
function LiveBoard({ play, now, words }: { play: CrashPlay; now: Clock; words: CrashWords }) {
  const { phase, multiplier, since, elapsed, bet } = play;
  const rising = useElapsed(now, since, elapsed, phase === 'rising');
  const drawn = { waiting: 0, rising, crashed: timeOf(multiplier) }[phase];
  return (
    <CrashBoard
      phase={phase}
      multiplier={multiplier}
      elapsed={drawn}
      secondsLeft={phase === 'rising' ? undefined : Math.ceil((RESTART_DELAY - elapsed) / 1_000)}
      cashedOut={bet?.state === 'out' ? words.cashedOutAt(bet.at) : undefined}
    />
  );
}

/**
 * Crash with a demo balance: a player who cashes out before the crash wins. A bet applies to the
 * next round.
 *
 * **When not to use it:** for rounds from a server, use a `CrashBoard`.
 *
 * **Do:** Keep the game a demo: its crash points favour the player.
 *
 * **Don't:** Use it for money, which requires provable rounds from a server.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space on the button | bets, cancels the bet or cashes out, depending on the text of the button |
 */
export function CrashGame({
  demoBalance = DEMO_BALANCE,
  defaultBalance = demoBalance,
  onBalanceChange,
  defaultStake = USDT,
  random = systemRandom,
  now = systemClock,
  earlierRounds,
  onResult,
  texts,
  ...rest
}: CrashGameProps) {
  const text = useTexts(crashGame, texts);
  const figures = useGameFigures();
  const words = crashWords(text, figures);
  // The game owns the stake, because the history tab unmounts the panel.
  const [stake, setStake] = useState(defaultStake);
  const [rounds, record] = useDemoRounds(now, onResult, earlierRounds);
  const { play, bet, takeBack, cashOut, refill } = useCrash({
    balance: defaultBalance,
    refillTo: demoBalance,
    onBalanceChange,
    now,
    random,
    words,
    onSettle: record,
  });
  return (
    <DemoGame
      {...rest}
      label={text.label}
      gameTab={text.gameTab}
      rounds={rounds}
      board={
        <>
          <VisuallyHidden role="status">{announcementOf(play, text, figures)}</VisuallyHidden>
          <LiveBoard play={play} now={now} words={words} />
        </>
      }
      panel={
        <CrashPanel
          play={play}
          stake={stake}
          onStakeChange={setStake}
          onBet={bet}
          onTakeBack={takeBack}
          onCashOut={cashOut}
          onRefill={refill}
          texts={text}
        />
      }
    />
  );
}
