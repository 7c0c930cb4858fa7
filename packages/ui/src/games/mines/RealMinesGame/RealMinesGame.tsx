'use client';

import { minesGame } from '@platform/messages/minesGame';
import { realMinesGame } from '@platform/messages/realMinesGame';
import {
  CELLS,
  DEFAULT_MINES,
  minesMultiple,
  safeCells,
  type MineCount,
} from '@platform/rules/mines';
import type { MinesBet, MinesIntent, MinesRecord, MinesReveal } from '@platform/rules/models';
import { multiply, USDT, type MicroUsdt, type Rational } from '@platform/rules/money';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { systemRandom, type Random } from '../../../internal/seams';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { BetButton } from '../../demo/BetButton/BetButton';
import { useGameFigures } from '../../gameFigures';
import { multipleOf } from '../../originals/betText';
import { RealFrame } from '../../originals/RealFrame';
import { RealPanel } from '../../originals/RealPanel';
import type { RealPlayProps } from '../../originals/realPlay';
import { useBet } from '../../originals/useBet';
import { MineCountField } from '../MineCountField';
import { cellStates } from '../MinesGrid/cellStates';
import { MinesGrid } from '../MinesGrid/MinesGrid';
import { MinesMessage } from './MinesMessage';
import { useExpectedBalance } from './useExpectedBalance';
import * as styles from './RealMinesGame.css';

export interface RealMinesGameProps extends Omit<RealPlayProps<MinesIntent, MinesRecord>, 'onBet'> {
  /**
   * The player's open game, even from another device; `null` without one, `undefined` while it
   * loads.
   */
  game: MinesBet | null | undefined;
  /** Opens a game. If a promise rejects, the panel shows the message of the `Error`. */
  onOpen: (intent: MinesIntent) => Promise<MinesBet>;
  /** Opens a cell. */
  onReveal: (reveal: MinesReveal) => Promise<MinesBet>;
  /** Cashes out. */
  onCashOut: (gameId: string) => Promise<MinesBet>;
  /**
   * Source of randomness for the random cell, stable between renders.
   * @default the browser's randomness
   */
  random?: Random | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof realMinesGame>>;
}

interface Ended {
  game: MinesBet;
  /** Balance after the end. */
  balance: MicroUsdt | undefined;
}

/**
 * Mines for money: the server draws the mines, and opens one cell at a time. A game stays open
 * until the player cashes out, even after a reload or on another device.
 *
 * **When not to use it:** to play for fun, use a `MinesGame`.
 *
 * **Do:** Link to the seeds, so that players can verify every board.
 *
 * **Don't:** Open a cell on the screen before the server has.
 *
 * | Key | Action |
 * | --- | --- |
 * | arrows in the grid | moves between cells |
 * | Enter, Space | on a cell: opens it; on the buttons: bets, cashes out, or opens a random cell |
 */
