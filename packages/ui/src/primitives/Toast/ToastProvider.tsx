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
   * How long a toast stays, in milliseconds. No time passes while the pointer or the focus is on the
   * stack, while the window is in the background, and while the tab is hidden.
   * @default 5000 (the specification)
   */
  lifetime?: number;
  /**
   * How many are kept; the oldest is dropped.
   * @default 10 (the specification)
   */
  limit?: number;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof toastProvider>>;
  /**
   * Props for the parts of each toast: `{ root: { className: 'wide' } }`.
   * @default {}
   */
  slotProps?: ToastSlots | undefined;
  children?: ReactNode;
}

/**
 * The stack of short messages in the corner of the screen: what just succeeded or failed. Components
 * below show them with `useToasts`. Toasts are read out, leave after 5 s, and can be swiped away.
 *
 * **When not to use it:** for what must be answered, use a `Dialog`; for what is wrong with a field,
 * its `error`.
 *
 * **Do:** Report a finished action, in a sentence that readers may miss.
 *
 * **Don't:** Report a problem that the reader has to solve: show it at its field.
 *
 * | Key | Does |
 * | --- | --- |
 * | F8 | goes to the stack |
 * | Tab | goes from toast to toast |
 * | Escape | sends the toast away; after the last one the focus is back where it was |
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
  // Its code comes once the page is in use and at rest, or with the first toast.
  const atRest = useAtRest();
  return (
    <ToastContext value={toasts}>
      {children}
      {/* A screen reader announces what is added to an element that was there before. */}
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
