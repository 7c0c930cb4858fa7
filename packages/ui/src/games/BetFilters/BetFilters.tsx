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
import { Select, type SelectProps } from '../../primitives/Select/Select';
import type { SelectOption } from '../../primitives/Select/selectOptions';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './BetFilters.css';

export interface BetChoice {
  /** Game; `null` for all games. */
  game: string | null;
  /** Outcome; `null` for all outcomes. */
  outcome: BetOutcome | null;
  /** Date range in which the bets were placed. */
  dates: DateRange;
}

export const ALL_BETS: BetChoice = {
  game: null,
  outcome: null,
  dates: { from: null, to: null },
};

/** Returns true if a filter may exclude bets. */
export const isFiltered = ({ game, outcome, dates }: BetChoice): boolean =>
  game !== null || outcome !== null || dates.from !== null || dates.to !== null;

export interface BetFiltersSlots {
  game?: PartProps<SelectProps<string>> | undefined;
  outcome?: PartProps<SegmentedControlProps<string>> | undefined;
  /** Date range of the bets. */
  dates?: PartProps<DateRangePickerProps> | undefined;
  /** Button that resets all filters. */
  clear?: SlotProps<'button'> | undefined;
}

export interface BetFiltersProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'role'
> {
  /** Current filters. Makes the component controlled. */
  value?: BetChoice | undefined;
  /**
   * Initial filters.
   * @default ALL_BETS
   */
  defaultValue?: BetChoice | undefined;
  onValueChange?: ((value: BetChoice) => void) | undefined;
  games: readonly SelectOption<string>[];
  /**
   * Clock that determines the current day.
   * @default systemClock
   */
  now?: Clock | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof betFilters>>;
  /**
   * Props for the parts, such as `{ game: { label: 'Which game' } }`.
   * @default {}
   */
  slotProps?: BetFiltersSlots | undefined;
}

const EVERYTHING = 'all';

const OUTCOMES: readonly BetOutcome[] = ['won', 'lost', 'refunded'];

/**
 * Filters for a bet history, applied immediately.
 *
 * **When not to use it:** to search text, use a `SearchField`.
 *
 * **Do:** Keep the filters in the URL, so that Back undoes them.
 *
 * **Don't:** Add an "Apply" button: the filters would seem to have no effect.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves through the filters |
 * | Up, Down | on the game or the outcome: selects the previous or next one |
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
    // Focuses the first filter, because the pressed button disappears.
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
