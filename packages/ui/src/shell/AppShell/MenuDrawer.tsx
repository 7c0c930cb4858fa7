'use client';

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Modal } from '../../primitives/Dialog/Modal';
import { IconButton } from '../../primitives/IconButton/IconButton';
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
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onClose={close}
      aria-label={label}
      veilClassName={styles.veil}
      className={styles.root}
    >
      <div className={styles.head}>
        <BrandLogo onClick={close} />
        <IconButton label={closeLabel} onClick={close}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className={styles.menu}>{children}</div>
    </Modal>
  );
}
