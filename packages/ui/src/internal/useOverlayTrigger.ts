'use client';

import {
  cloneElement,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { useMergedRef } from './useMergedRef';

/** The events of its trigger that an overlay handles. */
const EVENTS = [
  'onPointerEnter',
  'onPointerMove',
  'onPointerLeave',
  'onPointerDown',
  'onFocus',
  'onBlur',
  'onClick',
  'onKeyDown',
] as const;

type EventName = (typeof EVENTS)[number];
type Handlers = Partial<Record<EventName, (event: SyntheticEvent) => void>>;
type Attributes = Readonly<Record<string, unknown>>;

/** After these there is nothing left to answer. */
const UNDOES: Partial<Record<EventName, readonly EventName[]>> = {
  onPointerLeave: ['onPointerEnter', 'onPointerMove'],
  onBlur: ['onFocus'],
};

const same = (some: Attributes, others: Attributes) =>
  Object.keys({ ...some, ...others }).every((name) => Object.is(some[name], others[name]));

/** What an overlay, once its code is there, knows of the element that opens it. */
export interface OverlayLink {
  element: HTMLElement;
  /** Gives the element the attributes and handlers of a trigger. */
  wear: (props: Attributes) => void;
  /** Answers what was done to the element before the overlay could. */
  catchUp: () => void;
}

export interface OverlayTriggerOptions {
  /** What the trigger says about itself before the overlay's code is there. */
  atRest?: Attributes;
  /** The overlay is wanted immediately, not when the trigger is approached. */
  wanted: boolean;
}

const AT_REST: Attributes = {};

/**
 * The element that opens an overlay whose code comes on demand: when the reader points at it, focuses or
 * presses it. The element itself is there from the start and stays the same, so it keeps the focus.
 * What is done to it meanwhile is answered when the code arrives.
 */
export function useOverlayTrigger(
  child: ReactElement,
  { atRest = AT_REST, wanted }: OverlayTriggerOptions,
): { trigger: ReactElement; link: OverlayLink | null } {
  const own = child.props as Attributes & Handlers & { ref?: Ref<HTMLElement> };
  const ref = useRef<HTMLElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [attributes, setAttributes] = useState(atRest);
  const handlers = useRef<Handlers>(undefined);
  const missed = useRef(new Map<EventName, SyntheticEvent>());
  const hold = useCallback((node: HTMLElement | null) => {
    ref.current = node;
    // The trigger may become another element, which the overlay then belongs to.
    if (node) setElement((current) => current && node);
  }, []);

  useEffect(() => {
    if (wanted) setElement(ref.current);
  }, [wanted]);

  const handle = (name: EventName, event: SyntheticEvent) => {
    own[name]?.(event);
    if (handlers.current) {
      handlers.current[name]?.(event);
      return;
    }
    const undone = UNDOES[name];
    if (undone) undone.forEach((earlier) => missed.current.delete(earlier));
    else missed.current.set(name, event);
    setElement(ref.current);
  };

  const link = useMemo<OverlayLink | null>(
    () =>
      element && {
        element,
        wear: (props) => {
          const entries = Object.entries(props);
          const isHandler = ([, value]: [string, unknown]) => typeof value === 'function';
          handlers.current = Object.fromEntries(entries.filter(isHandler)) as Handlers;
          const worn = Object.fromEntries(entries.filter((entry) => !isHandler(entry)));
          setAttributes((current) => (same(current, worn) ? current : worn));
        },
        catchUp: () => {
          for (const [name, event] of missed.current) {
            const { nativeEvent } = event;
            // Radix tells the keyboard from the pointer by the events of the document.
            if (nativeEvent instanceof KeyboardEvent) {
              element.dispatchEvent(new KeyboardEvent('keydown', { key: nativeEvent.key }));
            }
            handlers.current?.[name]?.(event);
          }
          missed.current.clear();
        },
      },
    [element],
  );

  const listeners = Object.fromEntries(
    EVENTS.map((name) => [name, (event: SyntheticEvent) => handle(name, event)]),
  );
  const trigger = cloneElement(child as ReactElement<Attributes>, {
    ...attributes,
    ...own,
    ...listeners,
    ref: useMergedRef(hold, own.ref),
  });
  return { trigger, link };
}
