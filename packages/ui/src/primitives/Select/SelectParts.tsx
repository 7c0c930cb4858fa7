'use client';

import { Check, ChevronDown } from 'lucide-react';
import {
  createContext,
  useContext,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { bringIntoView } from '../../internal/browser';
import { classNames } from '../../internal/classNames';
import { Field, type FieldSlots, type Labelled } from '../../internal/Field/Field';
import { messageAttributes } from '../../internal/FieldMessages/FieldMessages';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { onDemand } from '../../internal/onDemand';
import * as list from '../../internal/options.css';
import { partElement } from '../../internal/partElement';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { NativeOptions } from './NativeOptions';
import * as styles from './Select.css';
import {
  flatOptions,
  isGroup,
  type SelectItemOption,
  type SelectOptionGroup,
  type SelectOptions,
} from './selectOptions';
import { useSelect } from './useSelect';

const SelectLayer = onDemand(async () => (await import('./SelectLayer')).SelectLayer);

interface Shared extends Pick<Labelled, 'label' | 'hint' | 'error'> {
  id: string;
  select: ReturnType<typeof useSelect>;
  options: SelectOptions<SelectItemOption<string>>;
  flat: readonly SelectItemOption<string>[];
  value: string | null;
  required: boolean | undefined;
  disabled: boolean | undefined;
  frame: RefObject<HTMLDivElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
  /** True after the field is hovered or focused, which loads the list's code. */
  near: boolean;
  setNear: (near: boolean) => void;
}

const SelectContext = createContext<Shared | null>(null);

function useShared(): Shared {
  const shared = useContext(SelectContext);
  if (!shared) throw new Error('A part of a select is outside of <SelectRoot>.');
  return shared;
}

export interface SelectRootProps<Value extends string>
  extends
    Labelled,
    Omit<
      ComponentProps<'select'>,
      'value' | 'defaultValue' | 'multiple' | 'size' | 'children' | 'className' | 'style'
    > {
  /** Options and groups, in the order in which the keys move through them. */
  options: SelectOptions<SelectItemOption<Value>>;
  /** Controlled value; `null` for none. */
  value?: Value | null | undefined;
  /**
   * Initially selected value.
   * @default null
   */
  defaultValue?: Value | null | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * Props for the parts around the control, such as `{ label: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: FieldSlots | undefined;
  /** A `SelectTrigger` and a `SelectContent`. */
  children: ReactNode;
}

/**
 * Field with its label and messages, around a `SelectTrigger` and a `SelectContent`. A hidden
 * `<select>`, which gets the other props, submits the value and receives autofill.
 */
export function SelectRoot<Value extends string>({
  label,
  labelHidden = false,
  hint,
  error,
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  id,
  required,
  disabled,
  onChange,
  onFocus,
  slotProps,
  children,
  ...rest
}: SelectRootProps<Value>) {
  const ownId = useId();
  const triggerId = id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const native = useRef<HTMLSelectElement>(null);
  const [near, setNear] = useState(false);
  const [value, change, reset] = useControlled<Value | null>(given, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  const flat = flatOptions(options);
  const select = useSelect(flat, value, (next) => {
    if (!native.current) return;
    // Reports the choice to the handlers of the field and of its form, as a browser does.
    native.current.value = next;
    native.current.dispatchEvent(new Event('input', { bubbles: true }));
    native.current.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const restored = useFormReset(rest.ref, () => {
    select.close();
    reset();
  });
  return (
    <SelectContext
      value={{
        label,
        hint,
        error,
        required,
        disabled,
        select,
        options,
        flat,
        value,
        id: triggerId,
        frame,
        trigger,
        near,
        setNear,
      }}
    >
      <Field
        id={triggerId}
        label={label}
        labelHidden={labelHidden}
        required={required}
        hint={hint}
        error={error}
        slotProps={slotProps}
      >
        <div
          {...mergeProps({ className: styles.frame }, slotProps?.frame)}
          ref={useMergedRef(frame, slotProps?.frame?.ref)}
        >
          <select
            {...rest}
            ref={useMergedRef(native, restored)}
            aria-hidden
            tabIndex={-1}
            required={required}
            disabled={disabled}
            value={value ?? ''}
            className={styles.native}
            onChange={(event) => {
              onChange?.(event);
              const chosen = flat.find((option) => option.value === event.target.value);
              if (chosen) change(chosen.value);
            }}
            onFocus={(event) => {
              onFocus?.(event);
              // Form libraries and the browser's validation focus the hidden control.
              trigger.current?.focus();
            }}
          >
            {value === null && <option value="" />}
            <NativeOptions options={options} chosen={value} />
          </select>
          {children}
        </div>
      </Field>
    </SelectContext>
  );
}

export interface SelectTriggerProps extends ComponentProps<'button'> {
  /**
   * Renders the child instead of a `<button>`, without the arrow.
   * @default false
   */
  asChild?: boolean;
}

/** Button that shows the selected option and opens the list. Its default child is a `SelectValue`. */
export function SelectTrigger({
  asChild = false,
  children = <SelectValue />,
  ...rest
}: SelectTriggerProps) {
  const { id, select, flat, value, required, disabled, trigger, setNear, ...messages } =
    useShared();
  const { open, activeValue } = select;
  const own: SlotProps<'button'> = {
    id,
    role: 'combobox',
    disabled,
    'aria-haspopup': 'listbox',
    'aria-expanded': open,
    'aria-controls': open ? `${id}-list` : undefined,
    'aria-activedescendant': activeValue === null ? undefined : optionId(id, flat, activeValue),
    'aria-required': required || undefined,
    'data-state': open ? 'open' : 'closed',
    'data-placeholder': value === null || undefined,
    className: classNames(styles.select, styles.trigger),
    onPointerEnter: () => setNear(true),
    onFocus: () => setNear(true),
    onClick: ({ currentTarget }) => {
      // Safari does not focus a pressed button.
      currentTarget.focus();
      if (open) select.close();
      else select.show();
    },
    onBlur: () => select.close(),
    onKeyDown: select.onKeyDown,
    onKeyUp: (event) => {
      // Firefox also clicks the button after a handled key press.
      if (event.key === ' ') event.preventDefault();
    },
  };
  return partElement(asChild, <button type="button" />, {
    ...mergeProps(own, rest),
    ...messageAttributes(id, messages, rest['aria-describedby']),
    ref: useMergedRef(trigger, rest.ref),
    children: asChild ? (
      children
    ) : (
      <>
        {children}
        <ChevronDown aria-hidden className={styles.icon} />
      </>
    ),
  });
}

const optionId = (id: string, flat: readonly { value: string }[], value: string) =>
  `${id}-option-${flat.findIndex((option) => option.value === value)}`;

export interface SelectValueProps extends ComponentProps<'span'> {
  /**
   * Text while nothing is selected.
   * @default '' (none)
   */
  placeholder?: string;
  /**
   * Renders the child instead of a `<span>`.
   * @default false
   */
  asChild?: boolean;
}

/** Icon and label of the selected option. Its children replace them. */
export function SelectValue({
  asChild = false,
  placeholder = '',
  children,
  ...rest
}: SelectValueProps) {
  const { flat, value } = useShared();
  const chosen = flat.find((option) => option.value === value);
  return partElement(asChild, <span />, {
    ...mergeProps<ComponentProps<'span'>>({ className: list.value }, rest),
    children: children ?? (
      <>
        {chosen?.icon}
        <span className={list.label}>{chosen?.label ?? placeholder}</span>
      </>
    ),
  });
}

/**
 * List below the field. Without children, it shows every option and group. Its code loads on hover
 * or focus of the field.
 */
export function SelectContent({ children, ...rest }: ComponentProps<'div'>) {
  const { id, label, options, select, frame, near } = useShared();
  if (!near) return null;
  const itemOf = ({ value }: SelectItemOption<string>) => <SelectItem key={value} value={value} />;
  const groupOf = (entry: SelectOptionGroup<SelectItemOption<string>>) => (
    <SelectGroup key={entry.label} label={entry.label}>
      {entry.options.map(itemOf)}
    </SelectGroup>
  );
  return (
    <SelectLayer
      frame={frame}
      open={select.open}
      onClose={select.close}
      list={mergeProps<ComponentProps<'div'>>(
        {
          id: `${id}-list`,
          'aria-label': typeof label === 'string' ? label : undefined,
          children:
            children ?? options.map((entry) => (isGroup(entry) ? groupOf(entry) : itemOf(entry))),
        },
        rest,
      )}
    />
  );
}

export interface SelectGroupProps extends ComponentProps<'div'> {
  /** Group label, above the items. */
  label: string;
}

/** Labelled group of `SelectItem`s. */
export function SelectGroup({ label, children, ...rest }: SelectGroupProps) {
  const id = useId();
  return (
    <div {...rest} role="group" aria-labelledby={id}>
      <div id={id} className={list.group}>
        {label}
      </div>
      {children}
    </div>
  );
}

export interface SelectItemProps extends ComponentProps<'button'> {
  /** Value of an option of the `SelectRoot`. */
  value: string;
  /**
   * Renders the child instead of a `<button>`, without the tick.
   * @default false
   */
  asChild?: boolean;
}

/** Option in a `SelectContent`. Its children replace the icon, the label and the detail. */
export function SelectItem({ value, asChild = false, children, ...rest }: SelectItemProps) {
  const { id, select, flat, value: chosen } = useShared();
  const option = flat.find((each) => each.value === value);
  if (!option) throw new Error(`The options of <SelectRoot> lack the value "${value}".`);
  const isActive = select.activeValue === value;
  const isChosen = chosen === value;
  const own: SlotProps<'button'> = {
    ref: isActive ? bringIntoView : undefined,
    role: 'option',
    id: optionId(id, flat, value),
    tabIndex: -1,
    'aria-selected': isChosen,
    'data-state': isChosen ? 'checked' : 'unchecked',
    'data-active': isActive || undefined,
    disabled: option.disabled,
    className: classNames(list.option, list.choice),
    onPointerMove: () => select.setActive(value),
    onClick: () => select.select(option),
  };
  return partElement(asChild, <button type="button" />, {
    ...mergeProps(own, rest),
    children: asChild ? (
      children
    ) : (
      <>
        {children ?? (
          <>
            {option.icon}
            <span className={list.label}>{option.label}</span>
            {option.detail !== undefined && <bdi className={list.detail}>{option.detail}</bdi>}
          </>
        )}
        <Check aria-hidden className={list.check} />
      </>
    ),
  });
}
