'use client';

import { plinkoGame } from '@platform/messages/plinkoGame';
import { DEMO_BALANCE } from '@platform/rules/crash';
import { USDT } from '@platform/rules/money';
import {
  bucketOf,
  DEFAULT_RISK,
  DEFAULT_ROWS,
  drawPath,
  multiplierOf,
  payout,
} from '@platform/rules/plinko';
import { useRef, useState } from 'react';
import { systemClock, systemRandom } from '../../../internal/seams';
import { useControlled } from '../../../internal/useControlled';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts } from '../../../theme/Messages';
import type { DemoPlayProps } from '../../demo/demoPlay';
import { BetButton } from '../../demo/BetButton/BetButton';
import { DemoGame } from '../../demo/DemoGame/DemoGame';
import { DemoPanel } from '../../demo/DemoGame/DemoPanel';
import { useDemoBalance } from '../../demo/useDemoBalance';
import { useDemoRounds } from '../../demo/useDemoRounds';
import { useGameFigures } from '../../gameFigures';
import { boardText } from '../boardText';
import { PlinkoBoard } from '../PlinkoBoard/PlinkoBoard';
import { PlinkoFields, type PlinkoGameSlots } from '../PlinkoFields';
import type { PlinkoSettings } from '../types';
import { MOST_BALLS, usePlinko } from '../usePlinko';

const FIRST_SETTINGS: PlinkoSettings = { rows: DEFAULT_ROWS, risk: DEFAULT_RISK };

export type { PlinkoGameSlots };

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

/**
 * Plinko with a demo balance, in which many balls can fall at the same time. Rows and difficulty
 * are locked until the last ball has landed.
 *
 * **When not to use it:** to play for money, use a `RealPlinkoGame`.
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
    now,
    onLand: (drop) => {
      pay(drop.payout);
      record({
        stake: drop.stake,
        outcome: boardText(settings, text),
        won: drop.payout > drop.stake,
        multiplier: drop.multiplier,
        payout: drop.payout,
      });
    },
  });
  const count = useRef(0);
  const bet = () => {
    if (!take(stake)) return;
    const path = drawPath(settings.rows, random);
    const multiplier = multiplierOf(settings.rows, settings.risk, bucketOf(path));
    count.current += 1;
    dropBall({ id: count.current, stake, path, payout: payout(stake, multiplier) }, settings);
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
          <PlinkoFields
            settings={settings}
            onSettingsChange={setSettings}
            disabled={falling}
            slotProps={slotProps}
            texts={texts}
          />
        </DemoPanel>
      }
    />
  );
}
