'use client';

import { plinkoGame } from '@platform/messages/plinkoGame';
import { DEMO_BALANCE } from '@platform/rules/crash';
import { USDT } from '@platform/rules/money';
import {
  DEFAULT_RISK,
  DEFAULT_ROWS,
  payout,
  RISKS,
  ROWS,
  type PlinkoRisk,
} from '@platform/rules/plinko';
import { useState } from 'react';
import { systemClock, systemRandom } from '../../../internal/seams';
import { mergeProps, type PartProps } from '../../../internal/mergeProps';
import { useControlled } from '../../../internal/useControlled';
import { Select, type SelectProps } from '../../../primitives/Select/Select';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import type { DemoPlayProps } from '../../demo/demoPlay';
import { BetButton } from '../../demo/BetButton/BetButton';
import { DemoGame } from '../../demo/DemoGame/DemoGame';
import { DemoPanel } from '../../demo/DemoGame/DemoPanel';
import { useDemoBalance } from '../../demo/useDemoBalance';
import { useDemoRounds } from '../../demo/useDemoRounds';
import { useGameFigures } from '../../gameFigures';
import { PlinkoBoard } from '../PlinkoBoard/PlinkoBoard';
import type { PlinkoSettings } from '../types';
import { MOST_BALLS, usePlinko } from './usePlinko';

const ROW_OPTIONS = ROWS.map((rows) => ({ value: String(rows), label: String(rows) }));

const FIRST_SETTINGS: PlinkoSettings = { rows: DEFAULT_ROWS, risk: DEFAULT_RISK };

export interface PlinkoGameSlots {
  /** Difficulty select. */
  risk?: PartProps<SelectProps<PlinkoRisk>> | undefined;
  /** Row count select. */
  rows?: PartProps<SelectProps<string>> | undefined;
}

export interface PlinkoGameProps extends DemoPlayProps<typeof plinkoGame> {
  /** Controlled rows and difficulty. */
  settings?: PlinkoSettings | undefined;
  /**
   * Initial rows and difficulty.
   * @default { rows: 12, risk: 'low' }
   */
  defaultSettings?: PlinkoSettings | undefined;
  onSettingsChange?: ((settings: PlinkoSettings) => void) | undefined;
  /**
   * Props for the parts, such as `{ risk: { hint: 'Higher pays more, less often.' } }`.
   * @default {}
   */
  slotProps?: PlinkoGameSlots | undefined;
}

const outcomeText = ({ rows, risk }: PlinkoSettings, text: TextsOf<typeof plinkoGame>): string =>
  ({ low: text.outcomeLow, medium: text.outcomeMedium, high: text.outcomeHigh })[risk]({ rows });

/**
 * Plinko with a demo balance, in which many balls can fall at the same time. Rows and difficulty
 * are locked until the last ball has landed.
 *
 * **When not to use it:** for outcomes from a server, use a `PlinkoBoard`.
 *
 * **Do:** Announce each landing once.
 *
 * **Don't:** Change the board while balls are falling.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space on Bet | drops a ball |
 */
export function PlinkoGame({
  settings: given,
  defaultSettings = FIRST_SETTINGS,
  onSettingsChange,
  slotProps,
  demoBalance = DEMO_BALANCE,
  defaultBalance,
  onBalanceChange,
  defaultStake = USDT,
  random = systemRandom,
  now = systemClock,
  earlierRounds,
  onResult,
  texts,
  ...rest
}: PlinkoGameProps) {
  const text = useTexts(plinkoGame, texts);
  const figures = useGameFigures();
  const [settings, setSettings] = useControlled(given, defaultSettings, onSettingsChange);
  const [stake, setStake] = useState(defaultStake);
  const { balance, take, pay, refill } = useDemoBalance(
    demoBalance,
    defaultBalance,
    onBalanceChange,
  );
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
            {/* Uses a new key for each landing, so that screen readers announce consecutive
   landings in the same bucket. */}
            {newest && (
              <span key={newest.id}>
                {text.landed({ multiplier: figures.multiple(newest.multiplier) })}
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
            {...mergeProps<SelectProps<PlinkoRisk>>(
              {
                label: text.risk,
                options: RISKS.map((risk) => ({ value: risk, label: text[risk] })),
                value: settings.risk,
                onValueChange: (risk) => setSettings({ ...settings, risk }),
                disabled: falling,
              },
              slotProps?.risk,
            )}
          />
          <Select
            {...mergeProps<SelectProps<string>>(
              {
                label: text.rows,
                options: ROW_OPTIONS,
                value: String(settings.rows),
                onValueChange: (chosen) => {
                  const rows = ROWS.find((count) => String(count) === chosen);
                  if (rows) setSettings({ ...settings, rows });
                },
                disabled: falling,
              },
              slotProps?.rows,
            )}
          />
        </DemoPanel>
      }
    />
  );
}
