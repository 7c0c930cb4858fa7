'use client';

import { useState, type ReactNode } from 'react';
import { AppHeader } from '../src/shell/AppHeader/AppHeader';
import { AppShell } from '../src/shell/AppShell/AppShell';
import { ProductMenu } from '../src/shell/ProductMenu/ProductMenu';
import { BalanceSelector } from '../src/wallet/BalanceSelector/BalanceSelector';
import { hrefs, productMenu } from '../src/samples/site';
import { useSiteFrame } from './useSiteFrame';

interface MemberScreenProps {
  /** Path of the screen. The menus mark the matching entry as current. */
  path: string;
  children: ReactNode;
  modal?: ReactNode;
}

/** Page of the member area with its shell, for whole-screen stories. */
export function MemberScreen({ path, children, modal }: MemberScreenProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const frame = useSiteFrame();
  return (
    <AppShell
      {...frame}
      signedIn
      currentPath={path}
      menuOpen={menuOpen}
      onMenuOpenChange={setMenuOpen}
      header={
        <AppHeader
          locker={<BalanceSelector kind="locker" href={hrefs.wallet} balance={250_000_000n} />}
          wallet={<BalanceSelector kind="wallet" href={hrefs.wallet} balance={1_234_567_890n} />}
          onReferral={() => {}}
          menu={<ProductMenu items={productMenu} />}
          homeHref={hrefs.dashboard}
        />
      }
    >
      {children}
      {modal}
    </AppShell>
  );
}
