'use client';

import { diceGame } from '@platform/messages/diceGame';
import { DEFAULT_TARGET, multiplierOf, payout, rollDice, wins } from '@platform/rules/dice';
import { DEMO_BALANCE } from '@platform/rules/crash';
import { USDT } from '@platform/rules/money';
import { useState } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { systemClock, systemRandom } from '../../../internal/seams';
import { useTexts } from '../../../theme/Messages';
import type { DemoPlayProps } from '../../demo/demoPlay';
import { BetButton } from '../../demo/BetButton/BetButton';
import { DemoGame } from '../../demo/DemoGame/DemoGame';
import { DemoPanel } from '../../demo/DemoGame/DemoPanel';
import { useDemoBalance } from '../../demo/useDemoBalance';
import { useDemoRounds } from '../../demo/useDemoRounds';
import { useTimers } from '../../demo/useTimers';
import { useGameFigures } from '../../gameFigures';
import { DiceBoard, type DiceResult } from '../DiceBoard/DiceBoard';

/** Display time of a result, in ms, as specified. */
export const RESULT_DURATION = 2_000;

const NOTHING = { numerator: 0n, denominator: 1n };

export type DiceGameProps = DemoPlayProps<typeof diceGame>;

/**
 * Dice with a demo balance, in which a roll above the target wins.
 *
 * **When not to use it:** for outcomes from a server, use a `DiceBoard`.
 *
 * **Do:** Require a press for each roll.
 *
 * **Don't:** Roll automatically: players would lose without a decision.
 *
 * | Key | Action |
 * | --- | --- |
 * | Left, Right on the slider | moves the target |
 * | Enter, Space on Bet | rolls |
 */
export function DiceGame({
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
}: DiceGameProps) {
  const text = useTexts(diceGame, texts);
  const figures = useGameFigures();
  const [stake, setStake] = useState(defaultStake);
  const { balance, take, pay, refill } = useDemoBalance(
    demoBalance,
    defaultBalance,
    onBalanceChange,
  );
  const [target, setTarget] = useState(DEFAULT_TARGET);
  const [shown, setShown] = useState<DiceResult>();
  const [rounds, record] = useDemoRounds(now, onResult, earlierRounds);
  const after = useTimers();
  const multiplier = multiplierOf(target);
  const profit = multiplier ? payout(stake, target + 1, target) - stake : 0n;

  const bet = () => {
    if (!take(stake)) return;
    const roll = rollDice(random);
    const won = wins(roll, target);
    setShown({ roll, won });
    after(RESULT_DURATION, () => setShown(undefined));
    const paid = payout(stake, roll, target);
    pay(paid);
    record({
      stake,
      outcome: text.outcome({ roll: figures.hundredths(roll), target: figures.hundredths(target) }),
      won,
      multiplier: (won && multiplier) || NOTHING,
      payout: paid,
    });
  };

  return (
    <DemoGame
      {...rest}
      label={text.label}
      gameTab={text.gameTab}
      rounds={rounds}
      board={<DiceBoard target={target} result={shown} onTargetChange={setTarget} />}
      panel={
        <DemoPanel
          stake={stake}
          onStakeChange={setStake}
          balance={balance}
          onRefill={refill}
          facts={[
            {
              id: 'multiplier',
              label: text.multiplier,
              value: multiplier ? figures.multiplier(multiplier) : '-',
            },
            {
              id: 'profit',
              label: text.profit,
              value: <Amount value={profit} decimals={3} signed />,
            },
          ]}
          action={(tooMuch) => (
            <BetButton blocked={tooMuch || shown !== undefined} onClick={bet}>
              {text.bet}
            </BetButton>
          )}
        />
      }
    />
  );
}
