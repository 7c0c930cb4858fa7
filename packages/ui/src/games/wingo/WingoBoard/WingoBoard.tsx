'use client';

import { gameNames } from '@platform/messages/gameNames';
import { wingoBoard } from '@platform/messages/wingoBoard';
import type {
  BetIntent,
  GameRecord,
  LatestResult,
  MyBet,
  RoundOutcome,
  WingoRound,
} from '@platform/rules/models';
import { USDT, type MicroUsdt } from '@platform/rules/money';
import {
  closingOf,
  gameName,
  secondsOf,
  warnsAt,
  type GameType,
  type Stake,
  type WingoBet,
} from '@platform/rules/wingo';
import { useRef, useState, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import { ErrorState } from '../../../data/ErrorState/ErrorState';
import type { HistoryList } from '../../../data/HistoryTable/HistoryTable';
import { classNames } from '../../../internal/classNames';
import { mergeProps } from '../../../internal/mergeProps';
import { onDemand } from '../../../internal/onDemand';
import { systemClock, type Clock } from '../../../internal/seams';
import { useAtRest } from '../../../internal/useAtRest';
import { useControlled } from '../../../internal/useControlled';
import { useMergedRef } from '../../../internal/useMergedRef';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { sameSelection } from '../BetSlip/slip';
import { GameNav } from '../GameNav/GameNav';
import { OutcomeLine } from '../OutcomeLine/OutcomeLine';
import { ResultsStrip } from '../ResultsStrip/ResultsStrip';
import { FIRST_SOUND, type SoundChoice } from '../../SoundFields/soundChoice';
import type { BoardSound, SoundSet } from '../sounds/playSound';
import { BoardDialogs } from './BoardDialogs';
import { BoardHead, type ToolDialog } from './BoardHead';
import { meaningOf } from './boardKeys';
import { Controls } from './Controls';
import { Countdown } from './Countdown';
import { DrawStatus } from './DrawStatus';
import type { RecentRounds } from './Histories';
import { useBetting } from './useBetting';
import { useDraw } from './useDraw';
import { useHeldData } from './useHeldData';
import { useKeptFocus } from './useKeptFocus';
import { useBoardOutcome } from './useBoardOutcome';
import { useWingoRound } from './useWingoRound';
import * as styles from './WingoBoard.css';

// Histories load on demand, because they are below the controls on a phone.
const Histories = onDemand(async () => (await import('./Histories')).Histories);

const DrawReveal = onDemand(async () => (await import('../DrawReveal/DrawReveal')).DrawReveal);
const WinDialog = onDemand(async () => (await import('../WinDialog/WinDialog')).WinDialog);

export interface WingoBoardProps extends Omit<ComponentProps<'section'>, 'children' | 'results'> {
  gameType: GameType;
  /** URL of each game. */
  hrefs: Record<GameType, string>;
  /** Running round; `undefined` while it loads. */
  round: WingoRound | undefined;
  /** Error message, shown instead of the controls. */
  roundError?: string | undefined;
  onRoundRetry?: (() => void) | undefined;
  /** Latest results, newest first. */
  results: readonly LatestResult[] | undefined;
  /** Finished rounds, for 'Game History' and 'Chart'. */
  gameHistory: HistoryList<GameRecord>;
  /** The player's bets, for 'My History'. */
  myBets: HistoryList<MyBet>;
  /** Rounds for the tab 'Numbers'. The board has no such tab without them. */
  rounds?: RecentRounds | undefined;
  /** Main balance in micro-USDT; `undefined` while it loads. */
  balance: MicroUsdt | undefined;
  /**
   * Called with the displayed balance while the ball of a draw turns, and with `undefined`
   * afterwards. Show the same balance elsewhere on the page, because a payout would reveal the
   * draw.
   */
  onBalanceHold?: ((balance: MicroUsdt | undefined) => void) | undefined;
  /** Places a bet. If the promise rejects, the board shows the message of the `Error`. */
  onPlaceBet: (intent: BetIntent) => Promise<unknown>;
  /** Called once per round, 1 s before its end, to refetch all data. */
  onRefetch?: (() => void) | undefined;
  /** URL of the verification for a finished round or a bet on it, if linked. */
  verifyHref?: ((roundNumber: string, bet?: string) => string) | undefined;
  /** URL of the draw guide, if linked. */
  guideHref?: string | undefined;
  /** Stakes on the running round, oldest first; `undefined` while they load. */
  stakes?: readonly Stake[] | undefined;
  /** Stakes on the last round with bets, which the player can repeat. */
  previousStakes?: readonly Stake[] | undefined;
  /**
   * Initial stake for a press on the board, in micro-USDT.
   * @default 1_000_000n
   */
  defaultStake?: MicroUsdt | undefined;
  /**
   * Preset stakes, in micro-USDT.
   * @default 0.1, 1, 10, 100 and 1000 USDT
   */
  stakePresets?: readonly MicroUsdt[] | undefined;
  /** Called with each stake that the player selects, so that the app can store it. */
  onStakeChange?: ((stake: MicroUsdt) => void) | undefined;
  /** Outcome of the last round, shown in a line and, after a gain, in a dialog. */
  outcome?: RoundOutcome | undefined;
  /** Called when the win dialog closes or times out. */
  onOutcomeClose?: (() => void) | undefined;
  /** Controlled sound settings. */
  sound?: SoundChoice | undefined;
  /**
   * Initial sound settings.
   * @default { volume: 60, muted: false }
   */
  defaultSound?: SoundChoice | undefined;
  /** Called when the player turns the sound on or off, or changes the volume. */
  onSoundChange?: ((sound: SoundChoice) => void) | undefined;
  /**
   * Set of sounds. With `none`, the board has no sound button.
   * @default 'classic'
   */
  soundSet?: SoundSet | undefined;
  /**
   * Plays a sound, unless the board is muted.
   * @default synthesised tones
   */
  onSound?: (sound: BoardSound, volume: number, soundSet: SoundSet) => void;
  /** @default systemClock */
  now?: Clock;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof wingoBoard>>;
}

const nothing = () => {};

/** Loads the code for sounds and plays a sound. Stays silent if loading fails. */
const play = (sound: BoardSound, volume: number, set: SoundSet) =>
  void import('../sounds/playSound').then(
    ({ playSound }) => playSound(sound, volume, set),
    () => undefined,
  );

interface BoardProps extends Omit<
  WingoBoardProps,
  'defaultStake' | 'onStakeChange' | 'sound' | 'defaultSound' | 'onSoundChange'
> {
  stake: MicroUsdt;
  setStake: (stake: MicroUsdt) => void;
  sound: SoundChoice;
  setSound: (sound: SoundChoice) => void;
  /** True while the focus is on the board, even if the game changes. */
  hasFocus: RefObject<boolean>;
}

function Board({
  gameType,
  hrefs,
  round,
  roundError,
  onRoundRetry,
  results: givenResults,
  gameHistory: givenHistory,
  myBets: givenBets,
  rounds,
  balance: givenBalance,
  onBalanceHold,
  onPlaceBet,
  onRefetch = nothing,
  verifyHref,
  guideHref,
  stakes,
  previousStakes,
  stake,
  setStake,
  stakePresets,
  outcome,
  onOutcomeClose = nothing,
  sound,
  setSound,
  hasFocus,
  soundSet = 'classic',
  onSound = play,
  now = systemClock,
  texts,
  className,
  ref,
  onKeyDown,
  ...rest
}: BoardProps) {
  const text = useTexts(wingoBoard, texts);
  const name = gameName(gameType, useTexts(gameNames));
  const [bet, setBet] = useState<WingoBet>();
  const [dialog, setDialog] = useState<ToolDialog>();
  const root = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus(root, hasFocus);
  const sounds = (sample: BoardSound) => {
    if (!sound.muted && soundSet !== 'none') onSound(sample, sound.volume, soundSet);
  };
  const { marked, revealed, announced, isTurning } = useDraw(givenResults);
  const { results, gameHistory, myBets, balance } = useHeldData(
    {
      results: givenResults,
      gameHistory: givenHistory,
      myBets: givenBets,
      balance: givenBalance,
    },
    isTurning,
    onBalanceHold,
  );
  const { shown, gain } = useBoardOutcome(outcome, revealed !== undefined, sounds);
  const atRest = useAtRest();
  const phase = useWingoRound(closingOf(gameType), round, now, {
    onClose: () => sounds('closing'),
    onRefetch,
  });
  const blocked = phase !== 'open';
  // Closes the bet dialog when betting closes, and does not reopen it in the next round.
  if (blocked && bet) setBet(undefined);
  const betting = useBetting({
    round,
    isOpen: !blocked && !isTurning,
    balance,
    stake,
    setStake,
    previousStakes,
    onPlaceBet,
    text,
  });
  const { slip } = betting;
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    const board = event.currentTarget;
    const meaning = meaningOf(event.nativeEvent);
    // Ignores keys in dialogs, whose React events bubble through the board.
    if (!meaning || !(event.target instanceof Node) || !board.contains(event.target)) return;
    event.preventDefault();
    // The next Enter places the bets instead of pressing the previously focused button.
    board.focus({ preventScroll: true });
    if (meaning === 'keys') setDialog('keys');
    else if (meaning === 'mute') setSound({ ...sound, muted: !sound.muted });
    else if (typeof meaning === 'string') betting.commands[meaning]();
    else if (!blocked || !betting.oneTap) betting.pick(meaning);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts for the buttons inside
    <section
      aria-label={name}
      tabIndex={-1}
      {...mergeProps<ComponentProps<'section'>>(keptFocus, rest)}
      ref={useMergedRef(root, ref)}
      onKeyDown={pressKey}
      className={classNames(styles.root, className)}
    >
      <div className={styles.layout}>
        <GameNav current={gameType} hrefs={hrefs} className={styles.nav} />
        <div className={styles.play}>
          <div className={styles.stage}>
            <BoardHead
              name={name}
              roundNumber={round?.roundNumber}
              hasSound={soundSet !== 'none'}
              sound={sound}
              onSoundChange={setSound}
              onTry={(volume) => onSound('win', volume, soundSet)}
              onOpen={setDialog}
              text={text}
            />
            <div className={styles.timer}>
              <Countdown
                round={round}
                now={now}
                phase={phase}
                total={secondsOf(gameType)}
                soon={warnsAt(gameType)}
                className={styles.countdown}
              />
              {revealed && <DrawReveal result={revealed} />}
            </div>
            <ResultsStrip results={results} />
            <DrawStatus draw={announced} text={text} />
            <OutcomeLine outcome={shown} />
            {(atRest || gain) && (
              <WinDialog
                outcome={gain}
                verifyHref={verifyHref}
                onClose={onOutcomeClose}
                className={styles.win}
              />
            )}
          </div>
          <div className={styles.controls}>
            {roundError === undefined ? (
              <Controls
                betting={betting}
                blocked={blocked}
                drawn={marked}
                stakes={stakes}
                stakePresets={stakePresets}
                onMore={() => setDialog('stake')}
                onOpen={setBet}
              />
            ) : (
              <ErrorState message={roundError} onRetry={onRoundRetry} />
            )}
          </div>
        </div>
        <div className={styles.history}>
          <Histories
            gameHistory={gameHistory}
            myBets={myBets}
            rounds={rounds}
            isTurning={isTurning}
            verifyHref={verifyHref}
            text={text}
          />
        </div>
      </div>
      <BoardDialogs
        gameType={gameType}
        round={round}
        guideHref={guideHref}
        atRest={atRest}
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        bet={bet}
        stake={slip.bets.find((item) => bet && sameSelection(item.bet, bet))?.amount}
        balance={balance}
        nextStake={stake}
        onStakeChange={setStake}
        onBetClose={() => setBet(undefined)}
        onBetChange={(chosen, amount) => slip.setStake({ bet: chosen, amount })}
        onBetRemove={slip.remove}
      />
    </section>
  );
}

