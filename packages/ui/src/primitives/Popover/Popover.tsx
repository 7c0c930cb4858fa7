'use client';

import type { ReactElement } from 'react';
import { PopoverContent, PopoverRoot, PopoverTrigger } from './PopoverParts';
import type { PopoverOverlayProps } from './PopoverOverlay';

export interface PopoverProps extends Omit<PopoverOverlayProps, 'link'> {
  /** Trigger: a `Button` or an `IconButton`. */
  trigger: ReactElement;
}

/**
 * Small panel beside its button, such as a short form.
 *
 * **When not to use it:** for a question, use a `Dialog`.
 *
 * **Do:** Keep the content short.
 *
 * **Don't:** List links or actions: use a `Menu`.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on the trigger: opens the panel and moves the focus inside |
 * | Tab, Shift + Tab | cycles through the panel |
 * | Escape | closes the panel and returns to the trigger |
 */
export function Popover({ trigger, open, defaultOpen, onOpenChange, ...rest }: PopoverProps) {
  return (
    <PopoverRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent {...rest} />
    </PopoverRoot>
  );
}
