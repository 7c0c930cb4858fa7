/** State of a clock that counts the time for which a reader attends to what is open. */
export interface AttentionClock {
  /** Time of the last event, in ms. */
  at: number;
  /** Attended time left of each open item, in ms, by its id. `Infinity` never ends. */
  left: ReadonlyMap<string, number>;
  /** Item that the pointer was last on. */
  hovered: string | undefined;
  /** Item that had the focus last. */
  focused: string | undefined;
  /** The window is in the background. */
  isAway: boolean;
  /** The tab is hidden. */
  isHidden: boolean;
}

/** Inputs of the clock, by type. */
interface Inputs {
  /** Exactly these items are open, each with its whole lifetime in ms. */
  open: { items: ReadonlyMap<string, number> };
  /** The pointer moves on an item. Resting where an item appears is no attention. */
  hover: { id: string };
  leave: { id: string };
  focus: { id: string };
  blur: { id: string };
  windowBlur: object;
  windowFocus: object;
  tabHide: object;
  tabShow: object;
  /** Only time passes. */
  tick: object;
}

/** Input of the clock. `at` is when it happens, in ms. */
export type ClockEvent = {
  [Type in keyof Inputs]: { type: Type; at: number } & Inputs[Type];
}[keyof Inputs];

type Change<Type extends keyof Inputs> = (
  clock: AttentionClock,
  input: Inputs[Type],
) => Partial<AttentionClock>;

/**
 * Transitions of the clock by input, after time has passed. Hover and focus belong to an item and
 * end with it: a removed element sends neither `pointerleave` nor `focusout`.
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

/** Returns a clock with nothing open. */
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

/** Returns true while time passes: the reader sees the items and does not use one of them. */
export const isRunning = (clock: AttentionClock): boolean =>
  !clock.isAway &&
  !clock.isHidden &&
  !isOpen(clock, clock.hovered) &&
  !isOpen(clock, clock.focused);

function passTime(clock: AttentionClock, at: number): AttentionClock {
  // The system's clock may be set back.
  const passed = isRunning(clock) ? Math.max(0, at - clock.at) : 0;
  const left = [...clock.left].map(([id, time]) => [id, Math.max(0, time - passed)] as const);
  return { ...clock, at, left: new Map(left) };
}

/** Returns the clock after an input. */
export function attentionClock(clock: AttentionClock, event: ClockEvent): AttentionClock {
  const now = passTime(clock, event.at);
  const change = CHANGES[event.type] as Change<keyof Inputs>;
  return { ...now, ...change(now, event as never) };
}

/** Returns the ids of the items whose time is over. */
export const overIn = ({ left }: AttentionClock): string[] =>
  [...left].filter(([, time]) => time === 0).map(([id]) => id);

/** Returns in how many ms the next item's time is over; `Infinity` while no time passes. */
export const nextOverIn = (clock: AttentionClock): number =>
  isRunning(clock) ? Math.min(...[...clock.left.values()].filter((time) => time > 0)) : Infinity;