/**
 * Wingo board. The caller provides the data and places the bets.
 *
 * **When not to use it:** to show a single part, such as the results, use that part's component.
 *
 * **Do:** Use the whole board, which tracks the betting phase.
 *
 * **Don't:** Assemble the buttons without the betting phase: the server refuses late bets.
 *
 * | Key | Action |
 * | --- | --- |
 * | 0 to 9, G, V, R, H, L | bets on a number, Green, Violet, Red, High or Low |
 * | +, - | doubles or halves the stake |
 * | Enter | places the bets |
 * | Escape | clears the slip |
 * | B, D, U | adds the bets of the last round, doubles all bets, undoes |
 * | M | turns the sound off or on |
 * | ? | shows the keys |
 *
 * The keys work while the focus is on the board, but not in a field. If the focused element on the
 * board is removed or disabled, the board takes the focus. To enable the keys from the start, focus
 * the board when its page opens.
 */
export function WingoBoard({
  defaultStake = USDT,
  onStakeChange,
  sound: givenSound,
  defaultSound = FIRST_SOUND,
  onSoundChange,
  ...rest
}: WingoBoardProps) {
  const [stake, setStake] = useControlled(undefined, defaultStake, onStakeChange);
  const [sound, setSound] = useControlled(givenSound, defaultSound, onSoundChange);
  const hasFocus = useRef(false);
  return (
    // A new key resets the state of the previous game, such as its bets, draw and outcome.
    <Board
      {...rest}
      key={rest.gameType}
      stake={stake}
      setStake={setStake}
      sound={sound}
      setSound={setSound}
      hasFocus={hasFocus}
    />
  );
}
