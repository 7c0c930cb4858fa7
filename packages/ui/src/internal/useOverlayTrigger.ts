'use client';

import {
  cloneElement,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { movedByKeyboard, useLastInput } from './lastInput';
import { useMergedRef } from './useMergedRef';

/** Trigger events that an overlay handles. */
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

/** Events that cancel earlier ones, by name. */
const UNDOES: Partial<Record<EventName, readonly EventName[]>> = {
  onPointerLeave: ['onPointerEnter', 'onPointerMove'],
  onBlur: ['onFocus'],
};

const same = (some: Attributes, others: Attributes) =>
  Object.keys({ ...some, ...others }).every((name) => Object.is(some[name], others[name]));

export interface OverlayLink {
  element: HTMLElement;
  /** Adds the attributes and handlers of a Radix trigger to the element. */
  applyProps: (props: Attributes) => void;
  /** Replays the events that fired before the overlay loaded. */
  catchUp: () => void;
}

export interface OverlayTriggerOptions {
  /** Attributes of the trigger before the overlay's code has loaded. */
  atRest?: Attributes;
  /** Loads the overlay immediately instead of on hover or focus. */
  wanted: boolean;
  /**
   * True for overlays that explain their trigger, such as tooltips, and therefore also work on
   * disabled buttons.
   */
  hint?: boolean;
}

const AT_REST: Attributes = {};

/** Attributes that disable a button but, unlike `disabled`, leave it hoverable and focusable. */
const EXPLAINED: Attributes = {
  disabled: undefined,
  'aria-disabled': true,
  'data-disabled': '',
  onClickCapture: (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  },
};

/**
 * Trigger for an overlay whose code loads on hover, focus or press. The element keeps the focus,
 * and events that fire during loading are replayed.
 */
export function useOverlayTrigger(
  child: ReactElement,
  { atRest = AT_REST, wanted, hint = false }: OverlayTriggerOptions,
): { trigger: ReactElement; link: OverlayLink | null } {
  const own = child.props as Attributes & Handlers & { ref?: Ref<HTMLElement> };
  const ref = useRef<HTMLElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [attributes, setAttributes] = useState(atRest);
  const handlers = useRef<Handlers>(undefined);
  const missed = useRef(new Map<EventName, SyntheticEvent>());
  const hold = useCallback((node: HTMLElement | null) => {
    ref.current = node;
    // If the trigger renders a different element, the overlay belongs to that element.
    if (node) setElement((current) => current && node);
  }, []);

  useEffect(() => {
    if (wanted) setElement(ref.current);
  }, [wanted]);

  const disabled = hint && Boolean(own['disabled']);
  const [explained, setExplained] = useState(false);
  useLayoutEffect(() => {
    // Excludes inputs, which would still accept text and be submitted with the form.
    setExplained(disabled && ref.current instanceof HTMLButtonElement);
  }, [disabled]);

  useLastInput();
  const handle = (name: EventName, event: SyntheticEvent) => {
    own[name]?.(event);
    // Focus returned by a closing layer opens nothing.
    if (name === 'onFocus' && !movedByKeyboard()) return;
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
        applyProps: (props) => {
          const entries = Object.entries(props);
          const isHandler = ([, value]: [string, unknown]) => typeof value === 'function';
          handlers.current = Object.fromEntries(entries.filter(isHandler)) as Handlers;
          const next = Object.fromEntries(entries.filter((entry) => !isHandler(entry)));
          setAttributes((current) => (same(current, next) ? current : next));
        },
        catchUp: () => {
          for (const [name, event] of missed.current) {
            const { nativeEvent } = event;
            // Sends the event to the document, where Radix distinguishes keyboard from pointer.
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
    ...(disabled && explained && EXPLAINED),
    ref: useMergedRef(hold, own.ref),
  });
  return { trigger, link };
}
