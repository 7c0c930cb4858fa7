'use client';

import { commandMenu } from '@platform/messages/commandMenu';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useOnDemand, type OnDemand } from '../../internal/onDemand';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as dialog from '../Dialog/Dialog.css';
import { Modal, ModalTitle } from '../Dialog/Modal';
import { rememberFocus, returnFocus } from '../Dialog/returnFocus';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css';
import { CommandSearch, type CommandSearchProps } from './CommandSearch';
import type { CommandGroup } from './listCommands';

export interface CommandDialogProps
  extends
    Pick<CommandSearchProps, 'recent' | 'filter' | 'onSearch' | 'slotProps'>,
    Omit<ComponentProps<'div'>, 'children'> {
  open: boolean;
  /** Called when the reader wants out. */
  onClose: () => void;
  /** The commands, or the function that fetches them whenever the menu opens. Give the same function in each render. */
  groups: OnDemand<CommandGroup>;
  /**
   * More commands are on their way, such as those that a server finds.
   * @default false
   */
  loading?: boolean;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof commandMenu>>;
}

/** What a `CommandMenu` opens, in a file of its own: its code is fetched when it opens for the first time. */
export function CommandDialog({
  open,
  onClose,
  groups,
  recent,
  filter,
  loading = false,
  onSearch,
  texts,
  slotProps,
  className,
  ...rest
}: CommandDialogProps) {
  const text = useTexts(commandMenu, texts);
  const known = useOnDemand(groups, open);
  return (
    <Modal
      aria-describedby={undefined}
      {...rest}
      open={open}
      onClose={onClose}
      overlayClassName={dialog.overlay}
      overlayProps={slotProps?.overlay}
      className={classNames(dialog.root, className)}
      onOpenAutoFocus={(event) => rememberFocus(event.currentTarget as HTMLElement)}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus(event.currentTarget as HTMLElement);
      }}
    >
      <ModalTitle className={hidden.root}>{text.label}</ModalTitle>
      <CommandSearch
        groups={known ?? []}
        loading={loading || known === undefined}
        text={text}
        onClose={onClose}
        slotProps={slotProps}
        {...(recent && { recent })}
        {...(filter !== undefined && { filter })}
        {...(onSearch && { onSearch })}
      />
    </Modal>
  );
}
