'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useLifetime } from '../../internal/useLifetime';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Toast.css';
import { useSwipe } from './useSwipe';

/** What a toast reports. */
export type ToastType = 'success' | 'error' | 'info';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

export interface ToastProps extends Omit<ComponentProps<'li'>, 'title'> {
  type: ToastType;
  title: string;
  message: string;
  /** False makes it slide out. */
  open: boolean;
  /** How long it stays, in milliseconds; `Infinity` for until it is closed. */
  lifetime: number;
  /**
   * Its time stands still.
   * @default false
   */
  paused?: boolean;
  /** Its time is over, or its reader has sent it away. */
  onClose: () => void;
  /** It has slid out and can be forgotten. */
  onGone: () => void;
  closeLabel: string;
}

/** One message of the stack. The app never renders it: `useToasts` does. */
export function Toast({
  type,
  title,
  message,
  open,
  lifetime,
  paused = false,
  onClose,
  onGone,
  closeLabel,
  className,
  ...rest
}: ToastProps) {
  const Icon = ICONS[type];
  useLifetime(open && !paused, lifetime, onClose);
  const swipe = useSwipe(onClose);
  return (
    <li
      {...rest}
      {...swipe}
      data-type={type}
      data-state={open ? 'open' : 'closed'}
      className={classNames(styles.root, className)}
      onAnimationEnd={(event) => {
        if (!open && event.target === event.currentTarget) onGone();
      }}
    >
      <Icon aria-hidden className={styles.icon} />
      {/* An error interrupts a screen reader; good news can wait for the end of the sentence. */}
      <div role={type === 'error' ? 'alert' : undefined} className={styles.text}>
        <div className={styles.title}>{title}</div>
        <div className={styles.message}>{message}</div>
      </div>
      <IconButton
        label={closeLabel}
        onClick={onClose}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
