'use client';

import { combobox } from '@platform/messages/combobox';
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
import { classNames } from '../../internal/classNames';
import { Field, type ControlSlots, type Labelled } from '../../internal/Field/Field';
import * as field from '../../internal/Field/Field.css';
import { messageAttributes } from '../../internal/FieldMessages/FieldMessages';
import { bringIntoView } from '../../internal/browser';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { onDemand } from '../../internal/onDemand';
import * as list from '../../internal/options.css';
import { partElement } from '../../internal/partElement';
import { SentValue } from '../../internal/SentValue';
import { useControlled } from '../../internal/useControlled';
import { useFormReset } from '../../internal/useFormReset';
import { useMergedRef } from '../../internal/useMergedRef';
import { useValidity } from '../../internal/useValidity';
import { useTexts } from '../../theme/Messages';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Combobox.css';
import { useCombobox, type ComboboxChoice, type ComboboxOption } from './useCombobox';

const ComboboxLayer = onDemand(async () => (await import('./ComboboxLayer')).ComboboxLayer);

type Box = ReturnType<typeof useCombobox<string>>;

interface Shared
  extends
    Pick<ComboboxRootProps<string>, 'label' | 'hint' | 'error' | 'required' | 'readOnly'>,
    Pick<ComponentProps<'input'>, 'disabled' | 'form'> {
  id: string;
  box: Box;
  value: string | null;
  activeId: string | undefined;
  listed: boolean;
  emptyText: string;
  frame: RefObject<HTMLDivElement | null>;
  optionId: (option: ComboboxOption<string>) => string;
  restore: () => void;
  /** True after the field is hovered or focused, which loads the list's code. */
  near: boolean;
  setNear: (near: boolean) => void;
}

const ComboboxContext = createContext<Shared | null>(null);

function useShared(): Shared {
  const shared = useContext(ComboboxContext);
  if (!shared) throw new Error('A part of a combobox is outside of <ComboboxRoot>.');
  return shared;
}

export interface ComboboxRootProps<Value extends string>
  extends Labelled, Pick<ComboboxChoice<Value>, 'options'> {
  /** Controlled value; `null` for none. */
  value?: Value | null | undefined;
  /**
   * Initially selected value.
   * @default null
   */
  defaultValue?: Value | null | undefined;
  /** Called with the selected value, or `null` for an empty field. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /**
   * Text shown and announced if nothing matches.
   * @default 'No results'
   */
  emptyText?: string | undefined;
  /** Id of the input. */
  id?: string | undefined;
  /** Name under which the form submits the value. */
  name?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Id of the form, if the field is outside the form. */
  form?: string | undefined;
  /**
   * Props for the parts around the control, such as `{ label: { className: 'quiet' } }`.
   * @default {}
   */
  slotProps?: ControlSlots | undefined;
  /** A `ComboboxInput` and a `ComboboxContent`. */
  children: ReactNode;
}

/** Field with its label and messages, around a `ComboboxInput` and a `ComboboxContent`. */
export function ComboboxRoot<Value extends string>({
  labelHidden = false,
  options,
  value: given,
  defaultValue = null,
  onValueChange,
  emptyText,
  id,
  name,
  slotProps,
  children,
  ...rest
}: ComboboxRootProps<Value>) {
  const text = useTexts(combobox);
  const ownId = useId();
  const inputId = id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  const box = useCombobox({ options, value, onValueChange: change });
  const listed = box.open && box.found.length > 0;
  const optionId = (option: ComboboxOption<string>) =>
    `${inputId}-option-${options.indexOf(option as ComboboxOption<Value>)}`;
  const empty = emptyText ?? text.empty;
  const { label, hint, error, required, disabled, form } = rest;
  return (
    <ComboboxContext
      value={{
        ...rest,
        id: inputId,
        // Safe cast: the list compares options by text, not by the type of their values.
        box: box as unknown as Box,
        value,
        activeId: listed && box.active ? optionId(box.active) : undefined,
        listed,
        emptyText: empty,
        frame,
        optionId,
        restore: () => {
          box.close();
          reset();
        },
        near,
        setNear,
      }}
    >
      <Field
        id={inputId}
        label={label}
        labelHidden={labelHidden}
        required={required}
        hint={hint}
        error={error}
        slotProps={slotProps}
      >
        {children}
        {/* Rendered from the start: screen readers ignore a live region that appears with its text. */}
        <VisuallyHidden role="status">{box.open && !listed ? empty : null}</VisuallyHidden>
        <SentValue name={name} value={box.shownValue} disabled={disabled} form={form} />
      </Field>
    </ComboboxContext>
  );
}

export interface ComboboxInputProps extends Omit<
  ComponentProps<'input'>,
  | 'value'
  | 'defaultValue'
  | 'type'
  | 'size'
  | 'role'
  | 'id'
  | 'name'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'form'
> {
  /**
   * Renders the child instead of an `<input>`.
   * @default false
   */
  asChild?: boolean;
  /**
   * Props for the frame with the input and the arrow.
   * @default {}
   */
  slotProps?: { frame?: SlotProps<'div'> | undefined } | undefined;
}

