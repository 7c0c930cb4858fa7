import type { ReactNode } from 'react';

export interface SelectOption<Value extends string> {
  /** Value, unique among the options. */
  value: Value;
  label: string;
  /**
   * Prevents selection of the option. An option that is already selected is submitted.
   * @default false
   */
  disabled?: boolean;
}

/** Option of a `SelectRoot`, whose list can show more than text. */
export interface SelectItemOption<Value extends string> extends SelectOption<Value> {
  /** Icon before the label, with `aria-hidden`. */
  icon?: ReactNode;
  /** Muted text after the label: a network, a balance. */
  detail?: ReactNode;
}

/** Group of options below a label. */
export interface SelectOptionGroup<Option> {
  label: string;
  options: readonly Option[];
}

/** Options and groups of options, in the order of the list. */
export type SelectOptions<Option> = readonly (Option | SelectOptionGroup<Option>)[];

export const isGroup = <Option extends object>(
  entry: Option | SelectOptionGroup<Option>,
): entry is SelectOptionGroup<Option> => 'options' in entry;

export const flatOptions = <Option extends object>(entries: SelectOptions<Option>): Option[] =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
