'use client';

import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Toast.css';

/** What a toast reports. */
export type ToastType = 'success' | 'error' | 'info';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

export interface ToastProps extends Omit<ComponentProps<'li'>, 'title' | 'onPause'> {
  type: ToastType;
  title: string;
  message: string;
  /** False makes it slide out. */
  open: boolean;
  /** How long it stays, in milliseconds, less the time spent under the pointer or with the focus. */
  lifetime: number;
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
  onClose,
  onGone,
  closeLabel,
  className,
  ...rest
}: ToastProps) {
  const Icon = ICONS[type];
  return (
    <Radix.Root
      {...rest}
      // Foreground interrupts a screen reader; good news can wait for the end of the sentence.
      type={type === 'error' ? 'foreground' : 'background'}
      duration={lifetime}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      data-type={type}
      className={classNames(styles.root, className)}
      onAnimationEnd={(event) => {
        if (!open && event.target === event.currentTarget) onGone();
      }}
    >
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.text}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description className={styles.message}>{message}</Radix.Description>
      </div>
      <Radix.Close asChild>
        <IconButton label={closeLabel}>
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
