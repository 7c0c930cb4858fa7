'use client';

import { betNames } from '@platform/messages/betNames';
import { betSlip } from '@platform/messages/betSlip';
import { RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { toDecimal, USDT, type MicroUsdt } from '@platform/rules/money';
import {
  feeOf,
  prospectsOf,
  STAKE_PRESETS,
  stakedOn,
  stakeProblem,
  type Stake,
  type WingoBet,
} from '@platform/rules/wingo';
import { useId, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { classNames } from '../../../internal/classNames';
import { latinFormat } from '../../../internal/latinFormat';
import {
  mergeProps,
  mergeSlots,
  type PartProps,
  type SlotProps,
} from '../../../internal/mergeProps';
import { useProblemTexts } from '../../../internal/problems';
import { useControlled } from '../../../internal/useControlled';
import { AmountField, type AmountFieldProps } from '../../../primitives/AmountField/AmountField';
import { parseAmount } from '../../../primitives/AmountField/amountText';
import { Button } from '../../../primitives/Button/Button';
import { IconButtonSlot } from '../../../primitives/IconButton/IconButtonSlot';
import { Switch, type SwitchProps } from '../../../primitives/Switch/Switch';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useLanguage, useTexts, type TextsOf } from '../../../theme/Messages';
import { useGameFigures } from '../../gameFigures';
import { BetChip } from '../BetChip/BetChip';
import { betName } from '../../../data/betWords';
import { HALF, restOf, TWICE, waiting, type SlipBet } from './slip';
import type { BetSlipControl } from './useBetSlip';
import type { NextRound } from './useNextRound';
import * as styles from './BetSlip.css';

export interface BetSlipSlots {
  /** Button for a bet in the slip. */
  bet?: ((bet: SlipBet) => SlotProps<'button'> | undefined) | undefined;
  /** Stake field; its slots `factor` and `max` are the buttons ½, 2x and Max. */
  stake?: PartProps<AmountFieldProps> | undefined;
  /** Button that sets the stake to a preset amount. */
  preset?: ((amount: MicroUsdt) => SlotProps<'button'> | undefined) | undefined;
  /** Button that opens the stake dialog. */
  more?: SlotProps<'button'> | undefined;
  /** Switch for one-tap bets. */
  oneTap?: PartProps<SwitchProps> | undefined;
  /** Button that adds the last round's bets. */
  again?: SlotProps<'button'> | undefined;
  double?: SlotProps<'button'> | undefined;
  /** Button that undoes the last change. */
  undo?: SlotProps<'button'> | undefined;
  clear?: SlotProps<'button'> | undefined;
  /** Button that places all bets. */
  submit?: SlotProps<'button'> | undefined;
  /** Button that cancels bets that wait for the next round. */
  cancel?: SlotProps<'button'> | undefined;
}

export interface BetSlipProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Result of `useBetSlip`. */
  slip: BetSlipControl;
  /** Controlled stake for the next press on the board, in micro-USDT. */
  stake?: MicroUsdt | undefined;
  /**
   * Initial stake, in micro-USDT.
   * @default 1_000_000n
   */
  defaultStake?: MicroUsdt | undefined;
  onStakeChange?: ((stake: MicroUsdt) => void) | undefined;
  /**
   * Preset stakes, in micro-USDT.
   * @default 0.1, 1, 10, 100 and 1000 USDT
   */
  presets?: readonly MicroUsdt[] | undefined;
  /** Called to open a dialog for other stakes. If omitted, there is no button for the dialog. */
  onMore?: (() => void) | undefined;
  /** Ref of the stake field, which a board focuses if the stake is invalid. */
  stakeRef?: Ref<HTMLInputElement> | undefined;
  /** Balance, which limits the bets; `undefined` while it loads. */
  balance?: MicroUsdt | undefined;
  /** Bets from the last round, to repeat. @default [] */
  previous?: readonly Stake[] | undefined;
  /**
   * True if bets cannot be placed.
   * @default false
   */
  blocked?: boolean;
  /**
   * Result of `useNextRound`. While `blocked`, the button places the bets in the next round. Queued
   * bets can be cancelled until they are sent.
   * @default undefined
   */
  nextRound?: NextRound | undefined;
  /** Fields that add bets, shown beside the slip's bets while `blocked`. */
  addition?: ReactNode;
  /**
   * Controlled state of the one-tap switch. If true, pressing the board places a bet immediately.
   */
  oneTap?: boolean | undefined;
  /**
   * Initial state of the one-tap switch.
   * @default false
   */
  defaultOneTap?: boolean | undefined;
  onOneTapChange?: ((oneTap: boolean) => void) | undefined;
  /** Opens a dialog to change or remove a bet in the slip. */
  onOpen: (bet: WingoBet) => void;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betSlip>>;
  /**
   * Props for the parts, such as `{ submit: { name: 'place' } }`.
   * @default {}
   */
  slotProps?: BetSlipSlots | undefined;
}

