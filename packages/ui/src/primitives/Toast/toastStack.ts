import type { ToastAction, ToastLink, ToastType } from './Toast';

export interface ToastEntry {
  id: string;
  type: ToastType;
  /** Title; `undefined` for the default title of the type. */
  title: string | undefined;
  message: string;
  action: ToastAction | undefined;
  link: ToastLink | undefined;
  /** False while the toast slides out. */
  open: boolean;
}

export type StackChange =
  | { do: 'show'; toast: ToastEntry; limit: number }
  | { do: 'close'; id: string }
  | { do: 'forget'; id: string };

/** Returns the stack after a change, without the oldest toasts beyond the limit. */
export function toastStack(
  stack: readonly ToastEntry[],
  change: StackChange,
): readonly ToastEntry[] {
  switch (change.do) {
    case 'show':
      return [...stack, change.toast].slice(-change.limit);
    case 'close':
      return stack.map((toast) => (toast.id === change.id ? { ...toast, open: false } : toast));
    case 'forget':
      return stack.filter((toast) => toast.id !== change.id);
  }
}

/** Lifetime factor for a toast with an action, which users need time to read and decide on. */
const DECISION = 6;

/**
 * Returns the lifetime of each open toast, in ms, by id.
 *
 * @param lifetime lifetime of toasts without an action
 */
export const lifetimesOf = (
  stack: readonly ToastEntry[],
  lifetime: number,
): ReadonlyMap<string, number> =>
  new Map(
    stack
      .filter(({ open }) => open)
      .map(({ id, action }) => [id, action ? DECISION * lifetime : lifetime]),
  );
