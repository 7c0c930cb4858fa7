'use client';

import type { ReactNode } from 'react';
import type { SlotProps } from '../../internal/mergeProps';
import { DialogBody, type DialogBodyProps } from './DialogBody';
import {
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  type DialogContentProps,
  type DialogContentSlots,
  type DialogRootProps,
} from './DialogParts';

export interface DialogSlots extends DialogContentSlots {
  /** Container of the title and the description. */
  header?: SlotProps<'div'> | undefined;
  /** Row of buttons at the bottom. */
  footer?: SlotProps<'div'> | undefined;
}

export interface DialogProps
  extends
    Omit<DialogRootProps, 'children'>,
    Omit<DialogContentProps, 'title' | 'slotProps'>,
    Pick<DialogBodyProps, 'loading' | 'busy'> {
  /** Called when the user closes the dialog. */
  onClose?: (() => void) | undefined;
  /** Dialog title and accessible name. */
  title: ReactNode;
  /** Sentence below the title. */
  description?: ReactNode;
  /** Actions below the scrolling content. */
  footer?: ReactNode;
  /**
   * Props for the parts, such as `{ overlay: { className: 'dim' } }`.
   * @default {}
   */
  slotProps?: DialogSlots | undefined;
  children?: ReactNode;
}

/**
 * Layer over the page for a single short task: sign in, confirm, place a bet. The animation takes
 * 300 ms, or none with reduced motion. Up to 768 px, the dialog is a sheet at the bottom.
 *
 * **When not to use it:** for a long task, use a page.
 *
 * **Do:** Name the task in the title.
 *
 * **Don't:** Interrupt a game with a message: use a `Toast`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Tab, Shift + Tab | cycles through the dialog |
 * | Escape | closes the dialog |
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  onClose,
  title,
  description,
  footer,
  loading = false,
  busy,
  slotProps,
  children,
  ...rest
}: DialogProps) {
  return (
    <DialogRoot
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={(next) => {
        onOpenChange?.(next);
        if (!next) onClose?.();
      }}
    >
      <DialogContent {...rest} slotProps={slotProps}>
        <DialogHeader {...slotProps?.header}>
          <DialogTitle>{title}</DialogTitle>
          {description !== undefined && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        {(loading || children !== undefined) && (
          <DialogBody loading={loading} busy={busy}>
            {children}
          </DialogBody>
        )}
        {footer !== undefined && <DialogFooter {...slotProps?.footer}>{footer}</DialogFooter>}
      </DialogContent>
    </DialogRoot>
  );
}
