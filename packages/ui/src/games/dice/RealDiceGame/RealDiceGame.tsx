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
import type { DiceIntent, DiceRecord, DiceResult } from '@platform/rules/models';
import { multiply, USDT, type MicroUsdt } from '@platform/rules/money';
import { useState, type ReactNode } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { FactList } from '../../../data/FactList/FactList';
import type { HistoryList } from '../../../data/HistoryTable/HistoryTable';
import { onDemand } from '../../../internal/onDemand';
import { Badge } from '../../../primitives/Badge/Badge';
import { Notice } from '../../../primitives/Notice/Notice';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { BetAmount } from '../../BetAmount/BetAmount';
import { BetButton } from '../../demo/BetButton/BetButton';
import { GameFrame, type GameFrameProps } from '../../GameFrame';
import * as frame from '../../gameFrame.css';
import { DiceBoard } from '../DiceBoard/DiceBoard';
import { moneyOdds } from '../moneyOdds';
import { LastRolls } from './LastRolls';
import { useDiceBet } from './useDiceBet';
import * as styles from './RealDiceGame.css';

const DiceBetsTable = onDemand(
  async () => (await import('../DiceBetsTable/DiceBetsTable')).DiceBetsTable,
);

/** Smallest bet, and the step of a bet. Source: the game's rules. */
const SMALLEST_STAKE: MicroUsdt = USDT / 100n;

export interface RealDiceGameProps extends Omit<
  GameFrameProps,
  'label' | 'gameTab' | 'historyTab' | 'notice' | 'board' | 'panel' | 'history' | 'play'
> {
  /** Main balance in micro-USDT; `undefined` while it loads. */
  balance: MicroUsdt | undefined;
  /**
   * Initial stake, in micro-USDT.
   * @default 1 USDT
   */
  defaultStake?: MicroUsdt | undefined;
  /**
   * Places a bet, and returns its result. If the promise rejects, the panel shows the message of the
   * `Error`.
   */
  onBet: (intent: DiceIntent) => Promise<DiceResult>;
  /** The player's bets, newest first. */
  bets: HistoryList<DiceRecord>;
  /** Called with the bet that the player wants to verify. */
  onVerify?: ((bet: DiceRecord) => void) | undefined;
  /** Controls beside the title, such as for the seeds and the demo. */
  actions?: ReactNode;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof realDiceGame>>;
}

/**
 * Dice for money: the server rolls, and a roll over or under the target wins.
 *
 * **When not to use it:** to play for fun, use a `DiceGame`.
 *
 * **Do:** Link to the seeds, with which every roll can be verified.
 *
 * **Don't:** Place another bet while one is under way.
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
  onVerify,
  actions,
  texts,
  ...rest
}: RealDiceGameProps) {
  const common = useTexts(diceGame);
  const text = useTexts(realDiceGame, texts);
  const format = useAmountFormat();
  const [stake, setStake] = useState(defaultStake);
  const [bet, setBet] = useState<DiceBet>({ direction: 'over', target: DEFAULT_TARGET });
  const { place, underWay, result, forget, problem, placed } = useDiceBet(onBet);
  const tooMuch = balance !== undefined && stake > balance;
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
    <>
      <div className={frame.choices}>
        <BetAmount
          value={stake}
          onValueChange={setStake}
          error={
            tooMuch ? text.tooMuch({ balance: format(balance - (balance % 1_000n), 3) }) : undefined
          }
        />
        <SegmentedControl
          label={text.direction}
          options={[
            { value: 'over', label: text.over },
            { value: 'under', label: text.under },
          ]}
          value={bet.direction}
          onValueChange={() => change(oppositeBet(bet))}
        />
      </div>
      <FactList
        className={frame.facts}
        facts={[
          {
            id: 'profit',
            label: common.profit,
            value: <Amount value={profit} decimals={3} signed />,
          },
          {
            id: 'balance',
            label: text.balance,
            value: balance === undefined ? <Skeleton /> : <Amount value={balance} decimals={4} />,
          },
        ]}
      />
      {problem !== undefined && (
        <Notice role="alert" tone="danger">
          {problem}
        </Notice>
      )}
      <BetButton
        pending={underWay}
        blocked={balance === undefined || tooMuch || stake < SMALLEST_STAKE}
        onClick={() => void place({ bet, amount: stake })}
      >
        {common.bet}
      </BetButton>
    </>
  );
  return (
    <GameFrame
      {...rest}
      label={common.label}
      gameTab={common.gameTab}
      historyTab={text.history}
      play={text.play}
      notice={
        <div className={frame.notice}>
          <Badge tone="success" className={frame.spareBadge}>
            {text.money}
          </Badge>
          <div className={frame.actions}>{actions}</div>
        </div>
      }
      board={board}
      panel={panel}
      history={(emptyAction) => (
        <DiceBetsTable {...bets} emptyAction={emptyAction} onVerify={onVerify} />
      )}
    />
  );
}
