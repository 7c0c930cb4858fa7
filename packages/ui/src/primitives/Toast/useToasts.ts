'use client';

import { createContext, useContext } from 'react';
import type { ToastAction, ToastLink } from './Toast';

/** How one toast differs from the others of its type. */
export interface ToastOptions {
  /** @default the title of its type: 'Success', 'Error' or 'Info' */
  title?: string;
  /** A button on the toast. It stays until it is pressed or sent away: no one has to hurry. */
  action?: ToastAction;
  /** Leads to what it reports. */
  link?: ToastLink;
}

/** Shows messages in the toast stack. Each call returns the toast's id, for `dismiss`. */
export interface Toasts {
  success: (message: string, options?: ToastOptions) => string;
  error: (message: string, options?: ToastOptions) => string;
  info: (message: string, options?: ToastOptions) => string;
  /** Sends one toast away before its time; unknown ids are ignored. */
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/**
 * The toast stack of this page. The object stays the same for the life of the provider.
 * Throws outside a `ToastProvider`.
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