/** Input of a `ComboboxRoot`, in a frame with an arrow. */
export function ComboboxInput({ asChild = false, slotProps, ...rest }: ComboboxInputProps) {
  const text = useTexts(combobox);
  const { id, box, frame, listed, activeId, restore, setNear, ...shared } = useShared();
  const { hint, error, required, disabled, readOnly, form } = shared;
  const mergedFrame = useMergedRef(frame, slotProps?.frame?.ref);
  const hasChoice = box.text === '' || box.shownValue !== null;
  const valid = useValidity(rest.ref, hasChoice ? undefined : text.invalid);
  const ref = useFormReset(valid, restore);
  const own: ComponentProps<'input'> = {
    autoComplete: 'off',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': listed,
    'aria-controls': listed ? `${id}-list` : undefined,
    'aria-activedescendant': activeId,
    className: classNames(field.control, styles.input),
    onChange: ({ target }) => {
      if (target.matches(':focus')) box.search(target.value);
      else box.fill(target.value);
    },
    onPointerEnter: () => setNear(true),
    onFocus: () => setNear(true),
    onClick: ({ currentTarget }) => {
      if (box.open || readOnly) return;
      // Selects the text, so that typing replaces the selected value.
      currentTarget.select();
      box.show();
    },
    onBlur: () => box.leave(),
    onKeyDown: (event) => {
      if (!readOnly) box.onKeyDown(event);
    },
  };
  const props: ComponentProps<'input'> = {
    ...mergeProps(own, rest),
    ...messageAttributes(id, { hint, error }, rest['aria-describedby']),
    ref,
    id,
    required,
    disabled,
    readOnly,
    form,
    value: box.text,
  };
  return (
    <div
      {...mergeProps(
        {
          'data-state': error === undefined ? 'valid' : 'invalid',
          className: classNames(field.frame, styles.frame),
        },
        slotProps?.frame,
      )}
      ref={mergedFrame}
    >
      {partElement(asChild, <input />, props)}
      <ChevronDown aria-hidden className={styles.chevron} />
    </div>
  );
}

/** Option of a `ComboboxItem`, with its position in the whole list. */
const ItemContext = createContext<{
  option: ComboboxOption<string>;
  position: SlotProps<'button'> | undefined;
} | null>(null);

export interface ComboboxContentProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  /**
   * Renders an option.
   * @default () => <ComboboxItem />
   */
  children?: ((option: ComboboxOption<Value>) => ReactNode) | undefined;
}

/**
 * List below the field, with a `ComboboxItem` for each matching option. Its code loads on hover or
 * focus of the field.
 */
export function ComboboxContent<Value extends string>({
  children = () => <ComboboxItem />,
  ...rest
}: ComboboxContentProps<Value>) {
  const { id, label, frame, box, emptyText, near } = useShared();
  if (!near) return null;
  return (
    <ComboboxLayer
      frame={frame}
      open={box.open}
      onClose={box.close}
      emptyText={emptyText}
      list={mergeProps(
        { id: `${id}-list`, 'aria-label': typeof label === 'string' ? label : undefined },
        rest,
      )}
      count={box.found.length}
      active={box.active ? box.found.indexOf(box.active) : -1}
      option={(index, position) => {
        const option = box.found[index] as ComboboxOption<Value>;
        return (
          <ItemContext key={option.value} value={{ option, position }}>
            {children(option)}
          </ItemContext>
        );
      }}
    />
  );
}

export interface ComboboxItemProps extends ComponentProps<'button'> {
  /**
   * Renders the child instead of a `<button>`, without the tick.
   * @default false
   */
  asChild?: boolean;
}

/** Option in a `ComboboxContent`. Its children replace the icon, the label and the detail. */
export function ComboboxItem({ asChild = false, children, ...rest }: ComboboxItemProps) {
  const { box, value, optionId } = useShared();
  const item = useContext(ItemContext);
  if (!item) throw new Error('A ComboboxItem is outside of <ComboboxContent>.');
  const { option, position } = item;
  const isActive = option === box.active;
  const isChosen = option.value === value;
  const own: SlotProps<'button'> = {
    ref: isActive ? bringIntoView : undefined,
    role: 'option',
    id: optionId(option),
    tabIndex: -1,
    'aria-selected': isChosen,
    'data-state': isChosen ? 'checked' : 'unchecked',
    'data-active': isActive || undefined,
    disabled: option.disabled,
    className: classNames(list.option, list.choice),
    onPointerMove: () => box.setActive(option),
    onClick: () => box.choose(option),
  };
  const content = children ?? (
    <>
      {option.icon}
      <span className={list.label}>{option.label}</span>
      {option.detail !== undefined && <bdi className={list.detail}>{option.detail}</bdi>}
    </>
  );
  return partElement(asChild, <button type="button" />, {
    ...mergeProps(mergeProps(own, position), rest),
    children: asChild ? (
      children
    ) : (
      <>
        {content}
        <Check aria-hidden className={list.check} />
      </>
    ),
  });
}
