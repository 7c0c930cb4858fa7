'use client';

import { minesGame } from '@platform/messages/minesGame';
import { CELLS, DEFAULT_MINES, multiplierOf, payout, type MineCount } from '@platform/rules/mines';
import { DEMO_BALANCE } from '@platform/rules/crash';
import { USDT } from '@platform/rules/money';
import { useState } from 'react';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { systemClock, systemRandom } from '../../../internal/seams';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import type { DemoPlayProps } from '../../demo/demoPlay';
import { BetButton } from '../../demo/BetButton/BetButton';
import { DemoGame } from '../../demo/DemoGame/DemoGame';
import { DemoPanel } from '../../demo/DemoGame/DemoPanel';
import { useDemoBalance } from '../../demo/useDemoBalance';
import { useDemoRounds } from '../../demo/useDemoRounds';
import { useGameFigures, type GameFigures } from '../../gameFigures';
import { MineCountField } from '../MineCountField';
import { cellStates } from '../MinesGrid/cellStates';
import { MinesGrid } from '../MinesGrid/MinesGrid';
import { gemsOf, useMines, type MinesPlay } from './useMines';
import * as styles from './MinesGame.css';

export type MinesGameProps = DemoPlayProps<typeof minesGame>;

function messageOf(
  play: MinesPlay | undefined,
  early: boolean,
  texts: TextsOf<typeof minesGame>,
  format: ReturnType<typeof useAmountFormat>,
  figures: GameFigures,
) {
  if (early) return { tone: 'early', message: texts.early };
  if (!play) return { tone: 'playing', message: '' };
  const gems = gemsOf(play);
  const multiplier = figures.multiplier(multiplierOf(play.mines, gems));
  if (play.state === 'lost') return { tone: 'lost', message: texts.lost };
  if (play.state === 'cashed-out') {
    const amount = format(payout(play.stake, play.mines, gems), 3);
    return { tone: 'won', message: texts.won({ amount, multiplier }) };
  }
  return { tone: 'playing', message: gems === 0 ? texts.started : texts.playing({ multiplier }) };
}

/**
 * Mines with a demo balance. Each opened cell raises the cash-out amount, and hitting a mine loses
 * the bet.
 *
 * **When not to use it:** for rounds from a server, use a `MinesGrid`.
 *
 * **Do:** Show the next cash-out amount beside the current amount.
 *
 * **Don't:** Offer an action that always loses, such as opening all cells.
 *
 * | Key | Action |
 * | --- | --- |
 * | arrows in the grid | moves between cells |
 * | Enter, Space | on a cell: opens it; on the button: bets or cashes out |
 */
export function MinesGame({
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
}: MinesGameProps) {
  const text = useTexts(minesGame, texts);
  const format = useAmountFormat();
  const figures = useGameFigures();
  const [stake, setStake] = useState(defaultStake);
  const { balance, take, pay, refill } = useDemoBalance(
    demoBalance,
    defaultBalance,
    onBalanceChange,
  );
  const [mines, setMines] = useState<MineCount>(DEFAULT_MINES);
  const [early, setEarly] = useState(false);
  const [rounds, record] = useDemoRounds(now, onResult, earlierRounds);
  const { play, start, press, cashOut } = useMines(random, text.outcome, (result) => {
    pay(result.payout);
    record(result);
  });

  const playing = play?.state === 'playing';
  const gems = playing ? gemsOf(play) : 0;
  const { tone, message } = messageOf(play, early, text, format, figures);

  const bet = () => {
    if (!take(stake)) return;
    setEarly(false);
    start(stake, mines);
  };

  return (
    <DemoGame
      {...rest}
      label={text.label}
      gameTab={text.gameTab}
      rounds={rounds}
      board={
        <div className={styles.board}>
          <p role="status" data-tone={tone} className={styles.message}>
            {message}
          </p>
          <MinesGrid
            cells={cellStates(play?.round, play?.opening ?? [], !!play && !playing)}
            onPress={(cell) => setEarly(!press(cell))}
          />
        </div>
      }
      panel={
        <DemoPanel
          stake={stake}
          onStakeChange={setStake}
          balance={balance}
          onRefill={refill}
          placed={playing}
          facts={[
            { id: 'gems', label: text.gems, value: `${gems} / ${CELLS - mines}` },
            {
              id: 'multiplier',
              label: text.multiplier,
              value: figures.multiplier(multiplierOf(mines, gems)),
            },
            {
              id: 'next',
              label: text.next,
              value: figures.multiplier(multiplierOf(mines, gems + 1)),
            },
          ]}
          action={(tooMuch) =>
            playing ? (
              <BetButton blocked={play.opening.length > 0} onClick={cashOut}>
                {text.cashOut({ amount: format(payout(play.stake, mines, gems), 3) })}
              </BetButton>
            ) : (
              <BetButton blocked={tooMuch} onClick={bet}>
                {text.bet}
              </BetButton>
            )
          }
        >
          <MineCountField
            label={text.mines}
            value={mines}
            onValueChange={setMines}
            disabled={playing}
          />
        </DemoPanel>
      }
    />
  );
}
