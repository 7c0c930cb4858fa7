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
  stakeProblem,
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
import { BetSlip } from '../BetSlip/BetSlip';
import { sameSelection, stakeAbove, stakeBelow } from '../BetSlip/slip';
import { useBetSlip } from '../BetSlip/useBetSlip';
import { GameNav } from '../GameNav/GameNav';
import { OutcomeLine } from '../OutcomeLine/OutcomeLine';
import { ResultsStrip } from '../ResultsStrip/ResultsStrip';
import { RoundStakes } from '../RoundStakes/RoundStakes';
import { FIRST_SOUND, type SoundChoice } from '../../SoundFields/soundChoice';
import type { BoardSound, SoundSet } from '../sounds/playSound';
import { BoardDialogs } from './BoardDialogs';
import { BoardHead, type ToolDialog } from './BoardHead';
import { meaningOf } from './boardKeys';
import { Countdown } from './Countdown';
import { Picks } from './Picks';
import { useDraw } from './useDraw';
import { useKeptFocus } from './useKeptFocus';
import { useBoardOutcome } from './useBoardOutcome';
import { useWingoRound } from './useWingoRound';
import * as styles from './WingoBoard.css';

// Below the controls on a phone: what it takes to bet comes first.
const Histories = onDemand(async () => (await import('./Histories')).Histories);

const DrawReveal = onDemand(async () => (await import('../DrawReveal/DrawReveal')).DrawReveal);
const WinDialog = onDemand(async () => (await import('../WinDialog/WinDialog')).WinDialog);

export interface WingoBoardProps extends Omit<ComponentProps<'section'>, 'children' | 'results'> {
  gameType: GameType;
  /** Where each game lives. */
  hrefs: Record<GameType, string>;
  /** The round that runs. `undefined` while it is not known: the board keeps its shape and takes no bets. */
  round: WingoRound | undefined;
  /** Why the round could not be loaded. Shown in place of the controls. */
  roundError?: string | undefined;
  onRoundRetry?: (() => void) | undefined;
  /** The latest results, newest first. */
  results: readonly LatestResult[] | undefined;
  /** The rounds that are over, for 'Game History' and 'Chart'. */
  gameHistory: HistoryList<GameRecord>;
  /** The player's bets, for 'My History'. */
  myBets: HistoryList<MyBet>;
  /** What is in the main wallet. `undefined` while it is not known. */
  balance: MicroUsdt | undefined;
  /** Places a bet. Its promise keeps the bet pending; the message of an `Error` is shown with it. */
  onPlaceBet: (intent: BetIntent) => Promise<unknown>;
  /** The result is readable, 1 s before the countdown's zero: fetch everything again. Once a round. */
  onRefetch?: (() => void) | undefined;
  /** Where a round that is over, or a bet on it, is verified. Without it nothing leads there. */
  verifyHref?: ((roundNumber: string, bet?: string) => string) | undefined;
  /** Where draws are explained. Without it no link leads there. */
  guideHref?: string | undefined;
  /** What the player has staked on the round that runs, oldest first. `undefined` while it is not known. */
  stakes?: readonly Stake[] | undefined;
  /** The player's bets on the last round before, to be placed again. */
  previousStakes?: readonly Stake[] | undefined;
  /**
   * What a press on the board stakes at first, in micro-USDT.
   * @default 1_000_000n
   */
  defaultStake?: MicroUsdt | undefined;
  /** Called with every stake that the player chooses, to be remembered. */
  onStakeChange?: ((stake: MicroUsdt) => void) | undefined;
  /**
   * A round to tell the player about: in a line, and in a dialog too when it brought a gain. The dialog
   * stands over the countdown and the last results, and leaves everything that can be pressed.
   */
  outcome?: RoundOutcome | undefined;
  /** The player has closed the dialog of a gain, or its time is over. */
  onOutcomeClose?: (() => void) | undefined;
  /** What the player hears, when the caller holds it: to remember it from visit to visit. */
  sound?: SoundChoice | undefined;
  /**
   * What the player hears at first.
   * @default { volume: 60, muted: false }
   */
  defaultSound?: SoundChoice | undefined;
  /** Called when the player turns the sound on or off, or chooses a volume. */
  onSoundChange?: ((sound: SoundChoice) => void) | undefined;
  /**
   * How the board sounds. With `none` it is silent, and has no button for sound.
   * @default 'classic'
   */
  soundSet?: SoundSet | undefined;
  /**
   * Plays a sound when betting closes, and when a round has brought a gain or a loss,
   * unless the player has muted the board.
   * @default tones that the browser makes
   */
  onSound?: (sound: BoardSound, volume: number, soundSet: SoundSet) => void;
  /** @default systemClock */
  now?: Clock;
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof wingoBoard>>;
}

const nothing = () => {};

/** Its code comes with the first sound, or not: then it is silent. */
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
  /** Whether the focus is on the board, of whichever game. */
  hasFocus: RefObject<boolean>;
}

