import type { ToastAction, ToastLink, ToastType } from './Toast';

/** A toast in the stack. */
export interface ToastEntry {
  id: string;
  type: ToastType;
  /** Without it, that of its type. */
  title: string | undefined;
  message: string;
  action: ToastAction | undefined;
  link: ToastLink | undefined;
  /** False while it slides out. */
  open: boolean;
}

/** What can happen to the stack. */
export type StackChange =
  | { do: 'show'; toast: ToastEntry; limit: number }
  | { do: 'close'; id: string }
  | { do: 'forget'; id: string };

/** The stack after a change, oldest first. Beyond the limit the oldest are dropped immediately. */
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

/**
 * Lifetime of each open toast, in ms, by its id. One with an action stays until it is closed.
 *
 * @param lifetime that of the others
 */
export const lifetimesOf = (
  stack: readonly ToastEntry[],
  lifetime: number,
): ReadonlyMap<string, number> =>
  new Map(
    stack.filter(({ open }) => open).map(({ id, action }) => [id, action ? Infinity : lifetime]),
  );
