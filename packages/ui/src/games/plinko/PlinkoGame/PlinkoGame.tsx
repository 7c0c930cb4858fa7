'use client';

import { plinkoGame } from '@platform/messages/plinkoGame';
import { DEMO_BALANCE } from '@platform/rules/crash';
import { USDT } from '@platform/rules/money';
import { payout, RISKS, ROWS } from '@platform/rules/plinko';
import { useState } from 'react';
import { systemClock, systemRandom } from '../../../internal/seams';
import { Select } from '../../../primitives/Select/Select';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import type { DemoPlayProps } from '../../demo/demoPlay';
import { BetButton } from '../../demo/BetButton/BetButton';
import { DemoGame } from '../../demo/DemoGame/DemoGame';
import { DemoPanel } from '../../demo/DemoGame/DemoPanel';
import { shortMultiplierText } from '../../demo/multiplierText';
import { useDemoBalance } from '../../demo/useDemoBalance';
import { useDemoRounds } from '../../demo/useDemoRounds';
import { PlinkoBoard } from '../PlinkoBoard/PlinkoBoard';
import type { PlinkoSettings } from '../types';
import { MOST_BALLS, usePlinko } from './usePlinko';

const ROW_OPTIONS = ROWS.map((rows) => ({ value: String(rows), label: String(rows) }));

export interface PlinkoGameProps extends DemoPlayProps<typeof plinkoGame> {
  /** Rows and difficulty; the app remembers them in browser storage. */
  settings: PlinkoSettings;
  onSettingsChange: (settings: PlinkoSettings) => void;
}

/** The settings of a ball, for the history. */
const outcomeText = ({ rows, risk }: PlinkoSettings, text: TextsOf<typeof plinkoGame>): string =>
  ({ low: text.outcomeLow, medium: text.outcomeMedium, high: text.outcomeHigh })[risk]({ rows });

/**
 * Plinko, played for fun with a demo balance: each bet drops a ball, as many at the same time as the player likes. Rows and
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
  texts,
  ...rest
}: PlinkoGameProps) {
  const text = useTexts(plinkoGame, texts);
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
        outcome: outcomeText(settings, text),
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
      label={text.label}
      gameTab={text.gameTab}
      rounds={rounds}
      board={
        <>
          <VisuallyHidden role="status">
            {/* Keyed: two balls in one bucket are two announcements. */}
            {newest && (
              <span key={newest.id}>
                {text.landed({ multiplier: shortMultiplierText(newest.multiplier) })}
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
              {text.bet}
            </BetButton>
          )}
        >
          <Select
            label={text.risk}
            options={RISKS.map((risk) => ({ value: risk, label: text[risk] }))}
            value={settings.risk}
            onValueChange={(risk) => onSettingsChange({ ...settings, risk })}
            disabled={falling}
          />
          <Select
            label={text.rows}
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
