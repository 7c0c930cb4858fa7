import type { ComponentProps, CSSProperties, JSX, Ref } from 'react';
import { classNames } from './classNames';
import { mergeRefs } from './useMergedRef';

/** What a caller may put on any element. */
export interface DataAttributes {
  readonly [attribute: `data-${string}`]: string | number | boolean | undefined;
}

/**
 * The props that a caller gives to a part inside a component, such as the cells of a table. Every
 * component with parts takes them in a prop `slotProps`, by the name of the part.
 */
export type SlotProps<Element extends keyof JSX.IntrinsicElements> = ComponentProps<Element> &
  DataAttributes;

/**
 * As `SlotProps`, of a part that is a component of this package: a field of a form. Its name, what it
 * holds and what is wrong with it are of the component that it is a part of.
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
 * A part's own props and those that the caller gives it. Class names and styles are joined, both refs
 * are set, and the caller's handlers run first: one that calls `preventDefault` keeps the component's
 * own from running. Of anything else the caller's is taken, unless it is `undefined`.
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

/** As `mergeProps`, for every part: the `slotProps` of a component that is made of another one. */
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
