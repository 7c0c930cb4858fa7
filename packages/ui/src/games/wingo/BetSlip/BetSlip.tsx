'use client';

import { betNames } from '@platform/messages/betNames';
import { betSlip } from '@platform/messages/betSlip';
import { Minus, Plus, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { toDecimal, type MicroUsdt } from '@platform/rules/money';
import { stakedOn, stakeProblem, type Stake, type WingoBet } from '@platform/rules/wingo';
import { useId, useState, type ComponentProps, type Ref } from 'react';
import { Amount } from '../../../data/Amount/Amount';
import { useAmountFormat } from '../../../data/Amount/amountFormat';
import { classNames } from '../../../internal/classNames';
import { useProblemTexts } from '../../../internal/problems';
import { AmountField } from '../../../primitives/AmountField/AmountField';
import { parseAmount } from '../../../primitives/AmountField/amountText';
import { Button } from '../../../primitives/Button/Button';
import { IconButton } from '../../../primitives/IconButton/IconButton';
import { Switch } from '../../../primitives/Switch/Switch';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../../theme/Messages';
import { BetChip } from '../BetChip/BetChip';
import { betName } from '../texts';
import { stakeAbove, stakeBelow, waiting } from './slip';
import type { BetSlipControl } from './useBetSlip';
import * as styles from './BetSlip.css';

export interface BetSlipProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The bets and what can be done with them: `useBetSlip`. */
  slip: BetSlipControl;
  /** What the next press on the board stakes, in micro-USDT. */
  stake: MicroUsdt;
  onStakeChange: (stake: MicroUsdt) => void;
  /** The field of the stake, where a board leads the player when a press meets a stake that is not allowed. */
  stakeRef?: Ref<HTMLInputElement> | undefined;
  /** What is in the wallet; more cannot be staked. `undefined` while it is not known. */
  balance?: MicroUsdt | undefined;
  /**
   * The bets of the last round, to be placed again.
   * @default []
   */
  previous?: readonly Stake[] | undefined;
  /**
   * Betting is closed: the slip can be changed, but not placed.
   * @default false
   */
  blocked?: boolean;
  /**
   * A press on the board bets at once.
   * @default false
   */
  oneTap?: boolean;
  onOneTapChange: (oneTap: boolean) => void;
  /** The player wants to look closer at a bet: its fee, what it pays, another stake. */
  onOpen: (bet: WingoBet) => void;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betSlip>>;
}

/**
 * The bets that a player puts together before placing all of them at once, and the stake of the next.
 * A bet that is refused stays, with the reason; the others are placed all the same.
 *
 * **When not to use it:** for a single bet with a quantity and a multiplier, use a `BetDialog`; for what
 * is placed, `RoundStakes`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes from bet to bet, to the stake and to the buttons |
 * | Enter | in the stake: places all bets |
 */
