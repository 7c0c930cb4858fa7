export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** Name of the current gesture. All steps of a gesture are undone together. */
  gesture: string | undefined;
}

const DEEPEST = 200;

export const beginHistory = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  gesture: undefined,
});

/** Adds a step. Consecutive steps of one gesture count as one. */
export function record<T>(history: History<T>, next: T, gesture?: string): History<T> {
  if (next === history.present) return history;
  const goesOn = gesture !== undefined && gesture === history.gesture;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-DEEPEST);
  return { past, present: next, future: [], gesture };
}

/** Ends the gesture, so that the next step is undone separately. */
export const settle = <T>(history: History<T>): History<T> =>
  history.gesture === undefined ? history : { ...history, gesture: undefined };

export function undo<T>({ past, present, future, gesture }: History<T>): History<T> {
  if (past.length === 0) return { past, present, future, gesture };
  const last = past[past.length - 1] as T;
  return {
    past: past.slice(0, -1),
    present: last,
    future: [present, ...future],
    gesture: undefined,
  };
}

export function redo<T>({ past, present, future, gesture }: History<T>): History<T> {
  if (future.length === 0) return { past, present, future, gesture };
  const [next, ...rest] = future as [T, ...T[]];
  return { past: [...past, present], present: next, future: rest, gesture: undefined };
}
