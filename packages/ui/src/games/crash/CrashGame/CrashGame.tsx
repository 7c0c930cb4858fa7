'use client';

import type { DemoRound } from '@platform/rules/models';
import { DEMO_BALANCE, RESTART_DELAY, timeOf } from '@platform/rules/crash';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { useMemo, type ComponentProps } from 'react';
import { systemClock, systemRandom, type Clock, type Random } from '../../../internal/seams';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { DemoGame } from '../../demo/DemoGame/DemoGame';
import { useDemoRounds } from '../../demo/useDemoRounds';
import { useElapsed } from '../../demo/useElapsed';
import { CrashBoard } from '../CrashBoard/CrashBoard';
import { CrashPanel } from './CrashPanel';
import type { CrashPlay } from './crashPlay';
import { announcementOf, CRASH_TEXTS, crashText, crashWords } from './texts';
import { useCrash } from './useCrash';

export interface CrashGameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * What the player has to play with, in micro-USDT.
   * @default 1000 USDT, as in the specification
   */
  demoBalance?: MicroUsdt;
  /**
   * The bet at first, in micro-USDT.
   * @default 1 USDT
   */
  defaultStake?: MicroUsdt;
  /**
   * What draws the crash points. Keep it the same from render to render.
   * @default the browser's randomness
   */
  random?: Random;
  /**
   * What moves the rounds and dates the history. Keep it the same from render to render.
   * @default the browser's clock
   */
  now?: Clock;
  /**
   * The rounds of earlier visits, newest first. Read when the game opens.
   * @default []
   */
  earlierRounds?: readonly DemoRound[];
  /** Told of every bet that is settled, e.g. to raise a toast. */
  onResult?: (round: DemoRound) => void;
  /** @default the texts of the specification */
  texts?: typeof CRASH_TEXTS;
}

/** The board of a play, its curve drawn between the ticks as well. */
function LiveBoard({
  play,
  now,
  texts,
}: Required<Pick<CrashGameProps, 'now' | 'texts'>> & { play: CrashPlay }) {
  const { phase, multiplier, since, elapsed, bet } = play;
  const rising = useElapsed(now, since, elapsed, phase === 'rising');
  const drawn = { waiting: 0, rising, crashed: timeOf(multiplier) }[phase];
  return (
    <CrashBoard
      phase={phase}
      multiplier={multiplier}
      elapsed={drawn}
      secondsLeft={phase === 'rising' ? undefined : Math.ceil((RESTART_DELAY - elapsed) / 1_000)}
      cashedOut={bet?.state === 'out' ? `${texts.cashedOutAt} ${crashText(bet.at)}` : undefined}
      texts={texts}
    />
  );
}

/**
 * Crash, played for fun with a demo balance: a multiplier rises until it crashes; who cashes out
 * before takes it. A bet counts for the next round and can be taken back until that starts. The
 * crash points favour the player: never put money behind it.
 *
 * **When not to use it:** with rounds from a server, which a `CrashBoard` can show.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space on the button | bets, takes the bet back, or cashes out, as the button reads |
 */
export function CrashGame({
  demoBalance = DEMO_BALANCE,
  defaultStake = USDT,
  random = systemRandom,
  now = systemClock,
  earlierRounds,
  onResult,
  texts = CRASH_TEXTS,
  ...rest
}: CrashGameProps) {
  const [rounds, record] = useDemoRounds(now, onResult, earlierRounds);
  const words = useMemo(() => crashWords(texts), [texts]);
  const { play, bet, takeBack, cashOut, refill } = useCrash({
    balance: demoBalance,
    now,
    random,
    words,
    onSettle: record,
  });
  return (
    <DemoGame
      {...rest}
      label={texts.label}
      gameTab={texts.gameTab}
      rounds={rounds}
      board={
        <>
          <VisuallyHidden role="status">{announcementOf(play, texts)}</VisuallyHidden>
          <LiveBoard play={play} now={now} texts={texts} />
        </>
      }
      panel={
        <CrashPanel
          play={play}
          defaultStake={defaultStake}
          onBet={bet}
          onTakeBack={takeBack}
          onCashOut={cashOut}
          onRefill={refill}
          texts={texts}
        />
      }
    />
  );
}
