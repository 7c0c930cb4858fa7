'use client';

import * as Radix from '@radix-ui/react-slider';
import { useId, type ComponentProps, type PointerEvent } from 'react';
import { canCapturePointer, standInForResizeObserver } from '../../internal/browser';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import { decimalsOf, rounded } from '../NumberField/decimals';
import * as styles from './Slider.css';

// Radix uses a `ResizeObserver` to measure the thumb.
standInForResizeObserver();

/** Hides the event from Radix if the browser cannot capture pointers. */
function ignore(event: PointerEvent) {
  if (!canCapturePointer(event.currentTarget)) event.preventDefault();
}

export interface SliderSlots {
  /** Track behind the thumb. */
  track?: SlotProps<'span'> | undefined;
  /** Filled part of the track. */
  range?: SlotProps<'span'> | undefined;
  thumb?: SlotProps<'span'> | undefined;
}

export interface SliderProps extends Omit<
  ComponentProps<'span'>,
  'defaultValue' | 'dir' | 'children' | 'onChange'
> {
  /** Accessible name. */
  label: string;
  /** Value. Makes the slider controlled. */
  value?: number;
  /**
   * Initial value.
   * @default `min`
   */
  defaultValue?: number;
  /** Called whenever the thumb moves by a step. */
  onValueChange?: (value: number) => void;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /**
   * Step size. `value` itself may lie between steps.
   * @default 1
   */
  step?: number;
  /** Value text for screen readers. @default the number */
  valueText?: string;
  /**
   * Track colours. `split` colours the losing range below the value and the winning range above it,
   * `split-below` the reverse.
   * @default 'accent'
   */
  tone?: 'accent' | 'split' | 'split-below';
  /** Name in the form data. Without a name, the value is not submitted. */
  name?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /**
   * Props for the parts, such as `{ thumb: { className: 'large' } }`.
   * @default {}
   */
  slotProps?: SliderSlots | undefined;
}

/**
 * Slider for an approximate number, such as the target of a dice roll.
 *
 * **When not to use it:** for a few named choices, use a `Select`.
 *
 * **Do:** Put a field beside the slider if the exact number matters.
 *
 * **Don't:** Ask for an exact amount: use an `AmountField`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Right, Up | increases the value by one step; on right-to-left pages: Left, Up |
 * | Left, Down | decreases the value by one step; on right-to-left pages: Right, Down |
 * | Page Up, Page Down | increases or decreases the value by ten steps |
 * | Home, End | moves to the minimum or maximum |
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
  name,
  slotProps,
  className,
  ...rest
}: SliderProps) {
  const [held, change, reset] = useControlled(given, defaultValue ?? min, onValueChange);
  const value = Number.isFinite(held) ? held : min;
  const ref = useFormReset<HTMLInputElement>(undefined, reset);
  // Passes step counts to Radix, which rounds values to the decimals of `step`, even if `min` has
  // more.
  const decimals = Math.max(decimalsOf(step), decimalsOf(min));
  const stepsTo = (reached: number) => rounded((reached - min) / step, 9);
  return (
    <Radix.Root
      {...mergeProps({ onPointerDown: ignore, onPointerMove: ignore, onPointerUp: ignore }, rest)}
      // Id that matches no form, to detach the slider. In a form, Radix reacts to a reset by
      // changing the caller's value and taking the focus.
      form={useId()}
      value={[stepsTo(value)]}
      onValueChange={([steps = 0]) => change(rounded(min + steps * step, decimals))}
      min={0}
      max={stepsTo(max)}
      step={1}
      data-tone={tone}
      className={classNames(styles.root, className)}
    >
      <Radix.Track {...mergeProps({ className: styles.track }, slotProps?.track)}>
        <Radix.Range {...mergeProps({ className: styles.range }, slotProps?.range)} />
      </Radix.Track>
      <Radix.Thumb
        {...mergeProps(
          {
            'aria-label': label,
            'aria-valuemin': min,
            'aria-valuenow': value,
            'aria-valuemax': max,
            'aria-valuetext': valueText,
            className: styles.thumb,
          },
          slotProps?.thumb,
        )}
      />
      <input ref={ref} type="hidden" name={name} value={value} disabled={rest.disabled} />
    </Radix.Root>
  );
}
