'use client';

import { betFilters } from '@platform/messages/betFilters';
import type { BetOutcome } from '@platform/rules/models';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../../internal/classNames';
import { mergeProps, mergeSlots, type PartProps, type SlotProps } from '../../internal/mergeProps';
import type { Clock } from '../../internal/seams';
import { useControlled } from '../../internal/useControlled';
import { Button } from '../../primitives/Button/Button';
import {
  DateRangePicker,
  type DateRange,
  type DateRangePickerProps,
} from '../../primitives/DateRangePicker/DateRangePicker';
import {
  SegmentedControl,
  type SegmentedControlProps,
} from '../../primitives/SegmentedControl/SegmentedControl';
import { Select, type SelectOption, type SelectProps } from '../../primitives/Select/Select';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './BetFilters.css';

/** Which bets are listed. */
export interface BetChoice {
  /** The value of a game; `null` for all of them. */
  game: string | null;
  /** `null` for all of them. */
  outcome: BetOutcome | null;
  /** The first and the last day on which they were placed; `null` for no limit. */
  dates: DateRange;
}

/** All bets. */
export const ALL_BETS: BetChoice = {
  game: null,
  outcome: null,
  dates: { from: null, to: null },
};

/** Whether some bets may be left out. */
export const isFiltered = ({ game, outcome, dates }: BetChoice): boolean =>
  game !== null || outcome !== null || dates.from !== null || dates.to !== null;

/** Props for the parts of a `BetFilters`, merged with its own. */
export interface BetFiltersSlots {
  /** The choice of the game. */
  game?: PartProps<SelectProps<string>> | undefined;
  /** The choice of the outcome. */
  outcome?: PartProps<SegmentedControlProps<string>> | undefined;
  /** The days on which bets were placed. */
  dates?: PartProps<DateRangePickerProps> | undefined;
  /** The button that shows all bets again. */
  clear?: SlotProps<'button'> | undefined;
}

export interface BetFiltersProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'role'
> {
  /** What is chosen, when the caller holds it. */
  value?: BetChoice | undefined;
  /**
   * What is chosen at first.
   * @default ALL_BETS
   */
  defaultValue?: BetChoice | undefined;
  onValueChange?: ((value: BetChoice) => void) | undefined;
  /** The games to choose from. */
  games: readonly SelectOption<string>[];
  /**
   * Says which day is today, in the reader's time zone.
   * @default systemClock
   */
  now?: Clock | undefined;
  /**
   * Texts that replace those of the message catalogue.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betFilters>>;
  /**
   * Props for its parts: `{ game: { label: 'Which game' } }`.
   * @default {}
   */
  slotProps?: BetFiltersSlots | undefined;
}

const EVERYTHING = 'all';

const OUTCOMES: readonly BetOutcome[] = ['won', 'lost', 'refunded'];

/**
 * Chooses which bets a history lists: by game, by outcome, by the days on which they were placed. What is
 * chosen applies at once; one press shows all bets again.
 *
 * **When not to use it:** to search in a text, use a `SearchField`.
 *
 * **Do:** Keep the choice in the address, so that it can be shared, and Back undoes it.
 *
 * **Don't:** Add a button "Apply": the choice looks as if it did not work.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes through the filters |
 * | Up, Down | on the game, on the outcome: chooses the one before or after |
 */
export function BetFilters({
  value: given,
  defaultValue = ALL_BETS,
  onValueChange,
  games,
  now,
  texts,
  slotProps,
  className,
  ...rest
}: BetFiltersProps) {
  const text = useTexts(betFilters, texts);
  const [value, setValue] = useControlled(given, defaultValue, onValueChange);
  const change = (part: Partial<BetChoice>) => setValue({ ...value, ...part });
  const chosen = isFiltered(value);
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button goes with its press: the focus goes back to the first filter.
    currentTarget.parentElement?.querySelector('select')?.focus();
    setValue(ALL_BETS);
  };
  return (
    <div
      aria-label={text.label}
      {...rest}
      role="group"
      data-state={chosen ? 'filtered' : 'all'}
      className={classNames(styles.root, className)}
    >
      <Select
        {...mergeProps<SelectProps<string>>(
          {
            label: text.game,
            options: [{ value: EVERYTHING, label: text.allGames }, ...games],
            value: value.game ?? EVERYTHING,
            onValueChange: (game) => change({ game: game === EVERYTHING ? null : game }),
          },
          slotProps?.game,
        )}
        slotProps={mergeSlots({ field: { className: styles.choice } }, slotProps?.game?.slotProps)}
      />
      <SegmentedControl
        {...mergeProps<SegmentedControlProps<string>>(
          {
            className: styles.outcome,
            label: text.outcome,
            options: [
              { value: EVERYTHING, label: text.all },
              ...OUTCOMES.map((value) => ({ value, label: text[value] })),
            ],
            value: value.outcome ?? EVERYTHING,
            onValueChange: (outcome) =>
              change({ outcome: OUTCOMES.find((value) => value === outcome) ?? null }),
          },
          slotProps?.outcome,
        )}
      />
      <DateRangePicker
        {...mergeProps<DateRangePickerProps>(
          {
            className: styles.dates,
            label: text.placed,
            value: value.dates,
            onValueChange: (dates) => change({ dates }),
            ...(now && { now }),
          },
          slotProps?.dates,
        )}
      />
      {chosen && (
        <Button
          tone="quiet"
          {...mergeProps<ComponentProps<'button'>>(
            { className: styles.clear, onClick: clear },
            slotProps?.clear,
          )}
        >
          {text.clear}
        </Button>
      )}
    </div>
  );
}
