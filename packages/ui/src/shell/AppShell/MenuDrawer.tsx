'use client';

import { menuDrawer } from '@platform/messages/menuDrawer';
import { Modal, ModalClose, ModalRoot, ModalTitle } from '../../primitives/Dialog/Modal';
import { CloseButton } from '../../primitives/IconButton/CloseButton';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { BrandLogo } from '../BrandLogo/BrandLogo';
import { Sidebar, type SidebarProps } from '../Sidebar/Sidebar';
import { useTexts } from '../../theme/Messages';
import * as styles from './MenuDrawer.css';

export interface MenuDrawerProps extends Pick<
  SidebarProps,
  'signedIn' | 'currentPath' | 'signInHref'
> {
  /** Menu groups; `undefined` while loading. */
  groups: SidebarProps['groups'] | undefined;
  homeHref: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Modal menu over the page, at the inline start. */
export function MenuDrawer({ open, onOpenChange, groups, homeHref, ...menu }: MenuDrawerProps) {
  const text = useTexts(menuDrawer);
  const close = () => onOpenChange(false);
  return (
    <ModalRoot open={open} onOpenChange={onOpenChange}>
      <Modal overlayProps={{ className: styles.overlay }} className={styles.root}>
        <VisuallyHidden>
          <ModalTitle>{text.title}</ModalTitle>
        </VisuallyHidden>
        <div className={styles.head}>
          <BrandLogo href={homeHref} onClick={close} />
          <ModalClose asChild>
            <CloseButton label={text.close} />
          </ModalClose>
        </div>
        <div className={styles.menu}>
          {groups && <Sidebar {...menu} groups={groups} onNavigate={close} />}
        </div>
      </Modal>
    </ModalRoot>
  );
}
