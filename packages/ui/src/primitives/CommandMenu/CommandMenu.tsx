'use client';

import { useState } from 'react';
import { onDemand } from '../../internal/onDemand';
import { useControlled } from '../../internal/useControlled';
import { useHotkey, type Hotkey } from '../../internal/useHotkey';
import type { CommandDialogProps } from './CommandDialog';

const CommandDialog = onDemand(async () => (await import('./CommandDialog')).CommandDialog);

export interface CommandMenuProps extends Omit<CommandDialogProps, 'open' | 'onClose'> {
  /** Whether it is open, when the caller controls that. */
  open?: boolean;
  /**
   * Open from the start.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * Opens and closes it from anywhere on the page: 'mod+k'. `mod` is Command on Apple's systems and
   * Control on others.
   * @default undefined, which listens to no key
   */
  hotkey?: Hotkey;
}

/**
 * Finds a command by its name and runs it: places to go, things to do. Also give each command a place of
 * its own on the page, and show how the menu opens: not everyone knows a hotkey.
 *
 * **When not to use it:** for a few actions, use a `Menu`; to choose a value in a form, a `Combobox`.
 *
 * **Do:** Give frequent visitors a second way to everything that the menus have.
 *
 * **Don't:** Make it the only way to an action: few readers find a shortcut.
 *
 * | Key | Does |
 * | --- | --- |
 * | letters | show the commands whose label or keywords hold them |
 * | Down, Up | goes to the next or previous command, around the ends |
 * | Home, End | goes to the first or last command |
 * | Enter | runs the marked command and closes the menu |
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
