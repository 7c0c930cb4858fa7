'use client';

import { diceGame } from '@platform/messages/diceGame';
import { realDiceGame } from '@platform/messages/realDiceGame';
import {
  DEFAULT_TARGET,
  diceBetAt,
  diceMultiple,
  oppositeBet,
  type DiceBet,
} from '@platform/rules/dice';
import type { DiceIntent, DiceResult } from '@platform/rules/models';
import { multiply, USDT } from '@platform/rules/money';
import { useState } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { BetButton } from '../../demo/BetButton/BetButton';
import { RealFrame } from '../../originals/RealFrame';
import { RealPanel } from '../../originals/RealPanel';
import type { RealPlayProps } from '../../originals/realPlay';
import { useBet } from '../../originals/useBet';
import { DiceBoard } from '../DiceBoard/DiceBoard';
import { moneyOdds } from '../moneyOdds';
import { LastRolls } from './LastRolls';
import * as styles from './RealDiceGame.css';

export interface RealDiceGameProps extends RealPlayProps<DiceIntent, DiceResult> {
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof realDiceGame>>;
}

/**
 * Real-money Dice: the server rolls, and a roll over or under the target wins.
 *
 * **When not to use it:** to play for fun, use a `DiceGame`.
 *
 * **Do:** Link to the seeds, so that players can verify every roll.
 *
 * **Don't:** Place a bet while another is pending.
 *
 * | Key | Action |
 * | --- | --- |
 * | Left, Right on the slider | moves the target |
 * | Left, Right on the direction | switches between over and under |
 * | Enter, Space on Bet | places a bet |
 */
export function RealDiceGame({
  balance,
  defaultStake = USDT,
  onBet,
  bets,
  texts,
  ...rest
}: RealDiceGameProps) {
  const common = useTexts(diceGame);
  const text = useTexts(realDiceGame, texts);
  const format = useAmountFormat();
  const [stake, setStake] = useState(defaultStake);
  const [bet, setBet] = useState<DiceBet>({ direction: 'over', target: DEFAULT_TARGET });
  const { place, underWay, result, forget, problem, placed } = useBet(onBet);
  const profit = multiply(stake, diceMultiple(bet), 'down') - stake;
  const change = (next: DiceBet) => {
    setBet(next);
    forget();
  };
  const board = (
    <div className={styles.board}>
      <LastRolls
        label={text.lastRolls}
        rolls={[...placed, ...(bets.page?.current === 1 ? bets.page.rows : [])]}
      />
      <DiceBoard
        odds={moneyOdds(bet.direction)}
        target={bet.target}
        onTargetChange={(target) => change(diceBetAt(bet.direction, target))}
        result={result}
        {...(result && {
          texts: {
            won: text.won({ amount: format(result.payout - result.amount, 3) }),
            lost: text.lost({ amount: format(result.amount, 2) }),
          },
        })}
      />
    </div>
  );
  const panel = (
    <RealPanel
      stake={stake}
      onStakeChange={setStake}
      balance={balance}
      facts={[
        {
          id: 'profit',
          label: common.profit,
          value: <Amount value={profit} decimals={3} signed />,
        },
      ]}
      problem={problem}
      action={(blocked) => (
        <BetButton
          pending={underWay}
          blocked={blocked}
          onClick={() => void place({ bet, amount: stake })}
        >
          {common.bet}
        </BetButton>
      )}
    >
      <SegmentedControl
        label={text.direction}
        options={[
          { value: 'over', label: text.over },
          { value: 'under', label: text.under },
        ]}
        value={bet.direction}
        onValueChange={() => change(oppositeBet(bet))}
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