export function BetSlip({
  slip,
  stake,
  onStakeChange,
  stakeRef,
  balance,
  previous = [],
  blocked = false,
  oneTap = false,
  onOneTapChange,
  onOpen,
  texts,
  className,
  ...rest
}: BetSlipProps) {
  const text = useTexts(betSlip, texts);
  const names = useTexts(betNames);
  const format = useAmountFormat();
  const problemText = useProblemTexts();
  const messageId = useId();
  const [draft, setDraft] = useState<string>();
  const { bets, told } = slip;
  const ready = waiting(bets);
  const total = stakedOn(ready);
  const sending = ready.length < bets.length;
  const needed = oneTap && ready.length === 0 ? stake : total;
  const tooMuch = balance !== undefined && needed > balance;
  const typed = draft !== undefined && (parseAmount(draft) ?? 0n) === stake;

  const stakeIsWrong = stakeProblem(stake) !== undefined || (oneTap && tooMuch);

  const problems = [
    // What does not show is cut: the text must not promise more than there is.
    tooMuch && text.tooMuch({ balance: format(balance - (balance % 100n), 4) }),
    problemText(stakeProblem(stake)),
    ...ready.map(
      ({ bet, problem }) => problem && text.refused({ bet: betName(bet, names), problem }),
    ),
  ].filter(Boolean);

  const emptyText = oneTap
    ? text.oneTapOn({ stake: format(stake, 2) })
    : text[blocked ? 'closed' : 'empty'];

  return (
    <form
      aria-label={text.label}
      {...rest}
      noValidate
      className={classNames(styles.root, className)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!blocked && !tooMuch) void slip.place(ready);
      }}
    >
      {bets.length === 0 ? (
        <p data-tone={oneTap ? 'warning' : undefined} className={styles.empty}>
          {emptyText}
        </p>
      ) : (
        <ul aria-label={text.bets} className={styles.bets}>
          {bets.map(({ bet, amount, state }) => (
            <li key={`${bet.betType}:${bet.betValue}`}>
              <button
                type="button"
                data-state={state}
                aria-busy={state === 'sending' || undefined}
                disabled={state === 'sending'}
                className={styles.bet}
                onClick={() => onOpen(bet)}
              >
                <VisuallyHidden>{text.open} </VisuallyHidden>
                <BetChip bet={bet} /> <Amount value={amount} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.stake}>
        <IconButton
          tone="neutral"
          label={text.less}
          disabled={stake <= stakeBelow(stake)}
          onClick={() => onStakeChange(stakeBelow(stake))}
        >
          <Minus aria-hidden />
        </IconButton>
        <AmountField
          ref={stakeRef}
          aria-describedby={stakeIsWrong ? messageId : undefined}
          label={text.stake}
          labelHidden
          unit={false}
          decimals={2}
          value={typed ? draft : toDecimal(stake)}
          onValueChange={(value, amount = 0n) => {
            setDraft(value);
            onStakeChange(amount);
          }}
          onBlur={() => setDraft(undefined)}
          className={styles.field}
        />
        <IconButton
          tone="neutral"
          label={text.more}
          disabled={stake >= stakeAbove(stake)}
          onClick={() => onStakeChange(stakeAbove(stake))}
        >
          <Plus aria-hidden />
        </IconButton>
        <Switch
          label={text.oneTap}
          checked={oneTap}
          // What is in the slip is placed or cleared first: a press must mean one thing.
          disabled={!oneTap && bets.length > 0}
          onCheckedChange={onOneTapChange}
          slotProps={{ field: { className: styles.oneTap } }}
        />
      </div>
      <div className={styles.actions}>
        <span className={styles.tools}>
          <IconButton
            label={text.again}
            tooltip
            disabled={oneTap || previous.length === 0}
            onClick={() => slip.add(previous)}
          >
            <RotateCcw aria-hidden />
          </IconButton>
          <IconButton
            label={text.double}
            tooltip
            disabled={ready.length === 0}
            onClick={slip.double}
          >
            <span aria-hidden className={styles.twice}>
              2x
            </span>
          </IconButton>
          <IconButton label={text.undo} tooltip disabled={!slip.canUndo} onClick={slip.undo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label={text.clear} tooltip disabled={ready.length === 0} onClick={slip.clear}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
        <Button
          type="submit"
          wide
          disabled={blocked || tooMuch || ready.length === 0}
          pending={sending && ready.length === 0}
          className={styles.submit}
        >
          <span>{ready.length === 0 ? text.nothing : text.place({ count: ready.length })}</span>
          <Amount value={total} className={styles.total} />
        </Button>
      </div>
      <div className={styles.messages}>
        <p id={messageId} role="alert" className={styles.problem}>
          {problems.join(' ')}
        </p>
        <p role="status" className={styles.told}>
          {told && told.placed > 0 && text.placed(told)}
          {blocked && ready.length > 0 && text.waits}
        </p>
      </div>
    </form>
  );
}
