import type { ComponentProps, CSSProperties, JSX, Ref } from 'react';
import { classNames } from './classNames';
import { mergeRefs } from './useMergedRef';

export interface DataAttributes {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
}

/** The caller's props for a part of a component, such as the cells of a table. */
export type SlotProps<Element extends keyof JSX.IntrinsicElements> = ComponentProps<Element> &
  DataAttributes;

/**
 * `SlotProps` for a part that is itself a component in this package. A form sets the name, value
 * and errors of the part.
 */
export type PartProps<Props> = Partial<
  Omit<Props, 'name' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'error'>
> &
  DataAttributes;

type Handler = (...args: unknown[]) => void;

function mergeValues(name: string, own: unknown, given: unknown): unknown {
  if (own === undefined) return given;
  if (given === undefined) return own;
  if (name === 'className') return classNames(own as string, given as string);
  if (name === 'style') return { ...(own as CSSProperties), ...(given as CSSProperties) };
  if (name === 'ref') return mergeRefs(own as Ref<unknown>, given as Ref<unknown>);
  if (!/^on[A-Z]/.test(name)) return given;
  return (...args: unknown[]) => {
    (given as Handler)(...args);
    if (!(args[0] as Partial<Event> | undefined)?.defaultPrevented) (own as Handler)(...args);
  };
}

/**
 * Merges a part's own props with the caller's props. Class names and styles are joined; both refs
 * receive the element. The caller's handlers run first, and `preventDefault` skips the component's
 * handlers. The caller's other props take precedence, unless they are `undefined`.
 */
export function mergeProps<Props extends object>(own: Props, given: object | undefined): Props {
  if (!given) return own;
  const merged = { ...own } as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    merged[name] = mergeValues(name, merged[name], value);
  }
  return merged as Props;
}

type Slot = object | undefined;
type SlotOfEach = (...args: unknown[]) => Slot;

const isOfEach = (slot: Slot): slot is SlotOfEach => typeof slot === 'function';

export function mergeSlots<Slots extends object>(own: Slots, given: Slots | undefined): Slots {
  if (!given) return own;
  const merged = { ...own } as Record<string, Slot>;
  for (const [name, slot] of Object.entries(given) as [string, Slot][]) {
    const mine = merged[name];
    merged[name] = isOfEach(slot)
      ? (...args: unknown[]) =>
          mergeProps((isOfEach(mine) ? mine(...args) : undefined) ?? {}, slot(...args))
      : mergeProps(mine ?? {}, slot);
  }
  return merged as Slots;
}
