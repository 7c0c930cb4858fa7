'use client';

import { useDirection } from '@radix-ui/react-direction';
import * as Radix from '@radix-ui/react-toast';
import type { toastProvider } from '@platform/messages/toastProvider';
import type { TextsOf } from '../../theme/Messages';
import { Toast } from './Toast';
import * as styles from './Toast.css';
import type { ToastEntry } from './toastStack';

export interface ToastViewportProps {
  stack: readonly ToastEntry[];
  lifetime: number;
  texts: TextsOf<typeof toastProvider>;
  onClose: (id: string) => void;
  onGone: (id: string) => void;
}

/** Where the toasts of a `ToastProvider` stand, in a file of its own: its code comes on demand. */
export function ToastViewport({ stack, lifetime, texts, onClose, onGone }: ToastViewportProps) {
  // Towards the edge the stack stands at.
  const swipeDirection = useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <Radix.Provider swipeDirection={swipeDirection} duration={lifetime}>
      {stack.map((toast) => (
        <Toast
          {...toast}
          key={toast.id}
          lifetime={lifetime}
          closeLabel={texts.close}
          onClose={() => onClose(toast.id)}
          onGone={() => onGone(toast.id)}
        />
      ))}
      <Radix.Viewport label={texts.region({ key: '{hotkey}' })} className={styles.viewport} />
    </Radix.Provider>
  );
}
