/** Clock state that records how long the user has seen each open item. */
export interface AttentionClock {
  /** Time of the last event, in ms. */
  at: number;
  /** Remaining time of each open item, in ms, by id. `Infinity` never expires. */
  left: ReadonlyMap<string, number>;
  hovered: string | undefined;
  focused: string | undefined;
  /** True while the window is in the background. */
  isAway: boolean;
  isHidden: boolean;
}

interface Inputs {
  /** Sets the open items, each with its total lifetime in ms. */
  open: { items: ReadonlyMap<string, number> };
  /**
   * Pointer movement over an item. An item that appears below a resting pointer does not count as
   * hovered.
   */
  hover: { id: string };
  leave: { id: string };
  focus: { id: string };
  blur: { id: string };
  windowBlur: object;
  windowFocus: object;
  tabHide: object;
  tabShow: object;
  /** Time that passed without another event. */
  tick: object;
}

/** Event of the clock; `at` is its time in ms. */
export type ClockEvent = {
  [Type in keyof Inputs]: { type: Type; at: number } & Inputs[Type];
}[keyof Inputs];

type Change<Type extends keyof Inputs> = (
  clock: AttentionClock,
  input: Inputs[Type],
) => Partial<AttentionClock>;

/**
 * State changes by event type. Hover and focus end when their item is removed, because a removed
 * element fires neither `pointerleave` nor `focusout`.
 */
const CHANGES: { readonly [Type in keyof Inputs]: Change<Type> } = {
  open: ({ left }, { items }) => ({
    left: new Map([...items].map(([id, lifetime]) => [id, left.get(id) ?? lifetime])),
  }),
  hover: (_, { id }) => ({ hovered: id }),
  leave: ({ hovered }, { id }) => (hovered === id ? { hovered: undefined } : {}),
  focus: (_, { id }) => ({ focused: id }),
  blur: ({ focused }, { id }) => (focused === id ? { focused: undefined } : {}),
  windowBlur: () => ({ isAway: true }),
  windowFocus: () => ({ isAway: false }),
  tabHide: () => ({ isHidden: true }),
  tabShow: () => ({ isHidden: false }),
  tick: () => ({}),
};

export const newClock = (at: number, isHidden = false): AttentionClock => ({
  at,
  left: new Map(),
  hovered: undefined,
  focused: undefined,
  isAway: false,
  isHidden,
});

const isOpen = ({ left }: AttentionClock, id: string | undefined) =>
  id !== undefined && left.has(id);

/** Returns true while the user can see the items and is not interacting with any of them. */
export const isRunning = (clock: AttentionClock): boolean =>
  !clock.isAway &&
  !clock.isHidden &&
  !isOpen(clock, clock.hovered) &&
  !isOpen(clock, clock.focused);

function passTime(clock: AttentionClock, at: number): AttentionClock {
  // Ignores negative durations, because the system clock may be set back.
  const passed = isRunning(clock) ? Math.max(0, at - clock.at) : 0;
  const left = [...clock.left].map(([id, time]) => [id, Math.max(0, time - passed)] as const);
  return { ...clock, at, left: new Map(left) };
}

export function attentionClock(clock: AttentionClock, event: ClockEvent): AttentionClock {
  const now = passTime(clock, event.at);
  const change = CHANGES[event.type] as Change<keyof Inputs>;
  return { ...now, ...change(now, event as never) };
}

export const overIn = ({ left }: AttentionClock): string[] =>
  [...left].filter(([, time]) => time === 0).map(([id]) => id);

/** Returns the time until the next item expires, in ms; `Infinity` while no time passes. */
export const nextOverIn = (clock: AttentionClock): number =>
  isRunning(clock) ? Math.min(...[...clock.left.values()].filter((time) => time > 0)) : Infinity;
