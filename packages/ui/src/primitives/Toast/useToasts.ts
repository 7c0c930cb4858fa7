'use client';

import { createContext, useContext } from 'react';
import type { ToastAction, ToastLink } from './Toast';

export interface ToastOptions {
  /**
   * Toast title.
   * @default the type's title: 'Success', 'Error' or 'Info'
   */
  title?: string;
  /** Toast button. A toast with a button lasts six times as long. */
  action?: ToastAction;
  /** Link from the toast to its subject. */
  link?: ToastLink;
}

/** Methods that show a toast and return its id. */
export interface Toasts {
  success: (message: string, options?: ToastOptions) => string;
  error: (message: string, options?: ToastOptions) => string;
  info: (message: string, options?: ToastOptions) => string;
  /** Closes a toast early. */
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/**
 * Returns this page's toast stack, a stable object.
 *
 * @throws Error outside a `ToastProvider`
 */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) {
    throw new Error(
      'useToasts found no stack: a component that shows messages is outside <ToastProvider>. Wrap the app in <ToastProvider>.',
    );
  }
  return toasts;
}
