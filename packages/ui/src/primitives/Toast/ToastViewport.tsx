'use client';

import { useDirection } from '@radix-ui/react-direction';
import * as Radix from '@radix-ui/react-toast';
import { Toast } from './Toast';
import * as styles from './Toast.css';
import type { ToastEntry } from './toastStack';

export interface ToastViewportProps {
  stack: readonly ToastEntry[];
  lifetime: number;
  label: string;
  closeLabel: string;
  onClose: (id: string) => void;
  onGone: (id: string) => void;
}

/** Where the toasts of a `ToastProvider` stand, in a file of its own: its code comes on demand. */
export function ToastViewport({
  stack,
  lifetime,
  label,
  closeLabel,
  onClose,
  onGone,
}: ToastViewportProps) {
  // Towards the edge the stack stands at.
  const swipeDirection = useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <Radix.Provider swipeDirection={swipeDirection} duration={lifetime}>
      {stack.map((toast) => (
        <Toast
          {...toast}
          key={toast.id}
          lifetime={lifetime}
          closeLabel={closeLabel}
          onClose={() => onClose(toast.id)}
          onGone={() => onGone(toast.id)}
        />
      ))}
      <Radix.Viewport label={label} className={styles.viewport} />
    </Radix.Provider>
  );
}
