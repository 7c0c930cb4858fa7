'use client';

import { menuDrawer } from '@platform/messages/menuDrawer';
import { Modal, ModalClose, ModalTitle } from '../../primitives/Dialog/Modal';
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
  /** `undefined` while loading. */
  groups: SidebarProps['groups'] | undefined;
  /** Address of the logo's link. */
  homeHref: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Browse closes the menu on its own, so a press on it is not an outside click. */
const leaveBrowse = (event: Event) => {
  if ((event.target as Element).closest('[data-browse]')) event.preventDefault();
};

/**
 * Shows the menu over the page, from the inline start. Escape, the overlay and the cross close it.
 * The focus is trapped inside, and returns.
 */
export function MenuDrawer({ open, onOpenChange, groups, homeHref, ...menu }: MenuDrawerProps) {
  const text = useTexts(menuDrawer);
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onClose={close}
      aria-describedby={undefined}
      onPointerDownOutside={leaveBrowse}
      overlayClassName={styles.overlay}
      className={styles.root}
    >
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
  );
}
