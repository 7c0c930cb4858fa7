'use client';

import type { DemoRound } from '@platform/rules/models';
import { DEMO_BALANCE } from '@platform/rules/crash';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { payout, RISKS, ROWS, type PlinkoRisk } from '@platform/rules/plinko';
import { useState, type ComponentProps } from 'react';
import { systemClock, systemRandom, type Clock, type Random } from '../../../internal/seams';
import { Select } from '../../../primitives/Select/Select';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { BetButton } from '../../demo/BetButton/BetButton';
import { DemoGame } from '../../demo/DemoGame/DemoGame';
import { BALANCE_TEXTS, DemoPanel } from '../../demo/DemoGame/DemoPanel';
import { shortMultiplierText } from '../../demo/multiplierText';
import { useDemoBalance } from '../../demo/useDemoBalance';
import { useDemoRounds } from '../../demo/useDemoRounds';
import { PlinkoBoard } from '../PlinkoBoard/PlinkoBoard';
import type { PlinkoSettings } from '../types';
import { MOST_BALLS, usePlinko } from './usePlinko';

const RISK_NAMES: Record<PlinkoRisk, string> = { low: 'Low', medium: 'Medium', high: 'High' };

const TEXTS = {
  label: 'Plinko',
  gameTab: 'Plinko Game',
  rows: 'Rows',
  risk: 'Difficulty',
  bet: 'Bet',
  landed: 'The ball landed in',
  outcome: ({ rows, risk }: PlinkoSettings) => `${rows} rows, ${risk}`,
  ...BALANCE_TEXTS,
};

const ROW_OPTIONS = ROWS.map((rows) => ({ value: String(rows), label: String(rows) }));

export interface PlinkoGameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Rows and difficulty; the app remembers them in browser storage. */
  settings: PlinkoSettings;
  onSettingsChange: (settings: PlinkoSettings) => void;
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
   * What draws the paths.
   * @default the browser's randomness
   */
  random?: Random;
  /**
   * What the balls fall by, and what dates the history. Keep it the same from render to render.
   * @default the browser's clock
   */
  now?: Clock;
  /**
   * The rounds of earlier visits, newest first. Read when the game opens.
   * @default []
   */
  earlierRounds?: readonly DemoRound[];
  /** Told of every ball that has landed, e.g. to raise a toast. */
  onResult?: (round: DemoRound) => void;
  /** @default the texts of the specification */
  texts?: typeof TEXTS;
}

/**
 * Plinko, played for fun with a demo balance: each bet drops a ball, as many at once as the player likes. Rows and
 * difficulty wait until the last ball has landed.
 *
 * **When not to use it:** with outcomes from a server, which a `PlinkoBoard` can show.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space on Bet | drops a ball |
 */
export function PlinkoGame({
  settings,
  onSettingsChange,
  demoBalance = DEMO_BALANCE,
  defaultStake = USDT,
  random = systemRandom,
  now = systemClock,
  earlierRounds,
  onResult,
  texts = TEXTS,
  ...rest
}: PlinkoGameProps) {
  const [stake, setStake] = useState(defaultStake);
  const { balance, take, pay, refill } = useDemoBalance(demoBalance);
  const [rounds, record] = useDemoRounds(now, onResult, earlierRounds);
  const { play, dropBall } = usePlinko({
    random,
    now,
    onLand: (drop) => {
      const paid = payout(drop.stake, drop.multiplier);
      pay(paid);
      record({
        stake: drop.stake,
        outcome: texts.outcome(settings),
        won: paid > drop.stake,
        multiplier: drop.multiplier,
        payout: paid,
      });
    },
  });
  const bet = () => {
    if (take(stake)) dropBall(stake, settings);
  };
  const falling = play.balls.length > 0;
  const [newest] = play.last;

  return (
    <DemoGame
      {...rest}
      label={texts.label}
      gameTab={texts.gameTab}
      rounds={rounds}
      board={
        <>
          <VisuallyHidden role="status">
            {/* Keyed: two balls in one bucket are two announcements. */}
            {newest && (
              <span key={newest.id}>
                {texts.landed} {shortMultiplierText(newest.multiplier)}
              </span>
            )}
          </VisuallyHidden>
          <PlinkoBoard
            {...settings}
            balls={play.balls}
            flashing={play.flashes.map(({ bucket }) => bucket)}
            last={play.last}
            now={now}
          />
        </>
      }
      panel={
        <DemoPanel
          stake={stake}
          onStakeChange={setStake}
          balance={balance}
          onRefill={refill}
          action={(tooMuch) => (
            <BetButton blocked={tooMuch || play.balls.length >= MOST_BALLS} onClick={bet}>
              {texts.bet}
            </BetButton>
          )}
          texts={texts}
        >
          <Select
            label={texts.risk}
            options={RISKS.map((risk) => ({ value: risk, label: RISK_NAMES[risk] }))}
            value={settings.risk}
            onValueChange={(risk) => onSettingsChange({ ...settings, risk })}
            disabled={falling}
          />
          <Select
            label={texts.rows}
            options={ROW_OPTIONS}
            value={String(settings.rows)}
            onValueChange={(chosen) => {
              const rows = ROWS.find((count) => String(count) === chosen);
              if (rows) onSettingsChange({ ...settings, rows });
            }}
            disabled={falling}
          />
        </DemoPanel>
      }
    />
  );
}
