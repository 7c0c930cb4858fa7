'use client';

import type { toastProvider } from '@platform/messages/toastProvider';
import { useMemo, useReducer, useRef, type ReactNode } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useAtRest } from '../../internal/useAtRest';
import type { TextsOf } from '../../theme/Messages';
import type { ToastSlots, ToastType } from './Toast';
import { toastStack } from './toastStack';
import { ToastContext, type ToastOptions, type Toasts } from './useToasts';

const ToastViewport = onDemand(async () => (await import('./ToastViewport')).ToastViewport);

export interface ToastProviderProps {
  /**
   * Lifetime of a toast, in ms. A toast with an action lasts six times as long. The timer pauses
   * during interaction and in the background.
   * @default 5000 (the specification)
   */
  lifetime?: number;
  /**
   * Maximum number of toasts. A new toast replaces the oldest.
   * @default 10 (the specification)
   */
  limit?: number;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof toastProvider>>;
  /**
   * Props for the parts of each toast, such as `{ root: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: ToastSlots | undefined;
  children?: ReactNode;
}

/**
 * Stack of short messages about actions that succeeded or failed. Components inside the provider
 * show toasts with `useToasts`.
 *
 * **When not to use it:** for a question, use a `Dialog`.
 *
 * **Do:** Report a finished action.
 *
 * **Don't:** Report problems that the user must solve: show them next to their fields.
 *
 * | Key | Action |
 * | --- | --- |
 * | F8 | moves to the stack, even from an open dialog |
 * | Tab | moves from toast to toast |
 * | Escape | closes the toast of the focused button; after the last toast, the focus returns |
 */
export function ToastProvider({
  lifetime = 5000,
  limit = 10,
  texts,
  slotProps,
  children,
}: ToastProviderProps) {
  const [stack, dispatch] = useReducer(toastStack, []);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(() => {
    const show =
      (type: ToastType) =>
      (message: string, options: ToastOptions = {}) => {
        count.current += 1;
        const id = `toast-${count.current}`;
        const { title, action, link } = options;
        const toast = { id, type, message, title, action, link, open: true };
        dispatch({ do: 'show', toast, limit });
        return id;
      };
    return {
      success: show('success'),
      error: show('error'),
      info: show('info'),
      dismiss: (id) => dispatch({ do: 'close', id }),
    };
  }, [limit]);
  // Loads the stack with the first toast, or once the page has been used and is idle.
  const atRest = useAtRest();
  return (
    <ToastContext value={toasts}>
      {children}
      {/* Rendered from the start, because screen readers announce only additions to an existing
   live
             region. */}
      <div aria-live="polite" aria-relevant="additions">
        {(atRest || stack.length > 0) && (
          <ToastViewport
            stack={stack}
            lifetime={lifetime}
            texts={texts}
            slotProps={slotProps}
            onClose={(id) => dispatch({ do: 'close', id })}
            onGone={(id) => dispatch({ do: 'forget', id })}
          />
        )}
      </div>
    </ToastContext>
  );
}
