import type { ToastLink, ToastType } from './Toast';

/** A toast in the stack. */
export interface ToastEntry {
  id: string;
  type: ToastType;
  /** Without it, that of its type. */
  title: string | undefined;
  message: string;
  link: ToastLink | undefined;
  /** False while it slides out. */
  open: boolean;
}

/** What can happen to the stack. */
export type ToastAction =
  | { do: 'show'; toast: ToastEntry; limit: number }
  | { do: 'close'; id: string }
  | { do: 'forget'; id: string };

/** The stack after an action, oldest first. Beyond the limit the oldest are dropped immediately. */
export function toastStack(
  stack: readonly ToastEntry[],
  action: ToastAction,
): readonly ToastEntry[] {
  switch (action.do) {
    case 'show':
      return [...stack, action.toast].slice(-action.limit);
    case 'close':
      return stack.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
    case 'forget':
      return stack.filter((toast) => toast.id !== action.id);
  }
}
