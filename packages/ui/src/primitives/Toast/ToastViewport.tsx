'use client';

import { toastProvider } from '@platform/messages/toastProvider';
import { useLayoutEffect } from 'react';
import { useAttentionClock } from '../../internal/useAttentionClock';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { Toast, type ToastSlots } from './Toast';
import * as styles from './Toast.css';
import { lifetimesOf, type ToastEntry } from './toastStack';
import { useStackFocus } from './useStackFocus';

const HOTKEY = 'F8';

/** Id of the whole region in the attention clock. */
const REGION = 'region';

export interface ToastViewportProps {
  stack: readonly ToastEntry[];
  lifetime: number;
  /** Texts that override the built-in ones. */
  texts: Partial<TextsOf<typeof toastProvider>> | undefined;
  slotProps: ToastSlots | undefined;
  onClose: (id: string) => void;
  onGone: (id: string) => void;
}

export function ToastViewport({
  stack,
  lifetime,
  texts,
  slotProps,
  onClose,
  onGone,
}: ToastViewportProps) {
  const text = useTexts(toastProvider, texts);
  const { region, onFocus, onBlur } = useStackFocus();
  const attended = useAttentionClock(
    new Map([[REGION, Infinity], ...lifetimesOf(stack, lifetime)]),
    onClose,
  );
  const attendedRegion = attended(REGION);

  useLayoutEffect(() => {
    const goToStack = ({ key }: KeyboardEvent) => {
      if (key === HOTKEY) region.current?.focus();
    };
    // Listens in the capture phase, before controls that stop the key's propagation.
    document.addEventListener('keydown', goToStack, { capture: true });
    return () => document.removeEventListener('keydown', goToStack, { capture: true });
  }, [region]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus
    <section
      ref={region}
      tabIndex={-1}
      aria-label={text.region({ key: HOTKEY })}
      className={styles.viewport}
      onFocus={(event) => {
        onFocus(event);
        if (event.target === event.currentTarget) attendedRegion.onFocus();
      }}
      onBlur={(event) => {
        onBlur();
        attendedRegion.onBlur(event);
      }}
    >
      <ol className={styles.list}>
        {stack.map((toast) => (
          <Toast
            {...toast}
            {...attended(toast.id)}
            key={toast.id}
            title={toast.title ?? text[toast.type]}
            closeLabel={text.close}
            slotProps={slotProps}
            onClose={() => onClose(toast.id)}
            onGone={() => onGone(toast.id)}
          />
        ))}
      </ol>
    </section>
  );
}
