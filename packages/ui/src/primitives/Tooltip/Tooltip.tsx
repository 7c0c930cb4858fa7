'use client';

import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { usePortalContainer } from '../../theme/BrandScope';
import * as styles from './Tooltip.css';

/** How long the pointer rests before the tooltip opens, in milliseconds. */
const OPEN_DELAY = 300;

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** A few words. */
  content: ReactNode;
  /**
   * Where it stands, if there is room.
   * @default 'top'
   */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Shown from the start.
   * @default false
   */
  defaultOpen?: boolean;
  /** The one thing it explains: an element that takes the focus, a ref and event handlers. */
  children: ReactElement;
}

/**
 * Names what is pointed at or focused: an icon without a text, an abbreviation. Fades in 300 ms.
 *
 * **When not to use it:** for what must be read, since phones never show it; for anything to press,
 * use a `Dialog`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | shows it with the focus |
 * | Escape | hides it |
 */
export function Tooltip({
  content,
  side = 'top',
  defaultOpen = false,
  className,
  children,
  ...rest
}: TooltipProps) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={usePortalContainer()}>
          <Radix.Content
            {...rest}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={classNames(styles.root, className)}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
