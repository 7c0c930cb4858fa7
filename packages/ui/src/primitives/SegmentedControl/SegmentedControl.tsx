'use client';

import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import type { GroupSlots, Labelled } from '../../internal/Field/Field';
import { disabledChoice } from '../../internal/disabledChoice';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { RadioFrame, useRadios } from '../../internal/RadioFrame/RadioFrame';
import * as styles from './SegmentedControl.css';

export interface Segment<Value extends string> {
  /** Value, unique among the segments. */
  value: Value;
  label: ReactNode;
  /** Icon before the label, with `aria-hidden`. */
  icon?: ReactNode;
  /**
   * Prevents selection of the segment. A segment that is already selected is submitted.
   * @default false
   */
  disabled?: boolean;
}

export interface SegmentedControlSlots<Value extends string> extends GroupSlots {
  /** Container for all segments. */
  options?: SlotProps<'div'> | undefined;
  /** Segment and its label. */
  option?: ((option: Segment<Value>) => SlotProps<'label'>) | undefined;
  /** Native `<input>` for a segment. */
  input?: ((option: Segment<Value>) => SlotProps<'input'>) | undefined;
}

export interface SegmentedControlProps<Value extends string>
  extends Labelled, Omit<ComponentProps<'div'>, 'defaultValue' | 'children' | 'role'> {
  options: readonly Segment<Value>[];
  /** Controlled value; `null` if no segment is selected. */
  value?: Value | null;
  /**
   * Initially selected value.
   * @default null
   */
  defaultValue?: Value | null;
  onValueChange?: (value: Value) => void;
  /**
   * Name in the form data.
   * @default a generated name
   */
  name?: string;
  /**
   * Disables all segments.
   * @default false
   */
  disabled?: boolean;
  /**
   * True if a choice is required.
   * @default false
   */
  required?: boolean;
  /**
   * Props for the parts, such as `{ input: ({ value }) => ({ 'data-plan': value }) }`.
   * @default {}
   */
  slotProps?: SegmentedControlSlots<Value> | undefined;
}

/**
 * Group of two to five short options, side by side in one frame.
 *
 * **When not to use it:** for many options, use a `Select`; for views with panels, `Tabs`.
 *
 * **Do:** Write labels of one or two words.
 *
 * **Don't:** Put sentences side by side: use a `RadioGroup`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab | moves to the selected or first segment |
 * | Down, and the arrow in reading direction | selects the next segment, cyclically |
 * | Up, and the arrow against reading direction | selects the previous segment, cyclically |
 * | Space | selects the focused segment |
 */
export function SegmentedControl<Value extends string>({
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  name,
  disabled = false,
  required = false,
  slotProps,
  id,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const { value, choose, first } = useRadios(given, defaultValue, onValueChange);
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <RadioFrame
      {...rest}
      id={groupId}
      required={required}
      slotProps={slotProps}
      className={classNames(styles.root, className)}
    >
      <div
        {...mergeProps(
          {
            className: styles.track,
            style: { [styles.count]: options.length, [styles.chosen]: chosen } as CSSProperties,
          },
          slotProps?.options,
        )}
      >
        {chosen >= 0 && <span aria-hidden className={styles.indicator} />}
        {options.map((option, index) => (
          <label
            key={option.value}
            {...mergeProps(
              { htmlFor: `${groupId}-option-${index}`, className: styles.segment },
              slotProps?.option?.(option),
            )}
          >
            <input
              {...mergeProps<ComponentProps<'input'>>(
                {
                  ref: index === 0 ? first : undefined,
                  type: 'radio',
                  id: `${groupId}-option-${index}`,
                  name: name ?? groupId,
                  value: option.value,
                  checked: option.value === value,
                  ...disabledChoice(disabled, option.disabled, option.value === value),
                  required,
                  className: styles.radio,
                  onChange: () => choose(option.value),
                },
                slotProps?.input?.(option),
              )}
            />
            {option.icon}
            <span className={styles.name}>{option.label}</span>
          </label>
        ))}
      </div>
    </RadioFrame>
  );
}
