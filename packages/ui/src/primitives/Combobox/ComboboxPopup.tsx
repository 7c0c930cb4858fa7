'use client';

import * as Radix from '@radix-ui/react-popover';
import { Check } from 'lucide-react';
import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Combobox.css';
import type { useCombobox } from './useCombobox';

export interface ComboboxPopupProps<Value extends string> {
  /** The id of the list. */
  id: string;
  /** Names the list. */
  label: ReactNode;
  /** Where the field stands: a press there is not a press outside. */
  frame: RefObject<HTMLElement | null>;
  box: ReturnType<typeof useCombobox<Value>>;
  value: Value | null;
  optionId: (value: Value) => string;
  emptyText: string;
}

/** The list below the field. The focus never goes into it: the field says which option is marked. */
export function ComboboxPopup<Value extends string>({
  id,
  label,
  frame,
  box,
  value,
  optionId,
  emptyText,
}: ComboboxPopupProps<Value>) {
  const container = usePortalContainer();
  const activeId = box.active && optionId(box.active.value);
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const stayOpen = (event: Event) => {
    if (frame.current?.contains(event.target as Node)) event.preventDefault();
  };
  return (
    <Radix.Portal container={container}>
      <Radix.Content
        role="presentation"
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className={styles.popup}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={stayOpen}
        // A press on the list leaves the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {box.found.length === 0 ? (
          <p aria-hidden className={styles.empty}>
            {emptyText}
          </p>
        ) : (
          <div role="listbox" id={id} aria-label={typeof label === 'string' ? label : undefined}>
            {box.found.map((option) => (
              <button
                key={option.value}
                type="button"
                role="option"
                id={optionId(option.value)}
                tabIndex={-1}
                aria-selected={option.value === value}
                data-active={option === box.active || undefined}
                disabled={option.disabled}
                className={styles.option}
                onPointerMove={() => box.setActive(option)}
                onClick={() => box.choose(option)}
              >
                {option.icon}
                <span className={styles.label}>{option.label}</span>
                {option.detail !== undefined && (
                  <bdi className={styles.detail}>{option.detail}</bdi>
                )}
                <Check aria-hidden className={styles.check} />
              </button>
            ))}
          </div>
        )}
      </Radix.Content>
    </Radix.Portal>
  );
}
