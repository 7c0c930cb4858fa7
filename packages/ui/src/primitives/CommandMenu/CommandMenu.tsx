'use client';

import { useState } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useControlled } from '../../internal/useControlled';
import { useHotkey, type Hotkey } from '../../internal/useHotkey';
import type { CommandDialogProps } from './CommandDialog';

const CommandDialog = onDemand(async () => (await import('./CommandDialog')).CommandDialog);

export interface CommandMenuProps extends Omit<CommandDialogProps, 'open' | 'onClose'> {
  /** Open state. Makes the menu controlled. */
  open?: boolean;
  /**
   * Initial open state.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Hotkey that toggles the menu, such as 'mod+k'.
   * @default undefined (none)
   */
  hotkey?: Hotkey;
}

/**
 * Menu for finding a page or action by name.
 *
 * **When not to use it:** for a few actions, use a `Menu`; to choose a value in a form, a
 * `Combobox`.
 *
 * **Do:** Offer all pages and actions, and show the hotkey.
 *
 * **Don't:** Make the command menu the only way to reach an action.
 *
 * | Key | Action |
 * | --- | --- |
 * | letters | show commands with matching labels or keywords |
 * | Down, Up | moves to the next or previous command, cyclically |
 * | Home, End | moves to the first or last command |
 * | Enter | runs the active command and closes the menu |
 * | Escape | clears the search, then closes the menu |
 */
export function CommandMenu({
  open: given,
  defaultOpen = false,
  onOpenChange,
  hotkey,
  ...rest
}: CommandMenuProps) {
  const [open, setOpen] = useControlled(given, defaultOpen, onOpenChange);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  useHotkey(hotkey, () => setOpen(!open));
  return wasOpen && <CommandDialog {...rest} open={open} onClose={() => setOpen(false)} />;
}
