'use client';

import { toastProvider } from '@platform/messages/toastProvider';
import { useEffect, useRef } from 'react';
import { TOASTS } from '../../internal/dismiss';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { Toast, type ToastSlots } from './Toast';
import * as styles from './Toast.css';
import type { ToastEntry } from './toastStack';
import { useAttention } from './useAttention';

/** The key that takes the focus to the stack. */
const HOTKEY = 'F8';

export interface ToastViewportProps {
  stack: readonly ToastEntry[];
  lifetime: number;
  /** The texts that differ from those of the reader's language. */
  texts: Partial<TextsOf<typeof toastProvider>> | undefined;
  slotProps: ToastSlots | undefined;
  onClose: (id: string) => void;
  onGone: (id: string) => void;
}

/** Where the toasts of a `ToastProvider` are, in a file of its own: its code comes on demand. */
export function ToastViewport({
  stack,
  lifetime,
  texts,
  slotProps,
  onClose,
  onGone,
}: ToastViewportProps) {
  const text = useTexts(toastProvider, texts);
  const region = useRef<HTMLElement>(null);
  const { attention, hasAttention, leave } = useAttention();

  useEffect(() => {
    const goToStack = ({ key }: KeyboardEvent) => {
      if (key === HOTKEY) region.current?.focus();
    };
    document.addEventListener('keydown', goToStack);
    return () => document.removeEventListener('keydown', goToStack);
  }, []);

  return (
    <section
      {...TOASTS}
      {...attention}
      ref={region}
      tabIndex={-1}
      aria-label={text.region({ key: HOTKEY })}
      className={styles.viewport}
    >
      <ol className={styles.list}>
        {stack.map((toast) => (
          <Toast
            {...toast}
            key={toast.id}
            lifetime={toast.action ? Infinity : lifetime}
            paused={hasAttention}
            title={toast.title ?? text[toast.type]}
            closeLabel={text.close}
            slotProps={slotProps}
            onClose={() => {
              leave(region.current);
              onClose(toast.id);
            }}
            onGone={() => onGone(toast.id)}
          />
        ))}
      </ol>
    </section>
  );
}
