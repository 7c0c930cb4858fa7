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
  /** `undefined` while they are on their way. */
  groups: SidebarProps['groups'] | undefined;
  /** Where the logo leads. */
  homeHref: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Browse closes the menu by itself: a press on it is not one beside the menu. */
const leaveBrowse = (event: Event) => {
  if ((event.target as Element).closest('[data-browse]')) event.preventDefault();
};

/**
 * The menu over the page, from the start of the line. Escape, the overlay and the cross close it; the
 * focus stays inside and returns.
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