/** What a board shows and holds of one game. */
function Board({
  gameType,
  hrefs,
  round,
  roundError,
  onRoundRetry,
  results,
  gameHistory,
  myBets,
  balance,
  onPlaceBet,
  onRefetch = nothing,
  verifyHref,
  guideHref,
  stakes,
  previousStakes,
  stake,
  setStake,
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
  const names = useTexts(gameNames);
  const [oneTap, setOneTap] = useState(false);
  // The bet that is looked at closely.
  const [bet, setBet] = useState<WingoBet>();
  const [dialog, setDialog] = useState<ToolDialog>();
  const root = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus(root, hasFocus);
  const slipForm = useRef<HTMLFormElement>(null);
  const stakeField = useRef<HTMLInputElement>(null);
  const sounds = (name: BoardSound) => {
    if (!sound.muted && soundSet !== 'none') onSound(name, sound.volume, soundSet);
  };
  const { marked, revealed } = useDraw(results);
  const { shown, gain } = useBoardOutcome(outcome, revealed !== undefined, sounds);
  const atRest = useAtRest();
  const phase = useWingoRound(closingOf(gameType), round, now, {
    onClose: () => sounds('closing'),
    onRefetch,
  });
  const blocked = phase !== 'open';
  // A bet that was being prepared when betting closed is not taken up again in the next round.
  if (blocked && bet) setBet(undefined);
  const name = gameName(gameType, names);

  const send = async (chosen: Stake) => {
    if (!round) throw new Error(text.noRound);
    await onPlaceBet({ ...chosen, roundNumber: round.roundNumber });
  };
  const slip = useBetSlip(send, text.failed, round?.roundNumber);

  const pick = (chosen: WingoBet) => {
    const tooMuch = oneTap && balance !== undefined && stake > balance;
    if (tooMuch || stakeProblem(stake)) {
      // The slip says what is wrong with it.
      stakeField.current?.select();
      stakeField.current?.focus();
      return;
    }
    const bets = [{ bet: chosen, amount: stake }];
    if (oneTap) void slip.place(bets);
    else slip.add(bets);
  };

  const commands = {
    more: () => setStake(stakeAbove(stake)),
    less: () => setStake(stakeBelow(stake)),
    place: () => slipForm.current?.requestSubmit(),
    clear: slip.clear,
    again: () => {
      if (!oneTap && previousStakes) slip.add(previousStakes);
    },
    double: slip.double,
    undo: slip.undo,
    mute: () => setSound({ ...sound, muted: !sound.muted }),
    keys: () => setDialog('keys'),
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    const board = event.currentTarget;
    const meaning = meaningOf(event.nativeEvent);
    // The dialogs of the board are not in it, though their events pass through.
    if (!meaning || !(event.target instanceof Node) || !board.contains(event.target)) return;
    event.preventDefault();
    // The next Enter places the bets: it must not press the button that had the focus.
    board.focus({ preventScroll: true });
    if (typeof meaning === 'string') commands[meaning]();
    else if (!blocked) pick(meaning);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- short cuts for buttons that it contains
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
              />
              {revealed && <DrawReveal result={revealed} />}
            </div>
            <ResultsStrip results={results} />
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
              <>
                <Picks blocked={blocked} drawn={marked} stakes={stakes} onPick={pick} />
                <BetSlip
                  ref={slipForm}
                  stakeRef={stakeField}
                  slip={slip}
                  stake={stake}
                  onStakeChange={setStake}
                  balance={balance}
                  previous={previousStakes}
                  blocked={blocked}
                  oneTap={oneTap}
                  onOneTapChange={setOneTap}
                  onOpen={blocked ? nothing : setBet}
                />
                <RoundStakes stakes={stakes} />
              </>
            ) : (
              <ErrorState message={roundError} onRetry={onRoundRetry} />
            )}
          </div>
        </div>
        <div className={styles.history}>
          <Histories
            gameHistory={gameHistory}
            myBets={myBets}
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
        betAbout={round && text.betAbout({ game: name, period: round.roundNumber })}
        onBetClose={() => setBet(undefined)}
        onBetConfirm={(chosen, amount) => slip.placeAlone({ bet: chosen, amount })}
      />
    </section>
  );
}

/**
 * The board of a Wingo game: the countdown, the bets, the histories. Knows the phases of a round;
 * data and the placing of bets come from outside.
 *
 * **When not to use it:** for a single component, such as the results on a dashboard, use that component.
 *
 * **Do:** Use the board as a whole: it knows when bets are open, and which round a press is for.
 *
 * **Don't:** Assemble the buttons without the phases: the server refuses such bets.
 *
 * | Key | Does |
 * | --- | --- |
 * | 0 to 9, G, V, R, H, L | bets on a number, green, violet, red, high, low |
 * | +, - | takes a larger or smaller stake |
 * | Enter | places the bets |
 * | Escape | clears the slip |
 * | B, D, U | takes the bets of the last round, doubles, undoes |
 * | M | turns the sound off or on |
 * | ? | shows the keys |
 *
 * They work while the focus is on the board, and not in a field. The board keeps the focus when what had
 * it inside goes away. To have its keys work from the start, focus it when its page opens.
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
    // Of another game nothing else holds: its bets, its draw and its outcome are its own.
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