export function RealMinesGame({
  balance,
  defaultStake = USDT,
  game,
  onOpen,
  onReveal,
  onCashOut,
  bets,
  random = systemRandom,
  texts,
  ...rest
}: RealMinesGameProps) {
  const common = useTexts(minesGame);
  const text = useTexts(realMinesGame, texts);
  const figures = useGameFigures();
  const format = useAmountFormat();
  const [stake, setStake] = useState(defaultStake);
  const [mines, setMines] = useState<MineCount>(DEFAULT_MINES);
  const [ended, setEnded] = useState<Ended>();
  const [ownId, setOwnId] = useState<string>();
  const [seenId, setSeenId] = useState<string>();
  const [pressed, setPressed] = useState<number>();
  const [early, setEarly] = useState(false);
  const { place, underWay, problem } = useBet((act: () => Promise<MinesBet>) => act());
  const { shown: shownBalance, begin } = useExpectedBalance(balance);

  // Stores the game's id. If the game ends on another device, the bet list contains its result.
  if (game && game.id !== seenId) {
    setSeenId(game.id);
    setEnded(undefined);
    setEarly(false);
  }
  const elsewhere = game === null ? bets.page?.rows.find(({ id }) => id === seenId) : undefined;
  const open = game ?? undefined;
  const shown = open ?? ended?.game ?? elsewhere;

  const act = async (step: () => Promise<MinesBet>, changeOf: (reply: MinesBet) => MicroUsdt) => {
    const settle = begin();
    const reply = await place(step);
    if (reply === undefined) return;
    const after = settle(changeOf(reply));
    setOwnId(reply.id);
    setEnded(reply.state === 'open' ? undefined : { game: reply, balance: after });
  };
  const bet = () =>
    act(
      () => onOpen({ mines, amount: stake }),
      ({ amount }) => -amount,
    );
  const reveal = async (cell: number) => {
    if (game === null) setEarly(true);
    if (open === undefined || underWay) return;
    setPressed(cell);
    await act(
      () => onReveal({ gameId: open.id, cell, seen: open.opened.length }),
      ({ payout }) => payout,
    );
    setPressed(undefined);
  };
  const closed = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => open?.opened.includes(cell) !== true,
  );
  const revealRandom = () => {
    const cell = closed[Math.floor(random() * closed.length)];
    if (cell !== undefined) void reveal(cell);
  };

  const count = open?.mines ?? mines;
  const nextMultiple: Rational =
    typeof open?.nextMultiple === 'string'
      ? multipleOf(open.nextMultiple)
      : minesMultiple(count, 1);
  const current = typeof open?.multiple === 'string' ? multipleOf(open.multiple) : undefined;
  const board = (
    <div className={styles.board}>
      <MinesMessage
        game={shown}
        early={early}
        resumed={open !== undefined && open.id !== ownId}
        balance={open ? undefined : ended?.balance}
        text={text}
      />
      <MinesGrid
        cells={cellStates(
          shown && { mines: shown.mineCells ?? [], opened: shown.opened, state: 'open' },
          pressed === undefined ? [] : [pressed],
          shown !== undefined && open === undefined,
        )}
        path={open ? [] : (shown?.opened ?? [])}
        onPress={(cell) => void reveal(cell)}
      />
    </div>
  );
  const panel = (
    <RealPanel
      stake={open?.amount ?? stake}
      onStakeChange={setStake}
      balance={shownBalance}
      locked={open !== undefined}
      facts={[
        {
          id: 'gems',
          label: common.gems,
          value: `${open?.opened.length ?? 0} / ${open?.mostReveals ?? safeCells(count)}`,
        },
        {
          id: 'multiplier',
          label: common.multiplier,
          value: current ? figures.multiple(current) : '\u2013',
        },
        { id: 'next', label: common.next, value: figures.multiple(nextMultiple) },
      ]}
      problem={problem}
      action={(blocked) => (
        <div className={styles.buttons}>
          <BetButton
            tone="neutral"
            wide={false}
            icon={<Shuffle aria-hidden />}
            blocked={open === undefined || underWay}
            className={styles.random}
            onClick={revealRandom}
          >
            {text.random}
          </BetButton>
          {open ? (
            <BetButton
              className={styles.main}
              pending={underWay && pressed === undefined}
              blocked={current === undefined || pressed !== undefined}
              onClick={() =>
                void act(
                  () => onCashOut(open.id),
                  ({ payout }) => payout,
                )
              }
            >
              {common.cashOut({
                amount: format(current ? multiply(open.amount, current, 'down') : open.amount, 4),
              })}
            </BetButton>
          ) : (
            <BetButton
              className={styles.main}
              pending={underWay}
              blocked={blocked || game === undefined}
              onClick={() => void bet()}
            >
              {common.bet}
            </BetButton>
          )}
        </div>
      )}
    >
      <MineCountField
        label={common.mines}
        value={count}
        onValueChange={setMines}
        disabled={open !== undefined || underWay}
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
