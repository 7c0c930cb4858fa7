'use client';

import { useDirection } from '@radix-ui/react-direction';
import * as Radix from '@radix-ui/react-toast';
import { toastProvider } from '@platform/messages/toastProvider';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { Toast } from './Toast';
import * as styles from './Toast.css';
import type { ToastEntry } from './toastStack';

export interface ToastViewportProps {
  stack: readonly ToastEntry[];
  lifetime: number;
  /** The texts that differ from those of the reader's language. */
  texts: Partial<TextsOf<typeof toastProvider>> | undefined;
  onClose: (id: string) => void;
  onGone: (id: string) => void;
}

/** Where the toasts of a `ToastProvider` stand, in a file of its own: its code comes on demand. */
export function ToastViewport({ stack, lifetime, texts, onClose, onGone }: ToastViewportProps) {
  const text = useTexts(toastProvider, texts);
  // Towards the edge the stack stands at.
  const swipeDirection = useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <Radix.Provider swipeDirection={swipeDirection} duration={lifetime}>
      {stack.map((toast) => (
        <Toast
          {...toast}
          key={toast.id}
          lifetime={lifetime}
          title={toast.title ?? text[toast.type]}
          closeLabel={text.close}
          onClose={() => onClose(toast.id)}
          onGone={() => onGone(toast.id)}
        />
      ))}
      <Radix.Viewport label={text.region({ key: '{hotkey}' })} className={styles.viewport} />
    </Radix.Provider>
  );
}
