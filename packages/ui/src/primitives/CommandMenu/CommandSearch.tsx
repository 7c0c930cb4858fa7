'use client';

import type { commandMenu } from '@platform/messages/commandMenu';
import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { bringIntoView } from '../../internal/browser';
import { keepsEscape } from '../../internal/dismiss';
import { isComposing } from '../../internal/isComposing';
import * as list from '../../internal/options.css';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import type { TextsOf } from '../../theme/Messages';
import { ModalClose } from '../Dialog/Modal';
import { CloseButton } from '../IconButton/CloseButton';
import { label as heading } from '../Menu/Menu.css';
import { icon } from '../SearchField/SearchField.css';
import { Spinner } from '../Spinner/Spinner';
import { TextField } from '../TextField/TextField';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './CommandMenu.css';
import { listCommands, type Command, type CommandGroup } from './listCommands';

export interface CommandMenuSlots {
  /** Overlay behind the menu's dialog. */
  overlay?: SlotProps<'div'> | undefined;
  search?: SlotProps<'input'> | undefined;
  close?: SlotProps<'button'> | undefined;
  list?: SlotProps<'div'> | undefined;
  /** Command with the given id. */
  option?: ((id: string) => SlotProps<'button'> | undefined) | undefined;
}

export interface CommandSearchProps {
  groups: readonly CommandGroup[];
  loading: boolean;
  text: TextsOf<typeof commandMenu>;
  onClose: () => void;
  /**
   * Ids of recent commands, latest first.
   * @default []
   */
  recent?: readonly string[];
  /**
   * Lists only matching commands. Set it to `false` if the server searches on `onSearch`.
   * @default true
   */
  filter?: boolean;
  /** Called with the typed text. */
  onSearch?: (query: string) => void;
  /**
   * Props for the parts, such as `{ search: { maxLength: 40 } }`.
   * @default {}
   */
  slotProps?: CommandMenuSlots | undefined;
}

/** Search field and list of a `CommandMenu`, mounted on each opening. */
export function CommandSearch({
  groups,
  loading,
  text,
  onClose,
  recent = [],
  filter = true,
  onSearch,
  slotProps,
}: CommandSearchProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const listed = listCommands({ query, groups, recent, recentLabel: text.recent, filter });
  const all = listed.flatMap(({ commands }) => commands);
  const enabled = all.filter(({ disabled = false }) => !disabled);
  // The first command is active by default.
  const active = enabled.find((command) => command.id === activeId) ?? enabled[0];
  const optionId = (command: Command) => `${id}-option-${command.id}`;

  const search = (next: string) => {
    setQuery(next);
    setActiveId(undefined);
    onSearch?.(next);
  };
  const run = (command: Command) => {
    onClose();
    command.onSelect();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const at = active ? enabled.indexOf(active) : -1;
    const next: Record<string, number> = {
      ArrowDown: (at + 1) % enabled.length,
      ArrowUp: at <= 0 ? -1 : at - 1,
      Home: 0,
      End: -1,
    };
    const to = next[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setActiveId(enabled.at(to)?.id);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      run(active);
    } else if (event.key === 'Escape' && query !== '') {
      search('');
    }
  };

  const none = loading ? text.loading : text.empty;
  const status = () => {
    if (loading || all.length === 0) return none;
    return query === '' ? null : text.found({ count: all.length });
  };
  return (
    <>
      <div className={styles.header}>
        <TextField
          label={text.search}
          labelHidden
          prefix={<Search aria-hidden className={icon} />}
          value={query}
          onValueChange={search}
          {...mergeProps(
            {
              ...keepsEscape(query !== ''),
              placeholder: text.search,
              autoComplete: 'off',
              enterKeyHint: 'go' as const,
              role: 'combobox',
              'aria-autocomplete': 'list' as const,
              'aria-expanded': all.length > 0,
              'aria-controls': all.length > 0 ? id : undefined,
              'aria-activedescendant': active && optionId(active),
              onKeyDown,
            },
            slotProps?.search,
          )}
        />
      </div>
      <div className={styles.close}>
        <ModalClose asChild>
          <CloseButton {...slotProps?.close} label={text.close} />
        </ModalClose>
      </div>
      <div className={styles.list}>
        {all.length > 0 && (
          <div
            {...mergeProps(
              {
                role: 'listbox',
                id,
                'aria-label': text.label,
                'aria-busy': loading,
                tabIndex: -1,
                // Keeps the focus in the search field while a command is pressed.
                onMouseDown: (event: MouseEvent) => event.preventDefault(),
              },
              slotProps?.list,
            )}
          >
            {listed.map(({ label, commands }, group) => (
              <div key={group} role="group" aria-labelledby={`${id}-group-${group}`}>
                <div role="presentation" id={`${id}-group-${group}`} className={heading}>
                  {label}
                </div>
                {commands.map((command) => (
                  <button
                    key={command.id}
                    type="button"
                    {...mergeProps(
                      {
                        ref: command === active ? bringIntoView : undefined,
                        role: 'option',
                        id: optionId(command),
                        tabIndex: -1,
                        'aria-selected': command === active,
                        'data-active': command === active || undefined,
                        disabled: command.disabled,
                        className: list.option,
                        onPointerMove: () => setActiveId(command.id),
                        onClick: () => run(command),
                      },
                      slotProps?.option?.(command.id),
                    )}
                  >
                    {command.icon}
                    <span className={list.label}>{command.label}</span>
                    {command.shortcut && (
                      <span dir="ltr" className={styles.shortcut}>
                        {command.shortcut.map((key) => (
                          <kbd key={key} className={styles.key}>
                            {key}
                          </kbd>
                        ))}
                      </span>
                    )}
                  </button>
                ))}
              </div>
            ))}
          </div>
        )}
        {(loading || all.length === 0) && (
          <p aria-hidden className={list.empty}>
            {loading && <Spinner size="small" />} {none}
          </p>
        )}
        {/* Rendered from the start: screen readers ignore a live region that appears with its
           text. */}
        <VisuallyHidden role="status">{status()}</VisuallyHidden>
      </div>
    </>
  );
}