/** Returns the highest total payout of the bets after the fee. */
const bestReturn = (bets: readonly Stake[]): MicroUsdt =>
  prospectsOf(bets).reduce((best, { received }) => (received > best ? received : best), 0n);

/**
 * Bet slip: lists the player's unplaced bets, and sets the stake for the next bet.
 *
 * **When not to use it:** for a single bet, use a `BetDialog`; for placed bets, `RoundStakes`.
 *
 * **Do:** Place all bets together.
 *
 * **Don't:** Report only how many bets failed.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves from bet to bet, to the stake and to the buttons |
 * | Enter | in the stake: places all bets |
 */
export function BetSlip({
  slip,
  stake: givenStake,
  defaultStake = USDT,
  onStakeChange,
  presets = STAKE_PRESETS,
  onMore,
  stakeRef,
  balance,
  previous = [],
  blocked = false,
  nextRound,
  addition,
  oneTap: givenOneTap,
  defaultOneTap = false,
  onOneTapChange,
  onOpen,
  texts,
  slotProps,
  className,
  ...rest
}: BetSlipProps) {
  const text = useTexts(betSlip, texts);
  const names = useTexts(betNames);
  const format = useAmountFormat();
  const figures = useGameFigures();
  const plain = latinFormat(useLanguage(), { maximumFractionDigits: 6, useGrouping: false });
  const problemText = useProblemTexts();
  const messageId = useId();
  const [stake, setStake] = useControlled(givenStake, defaultStake, onStakeChange);
  const [oneTap, setOneTap] = useControlled(givenOneTap, defaultOneTap, onOneTapChange);
  const [draft, setDraft] = useState<string>();
  const { bets, confirmed } = slip;
  const ready = waiting(bets);
  const total = stakedOn(ready);
  const sending = ready.length < bets.length;
  const needed = oneTap && ready.length === 0 ? stake : total;
  const tooMuch = balance !== undefined && needed > balance;
  const typed = draft !== undefined && (parseAmount(draft) ?? 0n) === stake;

  const stakeIsWrong = stakeProblem(stake) !== undefined || (oneTap && tooMuch);

  const problems = [
    // Rounds down, so that the text never exceeds the balance.
    tooMuch && text.tooMuch({ balance: format(balance - (balance % 100n), 4) }),
    problemText(stakeProblem(stake)),
    ...ready.map(
      ({ bet, problem }) => problem && text.refused({ bet: betName(bet, names), problem }),
    ),
  ].filter(Boolean);

  // Bets may stay queued after the next round has opened, until the payouts arrive.
  const isQueued = nextRound?.isQueued === true;
  const later = isQueued || (blocked && !oneTap) ? nextRound : undefined;

  const news = [
    confirmed && confirmed.placed > 0 && text.placed(confirmed),
    nextRound?.notSent && text[nextRound.notSent],
    (isQueued || blocked) && ready.length > 0 && text[isQueued ? 'queued' : 'waits'],
  ].filter(Boolean);

  const showsReturns =
    ready.length > 0 &&
    problems.length + news.length === 0 &&
    ready.every(({ amount }) => stakeProblem(amount) === undefined);

  const emptyText = oneTap
    ? text.oneTapOn({ stake: format(stake, 3) })
    : text[blocked ? 'closed' : 'empty'];

  const placeText = ready.length === 0 ? text.nothing : text.place({ count: ready.length });
  const submitText = later && ready.length > 0 ? text.next : placeText;

  return (
    <form
      aria-label={text.label}
      {...rest}
      noValidate
      className={classNames(styles.root, className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (tooMuch || isQueued) return;
        if (later) later.queue();
        else if (!blocked) void slip.place(ready);
      }}
    >
      <div className={styles.line}>
        {bets.length === 0 ? (
          <p data-tone={oneTap ? 'warning' : undefined} className={styles.empty}>
            {emptyText}
          </p>
        ) : (
          <ul aria-label={text.bets} className={styles.bets}>
            {bets.map((item) => (
              <li key={`${item.bet.betType}:${item.bet.betValue}`}>
                <button
                  type="button"
                  {...mergeProps<ComponentProps<'button'>>(
                    {
                      'aria-busy': item.state === 'sending' || undefined,
                      disabled: item.state === 'sending',
                      className: styles.bet,
                      onClick: () => onOpen(item.bet),
                    },
                    slotProps?.bet?.(item),
                  )}
                  data-state={item.state}
                >
                  <VisuallyHidden>{`${text.open} `}</VisuallyHidden>
                  <BetChip bet={item.bet} /> <Amount value={item.amount} decimals={3} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {blocked && !oneTap && addition}
      </div>
      <div role="group" aria-label={text.presets} className={styles.presets}>
        {presets.map((amount) => (
          <button
            key={String(amount)}
            type="button"
            {...mergeProps<ComponentProps<'button'>>(
              {
                'aria-pressed': amount === stake,
                className: styles.preset,
                onClick: () => setStake(amount),
              },
              slotProps?.preset?.(amount),
            )}
          >
            {plain.format(toDecimal(amount) as `${number}`)}
          </button>
        ))}
        {onMore && (
          <button
            type="button"
            {...mergeProps<ComponentProps<'button'>>(
              { className: styles.preset, onClick: onMore },
              slotProps?.more,
            )}
          >
            {text.more}
          </button>
        )}
      </div>
      <div className={styles.stake}>
        <AmountField
          {...mergeProps<AmountFieldProps>(
            {
              ref: stakeRef,
              'aria-describedby': stakeIsWrong ? messageId : undefined,
              label: text.stake,
              labelHidden: true,
              unit: false,
              decimals: 2,
              max: balance === undefined ? undefined : restOf(balance, ready),
              factors: [
                { text: '½', name: text.half, factor: HALF },
                { text: figures.multiple(TWICE), name: text.twice, factor: TWICE },
              ],
              value: typed ? draft : toDecimal(stake),
              onValueChange: (value, amount) => {
                setDraft(value);
                setStake(amount ?? 0n);
              },
              onBlur: () => setDraft(undefined),
            },
            slotProps?.stake,
          )}
        />
        <Switch
          {...mergeProps<SwitchProps>(
            {
              label: text.oneTap,
              checked: oneTap,
              // One-tap mode requires an empty slip, so that a press has only one meaning.
              disabled: !oneTap && bets.length > 0,
              onCheckedChange: setOneTap,
            },
            slotProps?.oneTap,
          )}
          slotProps={mergeSlots(
            { field: { className: styles.oneTap }, label: { className: styles.oneTapLabel } },
            slotProps?.oneTap?.slotProps,
          )}
        />
      </div>
      <div className={styles.actions}>
        <span className={styles.tools}>
          <IconButtonSlot
            slotProps={slotProps?.again}
            label={text.again}
            tooltip
            disabled={oneTap || previous.length === 0}
            onClick={() => slip.add(previous)}
          >
            <RotateCcw aria-hidden />
          </IconButtonSlot>
          <IconButtonSlot
            slotProps={slotProps?.double}
            label={text.double}
            tooltip
            disabled={ready.length === 0}
            onClick={slip.double}
          >
            <span aria-hidden className={styles.twice}>
              2x
            </span>
          </IconButtonSlot>
          <IconButtonSlot
            slotProps={slotProps?.undo}
            label={text.undo}
            tooltip
            disabled={!slip.canUndo}
            onClick={slip.undo}
          >
            <Undo2 aria-hidden />
          </IconButtonSlot>
          <IconButtonSlot
            slotProps={slotProps?.clear}
            label={text.clear}
            tooltip
            disabled={ready.length === 0}
            onClick={slip.clear}
          >
            <Trash2 aria-hidden />
          </IconButtonSlot>
        </span>
        {isQueued ? (
          <Button
            wide
            tone="neutral"
            {...mergeProps<ComponentProps<'button'>>(
              {
                className: styles.submit,
                onClick: (event) => {
                  // The click turns this button into the submit button of the form.
                  event.preventDefault();
                  nextRound.cancel();
                },
              },
              slotProps?.cancel,
            )}
          >
            <span>{text.cancel}</span>
            <Amount value={total} decimals={3} className={styles.total} />
          </Button>
        ) : (
          <Button
            wide
            pending={sending && ready.length === 0}
            {...mergeProps<ComponentProps<'button'>>(
              {
                type: 'submit',
                disabled: (blocked && !later) || tooMuch || ready.length === 0,
                className: styles.submit,
              },
              slotProps?.submit,
            )}
          >
            <span>{submitText}</span>
            <Amount value={total} decimals={3} className={styles.total} />
          </Button>
        )}
      </div>
      <div className={styles.messages}>
        <p id={messageId} role="alert" className={styles.problem}>
          {problems.join(' ')}
        </p>
        <p role="status" className={styles.confirmed}>
          {news.join(' ')}
        </p>
        {showsReturns && (
          <p className={styles.returns}>
            {text.returns({ fee: format(feeOf(total), 3), best: format(bestReturn(ready), 3) })}
          </p>
        )}
      </div>
    </form>
  );
}
