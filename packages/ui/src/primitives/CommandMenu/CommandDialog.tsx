'use client';

import { commandMenu } from '@platform/messages/commandMenu';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { useOnDemand, type OnDemand } from '../../internal/onDemand';
import { mergeProps } from '../../internal/mergeProps';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as dialog from '../Dialog/Dialog.css';
import { Modal, ModalRoot, ModalTitle } from '../Dialog/Modal';
import { rememberFocus, returnFocus } from '../Dialog/returnFocus';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css';
import { CommandSearch, type CommandSearchProps } from './CommandSearch';
import type { CommandGroup } from './listCommands';

export interface CommandDialogProps
  extends
    Pick<CommandSearchProps, 'recent' | 'filter' | 'onSearch' | 'slotProps'>,
    Omit<ComponentProps<'div'>, 'children'> {
  open: boolean;
  /** Called on Escape, on a press outside, and by the close button. */
  onClose: () => void;
  /** Commands, or a stable function that fetches them each time the menu opens. */
  groups: OnDemand<CommandGroup>;
  /**
   * True while more commands load.
   * @default false
   */
  loading?: boolean;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof commandMenu>>;
}

/** Dialog of a `CommandMenu`, loaded when the menu first opens. */
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
    <ModalRoot open={open} onOpenChange={onClose}>
      <Modal
        {...rest}
        overlayProps={mergeProps({ className: dialog.overlay }, slotProps?.overlay)}
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
    </ModalRoot>
  );
}
