'use client';

import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { usePortalContainer } from '../../theme/BrandScope';
import { BrandLogo } from '../BrandLogo/BrandLogo';
import * as styles from './MenuDrawer.css';

export interface MenuDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name of the drawer. @default 'Browse' */
  label?: string;
  /** @default 'Close menu' */
  closeLabel?: string;
  children: ReactNode;
}

/**
 * The menu over the page, from the start of the line. Escape, the veil and the cross close it; the
 * focus stays inside and returns.
 */
export function MenuDrawer({
  open,
  onOpenChange,
  label = 'Browse',
  closeLabel = 'Close menu',
  children,
}: MenuDrawerProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={usePortalContainer()}>
        <Radix.Overlay className={styles.veil} />
        <Radix.Content className={styles.root} aria-describedby={undefined}>
          <VisuallyHidden>
            <Radix.Title>{label}</Radix.Title>
          </VisuallyHidden>
          <div className={styles.head}>
            <BrandLogo onClick={() => onOpenChange(false)} />
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </div>
          <div className={styles.menu}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
