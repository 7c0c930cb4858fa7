import type { ProductMenuItem } from '@platform/ui';
import { ArrowLeftRight, LogOut, ReceiptText, Settings, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { modalHref, paths } from '../paths';
import { MENU_LINKS } from './links';

const ICONS: Readonly<Record<string, ReactNode>> = {
  [modalHref('wallet')]: <Wallet aria-hidden />,
  [paths.transactions]: <ArrowLeftRight aria-hidden />,
  [paths.myBets]: <ReceiptText aria-hidden />,
  [paths.settings]: <Settings aria-hidden />,
  [modalHref('logout')]: <LogOut aria-hidden />,
};

export const PRODUCT_MENU: readonly ProductMenuItem[] = MENU_LINKS.flatMap(
  ({ productMenu, ...link }) => (productMenu === undefined ? [] : [{ ...link, productMenu }]),
)
  .sort((a, b) => a.productMenu - b.productMenu)
  .map(({ title, href }) => ({
    title,
    href,
    icon: ICONS[href],
    tone: href === modalHref('logout') ? 'danger' : 'default',
  }));
