'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { afterAnimation } from '../../internal/browser';
import { classNames } from '../../internal/classNames';
import { keepsEscape } from '../../internal/dismiss';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { useMergedRef } from '../../internal/useMergedRef';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import * as styles from './Toast.css';
import { useSwipe } from './useSwipe';

export type ToastType = 'success' | 'error' | 'info';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

export interface ToastAction {
  label: string;
  /** Called at most once. */
  onPress: () => void;
}

export interface ToastLink {
  text: string;
  href: string;
}

export interface ToastSlots {
  /** The toast's root element. */
  root?: SlotProps<'li'> | undefined;
  close?: SlotProps<'button'> | undefined;
}

export interface ToastProps extends Omit<ComponentProps<'li'>, 'title'> {
  type: ToastType;
  title: string;
  message: string;
  /** Action button. */
  action?: ToastAction | undefined;
  /**
   * Link that closes the toast.
   * @default undefined
   */
  link?: ToastLink | undefined;
  /** True while the toast is open. `false` starts the slide-out animation. */
  open: boolean;
  /** Called when the user closes the toast. */
  onClose: () => void;
  /** Called after the slide-out animation. */
  onGone: () => void;
  closeLabel: string;
  /**
   * Props for the parts.
   * @default {}
   */
  slotProps?: ToastSlots | undefined;
}

/** Toast in the stack, rendered by the provider. */
export function Toast({
  type,
  title,
  message,
  action,
  link,
  open,
  onClose,
  onGone,
  closeLabel,
  slotProps,
  ref,
  className,
  ...rest
}: ToastProps) {
  const Icon = ICONS[type];
  const swipe = useSwipe(onClose);
  const root = useRef<HTMLLIElement>(null);
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (open || !root.current) return undefined;
    return afterAnimation(root.current, () => leave());
  }, [open]);
  return (
    <li
      {...mergeProps(
        mergeProps<ComponentProps<'li'>>(
          {
            ...swipe,
            ref: useMergedRef(root, ref),
            className: classNames(styles.root, className),
            // Keeps a dialog below the toast open.
            ...keepsEscape(true),
            onKeyDown: ({ key }) => {
              if (key === 'Escape') onClose();
            },
          },
          rest,
        ),
        slotProps?.root,
      )}
      data-type={type}
      data-state={open ? 'open' : 'closed'}
    >
      <Icon aria-hidden className={styles.icon} />
      {/* Interrupts screen readers for errors only. */}
      <div role={type === 'error' ? 'alert' : undefined} className={styles.text}>
        <div className={styles.title}>{title}</div>
        <div className={styles.message}>{message}</div>
        {action && (
          <Button
            tone="neutral"
            className={styles.action}
            onClick={() => {
              // Ignores presses on a toast that is sliding out.
              if (!open) return;
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
        {link && (
          <Link
            href={link.href}
            className={styles.link}
            onClick={(event) => (open ? onClose() : event.preventDefault())}
          >
            {link.text}
          </Link>
        )}
      </div>
      <IconButton
        label={closeLabel}
        {...mergeProps<ComponentProps<'button'>>({ onClick: onClose }, slotProps?.close)}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
