'use client';

import type { DemoRound } from '@platform/rules/models';
import { CELLS, DEFAULT_MINES, MINE_COUNTS, multiplierOf, payout } from '@platform/rules/mines';
import { DEMO_BALANCE } from '@platform/rules/crash';
import { formatUsdt, USDT, type MicroUsdt } from '@platform/rules/money';
import { useState, type ComponentProps } from 'react';
import { systemClock, systemRandom, type Clock, type Random } from '../../../internal/seams';
import { Select } from '../../../primitives/Select/Select';
import { BetButton } from '../../demo/BetButton/BetButton';
import { DemoGame } from '../../demo/DemoGame/DemoGame';
import { BALANCE_TEXTS, DemoPanel } from '../../demo/DemoGame/DemoPanel';
import { multiplierText } from '../../demo/multiplierText';
import { useDemoBalance } from '../../demo/useDemoBalance';
import { useDemoRounds } from '../../demo/useDemoRounds';
import { cellStates } from '../MinesGrid/cellStates';
import { MinesGrid } from '../MinesGrid/MinesGrid';
import { gemsOf, useMines, type MinesPlay } from './useMines';
import * as styles from './MinesGame.css';

const TEXTS = {
  label: 'Mines',
  gameTab: 'Game',
  mines: 'Mines',
  bet: 'Bet',
  cashOut: 'Cashout',
  early: 'Game has not started yet. Start the game to begin playing.',
  started: 'The mines are laid. Open a cell.',
  gems: 'Gems',
  next: 'Next gem',
  multiplier: 'Multiplier',
  lost: 'You hit a mine.',
  won: 'You cashed out',
  outcome: (gems: number, mines: number) => `${gems} gems, ${mines} mines`,
  ...BALANCE_TEXTS,
};

const OPTIONS = MINE_COUNTS.map((count) => ({ value: String(count), label: String(count) }));

export interface MinesGameProps extends Omit<ComponentProps<'div'>, 'children'> {
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
   * What lays the mines.
   * @default the browser's randomness
   */
  random?: Random;
  /**
   * What dates the history.
   * @default the browser's clock
   */
  now?: Clock;
  /**
   * The rounds of earlier visits, newest first. Read when the game opens.
   * @default []
   */
  earlierRounds?: readonly DemoRound[];
  /** Told of every round, e.g. to raise a toast. */
  onResult?: (round: DemoRound) => void;
  /** @default the texts of the specification */
  texts?: typeof TEXTS;
}

/** What there is to say about the round, and in which tone. */
function messageOf(play: MinesPlay | undefined, early: boolean, texts: typeof TEXTS) {
  if (early) return { tone: 'early', text: texts.early };
  if (!play) return { tone: 'playing', text: '' };
  const gems = gemsOf(play);
  const paid = multiplierText(multiplierOf(play.mines, gems));
  if (play.state === 'lost') return { tone: 'lost', text: texts.lost };
  if (play.state === 'cashed-out') {
    const amount = formatUsdt(payout(play.stake, play.mines, gems), 3, { grouping: true });
    return { tone: 'won', text: `${texts.won} ${amount} USDT (${paid}).` };
  }
  return { tone: 'playing', text: gems === 0 ? texts.started : `${texts.multiplier} ${paid}` };
}

/**
 * Mines, played for fun with a demo balance: every cell without a mine raises what a cash-out pays, a mine takes it all.
 *
 * **When not to use it:** with rounds from a server, which a `MinesGrid` can show.
 *
 * | Key | Does |
 * | --- | --- |
 * | arrows in the grid | goes from cell to cell |
 * | Enter, Space | opens the cell; on the button bets or cashes out |
 */
export function MinesGame({
  demoBalance = DEMO_BALANCE,
  defaultStake = USDT,
  random = systemRandom,
  now = systemClock,
  earlierRounds,
  onResult,
  texts = TEXTS,
  ...rest
}: MinesGameProps) {
  const [stake, setStake] = useState(defaultStake);
  const { balance, take, pay, refill } = useDemoBalance(demoBalance);
  const [mines, setMines] = useState(DEFAULT_MINES);
  const [early, setEarly] = useState(false);
  const [rounds, record] = useDemoRounds(now, onResult, earlierRounds);
  const { play, start, press, cashOut } = useMines(random, texts.outcome, (result) => {
    pay(result.payout);
    record(result);
  });

  const playing = play?.state === 'playing';
  const gems = playing ? gemsOf(play) : 0;
  const { tone, text } = messageOf(play, early, texts);

  const bet = () => {
    if (!take(stake)) return;
    setEarly(false);
    start(stake, mines);
  };

  return (
    <DemoGame
      {...rest}
      label={texts.label}
      gameTab={texts.gameTab}
      rounds={rounds}
      board={
        <div className={styles.board}>
          <p role="status" data-tone={tone} className={styles.message}>
            {text}
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
            { id: 'gems', label: texts.gems, value: `${gems} / ${CELLS - mines}` },
            {
              id: 'multiplier',
              label: texts.multiplier,
              value: multiplierText(multiplierOf(mines, gems)),
            },
            {
              id: 'next',
              label: texts.next,
              value: multiplierText(multiplierOf(mines, gems + 1)),
            },
          ]}
          action={(tooMuch) =>
            playing ? (
              <BetButton blocked={play.opening.length > 0} onClick={cashOut}>
                {texts.cashOut} {formatUsdt(payout(play.stake, mines, gems), 3, { grouping: true })}
              </BetButton>
            ) : (
              <BetButton blocked={tooMuch} onClick={bet}>
                {texts.bet}
              </BetButton>
            )
          }
          texts={texts}
        >
          <Select
            label={texts.mines}
            options={OPTIONS}
            value={String(mines)}
            onValueChange={(chosen) =>
              setMines(MINE_COUNTS.find((count) => String(count) === chosen) ?? DEFAULT_MINES)
            }
            disabled={playing}
          />
        </DemoPanel>
      }
    />
  );
}
