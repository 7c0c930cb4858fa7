'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef, type ComponentProps } from 'react';
import type { AnchoredOverlayProps } from '../../internal/anchoredOverlay';
import { classNames } from '../../internal/classNames';
import { floating } from '../../internal/floating.css';
import { focusBack } from '../../internal/lastInput';
import { TriggerStandIn, useCatchUp } from '../../internal/TriggerStandIn';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Menu.css';
import { MenuPrimitives } from './MenuPrimitives';

const PRIMITIVES = {
  Item: Radix.Item,
  Separator: Radix.Separator,
  Group: Radix.Group,
  Label: Radix.Label,
};

export type MenuOverlayProps = AnchoredOverlayProps & Omit<ComponentProps<'div'>, 'dir'>;

/** Content of a `Menu`, loaded when the trigger is hovered or focused. */
export function MenuOverlay({
  link,
  side = 'bottom',
  align = 'end',
  open,
  defaultOpen = false,
  onOpenChange,
  onKeyDownCapture,
  className,
  ...rest
}: MenuOverlayProps) {
  const container = usePortalContainer();
  useCatchUp(link);
  /** True if a press outside closed the menu: the pressed element keeps the focus. */
  const left = useRef(false);
  return (
    // Not modal, because a modal menu would block scrolling and presses outside.
    <Radix.Root
      modal={false}
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <Radix.Trigger asChild>
        <TriggerStandIn link={link} />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <MenuPrimitives value={PRIMITIVES}>
          <Radix.Content
            {...rest}
            loop
            side={side}
            align={align}
            sideOffset={8}
            collisionPadding={8}
            onInteractOutside={() => {
              left.current = true;
            }}
            onCloseAutoFocus={() => {
              // Acts before Radix, which would show a focus ring after a press.
              if (!left.current) focusBack(link.element);
              left.current = false;
            }}
            onKeyDownCapture={(event) => {
              onKeyDownCapture?.(event);
              if (event.key !== 'Tab') return;
              // Handles Tab, which Radix ignores. Focuses the trigger, from which the browser moves
              // the focus.
              event.stopPropagation();
              link.element.focus();
            }}
            className={classNames(floating, styles.root, className)}
          />
        </MenuPrimitives>
      </Radix.Portal>
    </Radix.Root>
  );
}
