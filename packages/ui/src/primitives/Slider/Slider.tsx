'use client';

import * as Radix from '@radix-ui/react-slider';
import { useId, type ComponentProps, type PointerEvent } from 'react';
import { canCapturePointer, standInForResizeObserver } from '../../internal/browser';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import * as styles from './Slider.css';

// Radix measures the thumb.
standInForResizeObserver();

/** Keeps Radix from a pointer that it cannot capture. */
function ignore(event: PointerEvent) {
  if (!canCapturePointer(event.currentTarget)) event.preventDefault();
}

/** Props for the parts of a `Slider`, merged with its own. */
export interface SliderSlots {
  /** The line that the thumb moves on. */
  track?: SlotProps<'span'> | undefined;
  /** The part of the track that has been reached. */
  range?: SlotProps<'span'> | undefined;
  thumb?: SlotProps<'span'> | undefined;
}

export interface SliderProps extends Omit<
  ComponentProps<'span'>,
  'defaultValue' | 'dir' | 'children' | 'onChange'
> {
  /** What the value is, for screen readers. */
  label: string;
  /** The value, when the caller holds it. */
  value?: number;
  /**
   * The value at first.
   * @default the least
   */
  defaultValue?: number;
  /** Called with every step of the thumb. */
  onValueChange?: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /**
   * The distance between two values. A `value` handed in may lie between them.
   * @default 1
   */
  step?: number;
  /**
   * The value in words, for screen readers.
   * @default the number
   */
  valueText?: string;
  /**
   * `accent` fills what has been reached; `split` shows what loses before the thumb, and what wins
   * after it.
   * @default 'accent'
   */
  tone?: 'accent' | 'split';
  /** @default false */
  disabled?: boolean;
  /**
   * Props for its parts: `{ thumb: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: SliderSlots | undefined;
}

/**
 * Chooses a number from a range by feel, where near is good enough: the target of a dice roll.
 *
 * **When not to use it:** where the exact number matters, use a field, or put one beside the slider;
 * for a few named choices, a `Select`.
 *
 * **Do:** Let readers choose by feel, where an approximate value is enough.
 *
 * **Don't:** Ask for an exact amount with it: use an `AmountField`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Right, Up | one step more; Left and Down one less (from right to left, Left is more) |
 * | Page Up, Page Down | ten steps |
 * | Home, End | the least and the most |
 */
export function Slider({
  label,
  value: given,
  defaultValue,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  valueText,
  tone = 'accent',
  slotProps,
  className,
  ...rest
}: SliderProps) {
  const [value, change, reset] = useControlled(given, defaultValue ?? min, onValueChange);
  const ref = useFormReset<HTMLInputElement>(undefined, reset);
  return (
    <Radix.Root
      {...mergeProps({ onPointerDown: ignore, onPointerMove: ignore, onPointerUp: ignore }, rest)}
      // In no form: at its reset Radix would change the value of a caller, and take the focus.
      form={useId()}
      value={[value]}
      onValueChange={([next = min]) => change(next)}
      min={min}
      max={max}
      step={step}
      data-tone={tone}
      className={classNames(styles.root, className)}
    >
      <Radix.Track {...mergeProps({ className: styles.track }, slotProps?.track)}>
        <Radix.Range {...mergeProps({ className: styles.range }, slotProps?.range)} />
      </Radix.Track>
      <Radix.Thumb
        {...mergeProps(
          { 'aria-label': label, 'aria-valuetext': valueText, className: styles.thumb },
          slotProps?.thumb,
        )}
      />
      <input ref={ref} type="hidden" />
    </Radix.Root>
  );
}
