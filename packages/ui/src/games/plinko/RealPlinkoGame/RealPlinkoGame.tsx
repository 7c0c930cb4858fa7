'use client';

import { plinkoGame } from '@platform/messages/plinkoGame';
import { realPlinkoGame } from '@platform/messages/realPlinkoGame';
import type { PlinkoIntent, PlinkoResult } from '@platform/rules/models';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import { DEFAULT_RISK, DEFAULT_ROWS, multiplierOf } from '@platform/rules/plinko';
import { useState } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { systemClock, type Clock } from '../../../internal/seams';
import { useControlled } from '../../../internal/useControlled';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { BetButton } from '../../demo/BetButton/BetButton';
import { useGameFigures } from '../../gameFigures';
import { RealFrame } from '../../originals/RealFrame';
import { RealPanel } from '../../originals/RealPanel';
import type { RealPlayProps } from '../../originals/realPlay';
import { useBet } from '../../originals/useBet';
import { PlinkoBoard, type PlinkoLanding } from '../PlinkoBoard/PlinkoBoard';
import { PlinkoFields, type PlinkoGameSlots } from '../PlinkoFields';
import type { PlinkoSettings } from '../types';
import { LAST_RESULTS, MOST_BALLS, usePlinko, type PlinkoDrop } from '../usePlinko';
import { useLandedBalance } from './useLandedBalance';

const FIRST_SETTINGS: PlinkoSettings = { rows: DEFAULT_ROWS, risk: DEFAULT_RISK };

export interface RealPlinkoGameProps extends RealPlayProps<PlinkoIntent, PlinkoResult> {
  /** Controlled rows and difficulty. */
  settings?: PlinkoSettings | undefined;
  /**
   * Initial rows and difficulty.
   * @default { rows: 12, risk: 'low' }
   */
  defaultSettings?: PlinkoSettings | undefined;
  onSettingsChange?: ((settings: PlinkoSettings) => void) | undefined;
  /**
   * Called while balls fall, with the displayed balance, which includes only the payouts of landed
   * balls. Called with `undefined` once the displayed balance equals `balance`. Must be stable
   * between renders.
   */
  onBalanceHold?: ((balance: MicroUsdt | undefined) => void) | undefined;
  /**
   * Clock for the balls, stable between renders.
   * @default the browser's clock
   */
  now?: Clock | undefined;
  /**
   * Props for the parts, such as `{ risk: { hint: 'Higher pays more, less often.' } }`.
   * @default {}
   */
  slotProps?: PlinkoGameSlots | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof realPlinkoGame>>;
}

/**
 * Real-money Plinko: the server draws the path of a ball, and the ball falls along it. Rows and
 * difficulty are locked until the last ball has landed.
 *
 * **When not to use it:** to play for fun, use a `PlinkoGame`.
 *
 * **Do:** Link to the seeds, so that players can verify every path.
 *
 * **Don't:** Drop a ball before the server has placed its bet.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space on Bet | places a bet, and drops its ball |
 */
export function RealPlinkoGame({
  balance,
  defaultStake = USDT,
  onBet,
  bets,
  settings: given,
  defaultSettings = FIRST_SETTINGS,
  onSettingsChange,
  onBalanceHold,
  now = systemClock,
  slotProps,
  texts,
  ...rest
}: RealPlinkoGameProps) {
  const common = useTexts(plinkoGame);
  const text = useTexts(realPlinkoGame, texts);
  const figures = useGameFigures();
  const format = useAmountFormat();
  const [settings, setSettings] = useControlled(given, defaultSettings, onSettingsChange);
  const [stake, setStake] = useState(defaultStake);
  const { place, underWay, problem } = useBet(onBet);
  const { shown: shownBalance, take, pay } = useLandedBalance(balance, onBalanceHold);
  const { play, dropBall } = usePlinko({ now, onLand: ({ payout }) => pay(payout) });
  const [newest] = play.last;
  const bet = async () => {
    take(stake);
    const placed = await place({ bet: settings, amount: stake });
    if (placed === undefined) {
      pay(stake);
      return;
    }
    const { id, amount, path, payout } = placed;
    dropBall({ id, stake: amount, path, payout }, placed.bet);
  };
  const landedText = ({ multiplier: factor, stake: paid, payout }: PlinkoDrop): string => {
    const multiplier = figures.multiple(factor);
    if (payout === paid) return text.even({ multiplier });
    return payout > paid
      ? text.won({ multiplier, amount: format(payout - paid, 3) })
      : text.lost({ multiplier, amount: format(paid - payout, 3) });
  };
  // The bet list may already contain a ball that is still falling or has just landed.
  const shown = new Set([...play.balls, ...play.last].map(({ id }) => id));
  const earlier = (bets.page?.current === 1 ? bets.page.rows : []).flatMap((row): PlinkoLanding[] =>
    shown.has(row.id)
      ? []
      : [{ id: row.id, multiplier: multiplierOf(row.bet.rows, row.bet.risk, row.bucket) }],
  );
  const board = (
    <>
      <VisuallyHidden role="status">
        {/* Uses a new key for each landing, so that screen readers announce consecutive
   landings in the same bucket. */}
        {newest && <span key={newest.id}>{landedText(newest)}</span>}
      </VisuallyHidden>
      <PlinkoBoard
        {...settings}
        balls={play.balls}
        flashing={play.flashes.map(({ bucket }) => bucket)}
        last={[...play.last, ...earlier].slice(0, LAST_RESULTS)}
        now={now}
      />
    </>
  );
  const panel = (
    <RealPanel
      stake={stake}
      onStakeChange={setStake}
      balance={shownBalance}
      facts={[
        {
          id: 'lastBall',
          label: text.lastBall,
          value: newest ? (
            <Amount value={newest.payout - newest.stake} decimals={3} signed />
          ) : (
            '\u2013'
          ),
        },
      ]}
      problem={problem}
      action={(blocked) => (
        <BetButton
          pending={underWay}
          blocked={blocked || play.balls.length >= MOST_BALLS}
          onClick={() => void bet()}
        >
          {common.bet}
        </BetButton>
      )}
    >
      <PlinkoFields
        settings={settings}
        onSettingsChange={setSettings}
        disabled={underWay || play.balls.length > 0}
        slotProps={slotProps}
      />
    </RealPanel>
  );
  return (
    <RealFrame
      {...rest}
      label={common.label}
      gameTab={common.gameTab}
      bets={bets}
      board={board}
      panel={panel}
    />
  );
}
